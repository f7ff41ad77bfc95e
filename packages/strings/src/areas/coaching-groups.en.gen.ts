// Written by `npm run generate`. Do not edit.
import type { EnglishMessages } from '../define.ts';

export const messages = {
  "coaching-groups.actions.schedule": "Schedule a group session",
  "coaching-groups.actions.choose": "Choose a time",
  "coaching-groups.actions.confirm": "Schedule for {time}",
  "coaching-groups.actions.moveTo": "Move to {time}",
  "coaching-groups.actions.move": "Move",
  "coaching-groups.actions.open": "Open",
  "coaching-groups.titles.schedule": "Schedule a group session",
  "coaching-groups.titles.move": "Move the session for everyone",
  "coaching-groups.titles.people": "Participants",
  "coaching-groups.titles.queue": "Waiting list",
  "coaching-groups.fields.type": "Session type",
  "coaching-groups.fields.weeks": "Number of weeks",
  "coaching-groups.words.noTypes": "Give a session type more than one seat, and you can schedule it here.",
  "coaching-groups.words.noTimes": "You have no free times in the next three weeks.",
  "coaching-groups.words.noSeats": "No seats are taken yet.",
  "coaching-groups.words.taken": "{taken} of {seats} seats taken",
  "coaching-groups.words.done": "Scheduled"
} as const satisfies EnglishMessages;
