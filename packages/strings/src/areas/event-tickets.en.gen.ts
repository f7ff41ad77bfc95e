// Written by `npm run generate`. Do not edit.
import type { EnglishMessages } from '../define.ts';

export const messages = {
  "event-tickets.sheet.name": "Name",
  "event-tickets.sheet.when": "When",
  "event-tickets.sheet.where": "Where",
  "event-tickets.sheet.type": "Ticket",
  "event-tickets.sheet.online": "Online",
  "event-tickets.sheet.hint": "Show this code at the door, on paper or on a screen. It lets one person in, once.",
  "event-tickets.sheet.dailyHint": "Show this code at the door, on paper or on a screen. It lets one person in, once each day.",
  "event-tickets.door.name": "Check-in",
  "event-tickets.file.sheet": "Attendees",
  "event-tickets.columns.name": "Name",
  "event-tickets.columns.email": "Email",
  "event-tickets.columns.type": "Ticket",
  "event-tickets.columns.state": "State",
  "event-tickets.columns.code": "Code",
  "event-tickets.columns.enrolledAt": "Enrolled",
  "event-tickets.columns.attendedAt": "Came in",
  "event-tickets.columns.cameOn": "Came in, {date}",
  "event-tickets.columns.gate": "Gate",
  "event-tickets.states.PENDING_PAYMENT": "Held",
  "event-tickets.states.ENROLLED": "Enrolled",
  "event-tickets.states.WAITLISTED": "Waiting",
  "event-tickets.states.CANCELLED": "Cancelled",
  "event-tickets.states.ATTENDED": "Came"
} as const satisfies EnglishMessages;
