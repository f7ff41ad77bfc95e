// Written by `npm run generate`. Do not edit.
import type { EnglishMessages } from '../define.ts';

export const messages = {
  "checklist-keeping.titles.list": "Checklists",
  "checklist-keeping.titles.people": "Who has it",
  "checklist-keeping.titles.overdue": "Overdue",
  "checklist-keeping.titles.rule": "Who gets it",
  "checklist-keeping.titles.reminders": "Reminders",
  "checklist-keeping.lead.list": "What people have to read, do, hand in and have approved, by when.",
  "checklist-keeping.lead.overdue": "What is still on people after its date, the latest first.",
  "checklist-keeping.tabs.items": "Items",
  "checklist-keeping.tabs.people": "People",
  "checklist-keeping.tabs.overdue": "Overdue",
  "checklist-keeping.fields.title": "Name",
  "checklist-keeping.fields.description": "In one sentence",
  "checklist-keeping.fields.item": "What is to be done",
  "checklist-keeping.fields.checklist": "Checklist",
  "checklist-keeping.fields.changed": "Changed",
  "checklist-keeping.fields.course": "{Course} to finish",
  "checklist-keeping.fields.toRead": "Text to read",
  "checklist-keeping.fields.how": "How it is done",
  "checklist-keeping.fields.due": "Due",
  "checklist-keeping.fields.dueDay": "Day",
  "checklist-keeping.fields.dueOn": "Date",
  "checklist-keeping.fields.waits": "Only after the item above",
  "checklist-keeping.fields.rule": "By joining",
  "checklist-keeping.fields.set": "Permission set",
  "checklist-keeping.fields.sets": "Everybody who holds",
  "checklist-keeping.fields.approver": "Who approves",
  "checklist-keeping.fields.groupsOf": "Groups of a {course}",
  "checklist-keeping.fields.groups": "Groups",
  "checklist-keeping.fields.startsOn": "Begins on",
  "checklist-keeping.fields.person": "Person",
  "checklist-keeping.fields.progress": "Progress",
  "checklist-keeping.fields.late": "Overdue",
  "checklist-keeping.fields.ends": "Ends",
  "checklist-keeping.fields.daysLate": "Overdue by",
  "checklist-keeping.fields.searchPeople": "Search for a person",
  "checklist-keeping.due.day": "So many days after the beginning",
  "checklist-keeping.due.date": "On a date",
  "checklist-keeping.due.none": "Whenever",
  "checklist-keeping.rules.NOBODY": "Nobody; it is given by hand",
  "checklist-keeping.rules.EVERYBODY": "Everybody who joins",
  "checklist-keeping.rules.SET": "Who joins with a permission set",
  "checklist-keeping.kindTexts.READ": "Ends with “I have read it”.",
  "checklist-keeping.kindTexts.DO": "Ticked by the person.",
  "checklist-keeping.kindTexts.UPLOAD": "Done once a file is there.",
  "checklist-keeping.kindTexts.APPROVE": "A text or a file that somebody approves or sends back.",
  "checklist-keeping.kindTexts.VISIT": "Done by the code that hangs at the place.",
  "checklist-keeping.kindTexts.COURSE": "Done when the {course} is completed.",
  "checklist-keeping.hints.dueDay": "Day 1 is the day on which somebody gets the list.",
  "checklist-keeping.hints.waits": "It can’t be begun before.",
  "checklist-keeping.hints.rule": "It holds for who joins from now on.",
  "checklist-keeping.hints.approver": "Nobody chosen: everybody who may change checklists.",
  "checklist-keeping.hints.ownApprover": "For these people; otherwise the one of the checklist.",
  "checklist-keeping.hints.startsOn": "Day 1; without a date it is today.",
  "checklist-keeping.hints.sheet": "Print it and hang it at the place.",
  "checklist-keeping.words.waits": "After the one above",
  "checklist-keeping.words.day": "Day {number}",
  "checklist-keeping.words.qr": "The code as a picture that a camera reads",
  "checklist-keeping.words.reminders": "Two days before, on the day, then every three days. After six days whoever approves is told too.",
  "checklist-keeping.status.overdue": "Overdue",
  "checklist-keeping.status.TO_DO": "To do",
  "checklist-keeping.status.WAITING": "With the approver",
  "checklist-keeping.status.SENT_BACK": "Sent back",
  "checklist-keeping.status.DONE": "Done",
  "checklist-keeping.actions.new": "New checklist",
  "checklist-keeping.actions.overdue": "Overdue",
  "checklist-keeping.actions.publish": "Publish",
  "checklist-keeping.actions.addItem": "Add an item",
  "checklist-keeping.actions.editItem": "Edit “{item}”",
  "checklist-keeping.actions.removeItem": "Remove “{item}”",
  "checklist-keeping.actions.sheetOf": "Code of “{item}”",
  "checklist-keeping.actions.assign": "Assign",
  "checklist-keeping.actions.takeBack": "Take the checklist from {person}",
  "checklist-keeping.actions.csv": "Download CSV",
  "checklist-keeping.actions.remind": "Remind everybody",
  "checklist-keeping.messages.saveFirst": "Save your changes first.",
  "checklist-keeping.messages.published": "Published",
  "checklist-keeping.dialogs.takeBackTitle": "Take the checklist from {person}?",
  "checklist-keeping.dialogs.takeBackText": "What was done and sent on it is deleted.",
  "checklist-keeping.empty.list": "No checklists yet",
  "checklist-keeping.empty.listText": "Make one for new colleagues, or for everybody who teaches for the first time.",
  "checklist-keeping.empty.items": "No items yet",
  "checklist-keeping.empty.nobody": "Nobody has it yet",
  "checklist-keeping.empty.nobodyText": "Assign it, or let it go to everybody who joins.",
  "checklist-keeping.empty.publishFirst": "Publish it, then it can be assigned.",
  "checklist-keeping.empty.overdue": "Nothing is overdue",
  "checklist-keeping.empty.overdueText": "Whatever is still on people after its date appears here.",
  "checklist-keeping.people.done": {
    "one": "{count} done",
    "other": "{count} done"
  },
  "checklist-keeping.people.onTime": {
    "one": "{count} on time",
    "other": "{count} on time"
  },
  "checklist-keeping.people.overdue": {
    "one": "{count} overdue",
    "other": "{count} overdue"
  },
  "checklist-keeping.words.haveIt": {
    "one": "{count} person has it",
    "other": "{count} people have it"
  },
  "checklist-keeping.words.daysLate": {
    "one": "{count} day",
    "other": "{count} days"
  },
  "checklist-keeping.hints.live": {
    "one": "{count} person has it: what you save reaches them at once.",
    "other": "{count} people have it: what you save reaches them at once."
  },
  "checklist-keeping.messages.assigned": {
    "one": "Assigned to {count} person.",
    "other": "Assigned to {count} people."
  },
  "checklist-keeping.messages.alreadyThere": {
    "one": "{count} had it already.",
    "other": "{count} had it already."
  },
  "checklist-keeping.messages.reminded": {
    "one": "{count} person reminded",
    "other": "{count} people reminded"
  },
  "checklist-keeping.dialogs.deleteText": {
    "one": "{count} person has it. What they did on it is deleted too.",
    "other": "{count} people have it. What they did on it is deleted too."
  },
  "checklist-keeping.menu.title": "Checklists"
} as const satisfies EnglishMessages;
