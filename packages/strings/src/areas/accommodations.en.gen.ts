// Written by `npm run generate`. Do not edit.
import type { EnglishMessages } from '../define.ts';

export const messages = {
  "accommodations.grants.learners": "{Students}",
  "accommodations.grants.newGrant": "New accommodation",
  "accommodations.grants.grantOf": "Accommodation for {name}",
  "accommodations.grants.note": "Note: {note}",
  "accommodations.grants.learner": "{Student}",
  "accommodations.grants.learnerHint": "Name or email",
  "accommodations.grants.withdraw": "Withdraw",
  "accommodations.grants.withdrawn": "Accommodation for {name} withdrawn."
} as const satisfies EnglishMessages;
