// Written by `npm run generate`. Do not edit.
import type { EnglishMessages } from '../define.ts';

export const messages = {
  "coach-directory.menu.title": "Coaching",
  "coach-directory.titles.list": "Find a coach",
  "coach-directory.list.lead": {
    "one": "One coach. All times are in {zone}.",
    "other": "{count} coaches, sorted by the next free time. All times are in {zone}."
  },
  "coach-directory.list.found": {
    "one": "{count} of {total} coaches",
    "other": "{count} of {total} coaches"
  },
  "coach-directory.search.label": "Search coaches",
  "coach-directory.search.placeholder": "Name or topic",
  "coach-directory.filters.title": "Filters",
  "coach-directory.filters.clear": "Clear",
  "coach-directory.filters.active": {
    "one": "{count} filter is on",
    "other": "{count} filters are on"
  },
  "coach-directory.filters.apply": {
    "one": "Show {count} coach",
    "other": "Show {count} coaches"
  },
  "coach-directory.filters.when": "When",
  "coach-directory.filters.topic": "Topic",
  "coach-directory.filters.language": "Language",
  "coach-directory.filters.gender": "Coach",
  "coach-directory.whens.any": "Any time",
  "coach-directory.whens.week": "This week",
  "coach-directory.whens.evenings": "Evenings, after 17:00",
  "coach-directory.whens.weekend": "Friday and Saturday",
  "coach-directory.genders.any": "Anyone",
  "coach-directory.genders.FEMALE": "Women",
  "coach-directory.genders.MALE": "Men",
  "coach-directory.sort.label": "Sort by",
  "coach-directory.sort.next": "Next free time",
  "coach-directory.sort.rating": "Rating",
  "coach-directory.sort.name": "Name",
  "coach-directory.times.next": "Next free",
  "coach-directory.times.today": "Today, {day}",
  "coach-directory.times.tomorrow": "Tomorrow, {day}",
  "coach-directory.times.book": "{name}, {day}, {time}",
  "coach-directory.times.more": "+{count}",
  "coach-directory.times.moreOf": {
    "one": "One more time that day",
    "other": "{count} more times that day"
  },
  "coach-directory.times.until": "Fully booked until {day}",
  "coach-directory.times.none": "No free times at the moment",
  "coach-directory.strip.span": "next two weeks",
  "coach-directory.strip.free": {
    "one": "Free on {count} of {total} days",
    "other": "Free on {count} of {total} days"
  },
  "coach-directory.empty.title": "No coaches yet",
  "coach-directory.empty.text": "Coaches appear here when an administrator has approved them.",
  "coach-directory.empty.filtered": "No coach matches these filters",
  "coach-directory.empty.filteredText": "Clear the filters to see all coaches and their next free times.",
  "coach-directory.own.link": "Your coaching",
  "coach-directory.coach.all": "All coaches",
  "coach-directory.coach.workOn": "What you can work on",
  "coach-directory.coach.experience": "Experience",
  "coach-directory.coach.certifications": "Certifications",
  "coach-directory.coach.languages": "Languages",
  "coach-directory.coach.video": "Watch introduction",
  "coach-directory.coach.videoOf": "Introduction by {name}",
  "coach-directory.coach.edit": "Edit your page",
  "coach-directory.coach.preview": "Only you and administrators see this page until it is approved.",
  "coach-directory.coach.paused": "{name} takes no new bookings at the moment.",
  "coach-directory.coach.verify": "Verify",
  "coach-directory.coach.verifyOf": "Verify {title} with the issuer",
  "coach-directory.years.since": "since {from}",
  "coach-directory.years.span": "{from} to {until}",
  "coach-directory.years.until": "until {until}",
  "coach-directory.certificates.valid": "valid until {day}",
  "coach-directory.certificates.expired": "expired in {day}",
  "coach-directory.certificates.issued": "issued in {day}",
  "coach-directory.certificates.checked": "checked",
  "coach-directory.levels.NATIVE": "Native",
  "coach-directory.levels.FLUENT": "Fluent",
  "coach-directory.levels.GOOD": "Good"
} as const satisfies EnglishMessages;
