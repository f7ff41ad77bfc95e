// Written by `npm run generate`. Do not edit.
import type { EnglishMessages } from '../define.ts';

export const messages = {
  "affected-sessions.titles.page": "Affected sessions",
  "affected-sessions.titles.sessions": "Sessions",
  "affected-sessions.words.nothingSent": "Nothing is sent until you confirm. Each notification is in its reader’s language.",
  "affected-sessions.words.ready": "Ready",
  "affected-sessions.words.chooseTime": "Choose a time",
  "affected-sessions.words.noTimes": "No free times in these 30 days",
  "affected-sessions.words.chooseCoach": "Choose a coach",
  "affected-sessions.words.noCoach": "No other coach is free at this time",
  "affected-sessions.decisions.NONE": "Not decided",
  "affected-sessions.decisions.KEEP": "Keep",
  "affected-sessions.decisions.MOVE": "Move",
  "affected-sessions.decisions.HAND_OVER": "Hand over",
  "affected-sessions.decisions.CANCEL": "Cancel with notice",
  "affected-sessions.means.KEEP": "You still hold this session.",
  "affected-sessions.means.MOVE": "The new time is booked at once. It can be moved again or cancelled from the notification.",
  "affected-sessions.means.HAND_OVER": "The session stays at its time, with the other coach.",
  "affected-sessions.means.CANCEL": "Everything is given back.",
  "affected-sessions.fields.decision": "What happens to the session with {name}",
  "affected-sessions.fields.time": "New time",
  "affected-sessions.fields.coach": "Coach",
  "affected-sessions.fields.message": "Message with every change",
  "affected-sessions.words.group": "A group session is moved or cancelled for all in the calendar.",
  "affected-sessions.actions.openCalendar": "Open calendar",
  "affected-sessions.actions.confirm": "Confirm",
  "affected-sessions.keys.next": "Next session",
  "affected-sessions.keys.previous": "Previous session",
  "affected-sessions.empty.title": "Every booked session fits your hours",
  "affected-sessions.empty.text": "When you change your hours or block time, sessions that no longer fit are listed here.",
  "affected-sessions.empty.noCoach": "You are not a coach here",
  "affected-sessions.counts.title": {
    "one": "{count} session no longer fits your hours",
    "other": "{count} sessions no longer fit your hours"
  },
  "affected-sessions.counts.confirm": {
    "one": "Confirm {count} decision",
    "other": "Confirm {count} decisions"
  },
  "affected-sessions.counts.done": {
    "one": "{count} decision carried out",
    "other": "{count} decisions carried out"
  },
  "affected-sessions.counts.minutes": {
    "one": "{count} min",
    "other": "{count} min"
  }
} as const satisfies EnglishMessages;
