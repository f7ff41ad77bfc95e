// Written by `npm run generate`. Do not edit.
import type { EnglishMessages } from '../define.ts';

export const messages = {
  "calendar-feeds.name": "{organization}: my dates",
  "calendar-feeds.entries.OPENS": "Opens: {title}",
  "calendar-feeds.entries.STARTS": "{title}",
  "calendar-feeds.entries.DUE": "Due: {title}",
  "calendar-feeds.entries.LATE_UNTIL": "Late submissions close: {title}",
  "calendar-feeds.entries.CLOSES": "Closes: {title}",
  "calendar-feeds.entries.TIME_UP": "Time ends: {title}",
  "calendar-feeds.dialog.open": "Add to my calendar",
  "calendar-feeds.dialog.title": "Your dates in your own calendar",
  "calendar-feeds.dialog.lead": "Your calendar fetches everything that is due and takes place, and follows when a date moves.",
  "calendar-feeds.dialog.secret": "This address is yours alone: whoever has it sees your dates. It is shown only now.",
  "calendar-feeds.dialog.address": "Address of the calendar",
  "calendar-feeds.dialog.since": "There has been an address since {date}.",
  "calendar-feeds.dialog.fetched": "A calendar last fetched it: {date}.",
  "calendar-feeds.dialog.neverFetched": "No calendar has fetched it yet.",
  "calendar-feeds.actions.create": "Make an address",
  "calendar-feeds.actions.renew": "Make a new address",
  "calendar-feeds.actions.copy": "Copy address",
  "calendar-feeds.actions.subscribe": "Open in calendar",
  "calendar-feeds.actions.revoke": "Take the address away",
  "calendar-feeds.confirm.renew": "Calendars that use the address you have will find nothing there any more.",
  "calendar-feeds.confirm.renewTitle": "Make a new address?",
  "calendar-feeds.confirm.revokeTitle": "Take the address away?",
  "calendar-feeds.told.revoked": "The address is gone."
} as const satisfies EnglishMessages;
