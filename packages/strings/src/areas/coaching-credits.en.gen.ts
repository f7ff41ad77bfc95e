// Written by `npm run generate`. Do not edit.
import type { EnglishMessages } from '../define.ts';

export const messages = {
  "coaching-credits.title": "Session credits",
  "coaching-credits.left": {
    "one": "{count} of {total} left",
    "other": "{count} of {total} left"
  },
  "coaching-credits.validUntil": "Valid until {date}",
  "coaching-credits.expired": "Expired on {date}",
  "coaching-credits.anyCoach": "With any coach",
  "coaching-credits.with": "With {name}",
  "coaching-credits.promotional": "Promotional",
  "coaching-credits.cells.used": "Used",
  "coaching-credits.cells.left": "Left",
  "coaching-credits.uses": {
    "one": "Uses {count} of {total} credits, valid until {date}",
    "other": "Uses {count} of {total} credits, valid until {date}"
  },
  "coaching-credits.none": "This session needs a credit, and you have none that can be used. Ask your organisation for a package.",
  "coaching-credits.tooFew": "You have too few credits for so many weeks.",
  "coaching-credits.returned": "Your credit returns to you.",
  "coaching-credits.lost": "Your credit does not return."
} as const satisfies EnglishMessages;
