// Written by `npm run generate`. Do not edit.
import type { EnglishMessages } from '../define.ts';

export const messages = {
  "coaching.tabs.label": "Coaching pages",
  "coaching.tabs.today": "Today",
  "coaching.tabs.calendar": "Calendar",
  "coaching.tabs.availability": "Availability",
  "coaching.tabs.session-types": "Session types",
  "coaching.tabs.learners": "{Students}",
  "coaching.tabs.ratings": "Ratings",
  "coaching.tabs.profile": "Profile",
  "coaching.tabs.packages": "Packages"
} as const satisfies EnglishMessages;
