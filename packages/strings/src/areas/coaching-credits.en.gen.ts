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
  "coaching-credits.noneButSold": "This session needs a credit, and you have none that can be used. You can buy a package on this page.",
  "coaching-credits.suspended": "Suspended while the payment is disputed",
  "coaching-credits.buyMore": "Buy more",
  "coaching-credits.offers.title": "Packages",
  "coaching-credits.offers.sessions": {
    "one": "{count} session",
    "other": "{count} sessions"
  },
  "coaching-credits.offers.validity": {
    "one": "valid for {count} day",
    "other": "valid for {count} days"
  },
  "coaching-credits.offers.anyCoach": "For sessions with any coach",
  "coaching-credits.offers.types": "For: {types}",
  "coaching-credits.offers.take": "Get for free",
  "coaching-credits.offers.taken": "You have this package.",
  "coaching-credits.offers.done": "You have the package. You can book with its credits.",
  "coaching-credits.offers.closed": "Not sold while the coach takes no bookings.",
  "coaching-credits.offers.notAllowed": "You can’t buy this package.",
  "coaching-credits.tooFew": "You have too few credits for so many weeks.",
  "coaching-credits.returned": "Your credit returns to you.",
  "coaching-credits.lost": "Your credit does not return."
} as const satisfies EnglishMessages;
