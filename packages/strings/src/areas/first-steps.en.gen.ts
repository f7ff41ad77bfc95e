// Written by `npm run generate`. Do not edit.
import type { EnglishMessages } from '../define.ts';

export const messages = {
  "first-steps.welcome.lead": "Welcome to {organization}, {name}. A good place to begin:",
  "first-steps.welcome.next": "Well done, {name}. This could come next.",
  "first-steps.welcome.start": "Start here",
  "first-steps.welcome.others": "Or begin with one of these",
  "first-steps.welcome.nothing": "Welcome, {name}. What you learn will appear here.",
  "first-steps.titles.card": "First steps",
  "first-steps.labels.done": "Done",
  "first-steps.steps.email": "Confirm your email",
  "first-steps.texts.email": "Open the link that we sent to {email}.",
  "first-steps.steps.photo": "Add a picture of yourself",
  "first-steps.texts.photo": "So that others can recognise you.",
  "first-steps.steps.goal": "Set your weekly goal",
  "first-steps.texts.goal": {
    "one": "Now it is {count} day a week.",
    "other": "Now it is {count} days a week."
  },
  "first-steps.steps.group": "Join a group",
  "first-steps.texts.group": "Ask, share and follow what others post.",
  "first-steps.steps.event": "Book a place at an event",
  "first-steps.texts.event": "Meet the others, online or in person.",
  "first-steps.actions.send": "Send a new link",
  "first-steps.actions.sent": "We have sent a new link.",
  "first-steps.actions.keep": "Keep it",
  "first-steps.actions.close": "Hide first steps"
} as const satisfies EnglishMessages;
