// Written by `npm run generate`. Do not edit.
import type { EnglishMessages } from '../define.ts';

export const messages = {
  "activities.titles.page": "My activities",
  "activities.titles.due": "Due this week",
  "activities.titles.list": "What is due",
  "activities.lead": "Everything that opens, is due or closes in your {courses}, on the dates that apply to you.",
  "activities.happens.OPENS": "Opens",
  "activities.happens.STARTS": "Begins",
  "activities.happens.DUE": "Due",
  "activities.happens.LATE_UNTIL": "Late submissions close",
  "activities.happens.CLOSES": "Closes",
  "activities.happens.TIME_UP": "Time ends",
  "activities.happened.OPENS": "Opened",
  "activities.happened.STARTS": "Began",
  "activities.happened.DUE": "Was due",
  "activities.happened.LATE_UNTIL": "Late submissions closed",
  "activities.happened.CLOSES": "Closed",
  "activities.happened.TIME_UP": "Time ended",
  "activities.lateUntil": "Late submissions accepted until {date}",
  "activities.states.NOT_BEGUN": "Not started",
  "activities.states.RUNNING": "In progress",
  "activities.states.DRAFT": "Draft",
  "activities.states.OVERDUE": "Overdue",
  "activities.states.DUE_BEFORE": "Due before you joined",
  "activities.states.MISSED": "Missed",
  "activities.states.HANDED_IN": "Submitted",
  "activities.states.MARKED": "Marked",
  "activities.states.OVER": "Took place",
  "activities.states.upcoming": "To come",
  "activities.states.answered": "Answered",
  "activities.states.locked": "Finish another lesson first",
  "activities.views.label": "View",
  "activities.views.week": "Week",
  "activities.views.month": "Month",
  "activities.views.list": "List",
  "activities.kinds.LECTURES": "Lectures",
  "activities.span.count": {
    "one": "{count} item, {done}",
    "other": "{count} items, {done}"
  },
  "activities.span.done": {
    "one": "{count} done",
    "other": "{count} done"
  },
  "activities.span.due": "due",
  "activities.span.takesPlace": "Takes place",
  "activities.span.hours": "{from} to {to}",
  "activities.span.dayOf": {
    "one": "{day}, {count} item",
    "other": "{day}, {count} items"
  },
  "activities.span.others": {
    "one": "{count} more",
    "other": "{count} more"
  },
  "activities.span.more": {
    "one": "{count} more in the list",
    "other": "{count} more in the list"
  },
  "activities.short.OPENS": "opens",
  "activities.short.OVERDUE": "late",
  "activities.short.LATE_UNTIL": "late until",
  "activities.clash.title": "Two at the same time",
  "activities.clash.when": "{day}, {from} to {to}:",
  "activities.clash.and": "and",
  "activities.due.lead": "Everything still to be done in your {courses}, the earliest date first.",
  "activities.due.count": {
    "one": "{count} item due",
    "other": "{count} items due"
  },
  "activities.due.week": "In the next seven days",
  "activities.due.later": "Later",
  "activities.filters.all": "All",
  "activities.filters.kind": "Type",
  "activities.filters.course": "{Course}",
  "activities.filters.allCourses": "All {courses}",
  "activities.paging.label": "Period",
  "activities.paging.earlier": "Earlier",
  "activities.paging.later": "Later",
  "activities.paging.today": "From today",
  "activities.days.today": "Today",
  "activities.days.tomorrow": "Tomorrow",
  "activities.days.yesterday": "Yesterday",
  "activities.empty.due": "Nothing is due in the next seven days.",
  "activities.empty.week": "Nothing this week.",
  "activities.empty.month": "Nothing this month.",
  "activities.empty.span": "Nothing in this period.",
  "activities.empty.filtered": "Nothing matches your filters in this period.",
  "activities.empty.list": "Nothing is due. Everything with a date appears here.",
  "activities.empty.ofKind": "Nothing of this type is due.",
  "activities.empty.notEnrolled": "Dates apply to those who are enrolled in this {course}.",
  "activities.actions.due": "All that is due",
  "activities.more": {
    "one": "{count} more this week",
    "other": "{count} more this week"
  },
  "activities.kinds.CHECKLIST": "Checklist",
  "activities.kinds.CHECKLISTS": "Checklists",
  "activities.kinds.EVENT": "Event",
  "activities.kinds.EVENTS": "Events"
} as const satisfies EnglishMessages;
