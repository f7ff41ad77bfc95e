// Written by `npm run generate`. Do not edit.
import type { EnglishMessages } from '../define.ts';

export const messages = {
  "add-learners.title": "Add to “{title}”",
  "add-learners.fields.find": "People",
  "add-learners.fields.findHint": "Names or emails. Paste a list or drop a file of up to 5,000 rows, with or without column headings.",
  "add-learners.fields.address": "Add this email",
  "add-learners.list": {
    "one": "Pasted list: {count} person",
    "other": "Pasted list: {count} people"
  },
  "add-learners.file": {
    "one": "{name}: {count} person",
    "other": "{name}: {count} people"
  },
  "add-learners.fields.note": "Reason",
  "add-learners.fields.noteHint": "The people you add see this and your name.",
  "add-learners.chosen": "Chosen people",
  "add-learners.isIn": "{name} (already in)",
  "add-learners.columns.person": "Person",
  "add-learners.columns.outcome": "Outcome",
  "add-learners.preview": "Preview",
  "add-learners.result": "Result",
  "add-learners.progress": "Adding people",
  "add-learners.willAdd": {
    "one": "{count} person will be added.",
    "other": "{count} people will be added."
  },
  "add-learners.add": {
    "one": "Add {count} person",
    "other": "Add {count} people"
  },
  "add-learners.added": {
    "one": "{count} person was added.",
    "other": "{count} people were added."
  },
  "add-learners.undone": {
    "one": "{count} person was removed again.",
    "other": "{count} people were removed again."
  },
  "add-learners.undoHint": "You can undo this until {time}. Invitations that were sent stay valid.",
  "add-learners.stopped": "Not everyone was added. Add the rest again: no one is added twice.",
  "add-learners.more": "The first {shown} of {total} are shown.",
  "add-learners.notices.PRICED": "Enrolment has a price. People you add don’t pay.",
  "add-learners.notices.BY_INVITATION": "People can’t enrol themselves. They join when you add them.",
  "add-learners.notices.NOT_OPEN": "Enrolment isn’t open yet. People you add can start now.",
  "add-learners.notices.CLOSED": "Enrolment is closed. People you add still join.",
  "add-learners.outcomes.ADDED": "Will be added",
  "add-learners.outcomes.WAITLISTED": "Full: waiting list",
  "add-learners.outcomes.INVITED": "Not a member: will be invited",
  "add-learners.outcomes.ALREADY": "Already in",
  "add-learners.outcomes.DUPLICATE": "Already listed above",
  "add-learners.outcomes.BAD_ADDRESS": "Invalid email",
  "add-learners.outcomes.UNKNOWN": "No one by this name",
  "add-learners.outcomes.AMBIGUOUS": "Several people have this name: use the email",
  "add-learners.outcomes.NOT_MEMBER": "Not a member, and you can’t invite people",
  "add-learners.outcomes.INACTIVE": "The account is not active",
  "add-learners.outcomes.NO_ACCESS": "Has no access to this area",
  "add-learners.done.ADDED": "Added",
  "add-learners.done.WAITLISTED": "On the waiting list",
  "add-learners.done.INVITED": "Added and invited"
} as const satisfies EnglishMessages;
