// Written by `npm run generate`. Do not edit.
import type { EnglishMessages } from '../define.ts';

export const messages = {
  "course-interests.menu.title": "Interested",
  "course-interests.list.hint": "People who asked to be told when enrolment opens. Each is notified once, as soon as it does.",
  "course-interests.list.search": "Search names",
  "course-interests.list.empty": "No one has asked yet",
  "course-interests.list.emptyHint": "While enrolment isn’t open, people who look at the page can ask to be told.",
  "course-interests.columns.name": "Name",
  "course-interests.columns.askedAt": "Asked",
  "course-interests.columns.state": "Status",
  "course-interests.standing.WAITING": "Waiting",
  "course-interests.standing.TOLD": "Notified",
  "course-interests.standing.ENROLLED": "Enrolled",
  "course-interests.counts.waiting": {
    "one": "{count} waiting",
    "other": "{count} waiting"
  },
  "course-interests.counts.told": {
    "one": "{count} notified",
    "other": "{count} notified"
  },
  "course-interests.counts.enrolled": {
    "one": "{count} enrolled since",
    "other": "{count} enrolled since"
  }
} as const satisfies EnglishMessages;
