/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "cmd_set.h"

#include "cmd.h"
#include "i18n.h"
#include "match.h"
#include "text.h"

enum session_result cmd_set_rate(struct session *session, const char *value)
{
	int *rate = &session->settings.speech.voice.rate;

	return cmd_read_number(session, value, VOICE_RATE_LEAST, VOICE_RATE_MOST, rate) ?
		SESSION_DONE : SESSION_REFUSED;
}

void cmd_get_rate(const struct session *session, struct buf *value)
{
	text_add(value, "%d", session->settings.speech.voice.rate);
}

enum session_result cmd_set_pitch(struct session *session, const char *value)
{
	int *pitch = &session->settings.speech.voice.pitch;

	return cmd_read_number(session, value, 0, VOICE_PITCH_MOST, pitch) ?
		SESSION_DONE : SESSION_REFUSED;
}

void cmd_get_pitch(const struct session *session, struct buf *value)
{
	text_add(value, "%d", session->settings.speech.voice.pitch);
}

enum session_result cmd_set_volume(struct session *session, const char *value)
{
	int *volume = &session->settings.speech.voice.volume;

	return cmd_read_number(session, value, 0, VOICE_VOLUME_MOST, volume) ?
		SESSION_DONE : SESSION_REFUSED;
}

void cmd_get_volume(const struct session *session, struct buf *value)
{
	text_add(value, "%d", session->settings.speech.voice.volume);
}

enum session_result cmd_set_voice(struct session *session, const char *value)
{
	const char *name = match_is("language", value) ? "" : value;
	enum session_result result = SESSION_DONE;
	struct buf sentence = { 0 };

	if (!speech_set_voice(&session->settings.speech, name, &sentence))
		result = session_refuse(session, NULL, "%s", buf_text(&sentence));
	buf_clear(&sentence);
	return result;
}

void cmd_get_voice(const struct session *session, struct buf *value)
{
	const char *name = session->settings.speech.voice.name;

	buf_add(value, *name ? name : _("language"));
}

void cmd_choose_interrupt(struct session *session, int choice)
{
	session->settings.speech.keys = choice;
}

int cmd_chosen_interrupt(const struct session *session)
{
	return session->settings.speech.keys;
}

void cmd_choose_finish(struct session *session, int choice)
{
	session->settings.speech.finish = choice;
}

int cmd_chosen_finish(const struct session *session)
{
	return session->settings.speech.finish;
}

void cmd_choose_sounds(struct session *session, int choice)
{
	session->settings.speech.sounds = choice;
}

int cmd_chosen_sounds(const struct session *session)
{
	return session->settings.speech.sounds;
}
