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
  "calendar-feeds.dialog.lead": "Your calendar shows everything that is due or takes place, and updates when a date changes.",
  "calendar-feeds.dialog.secret": "Only you should have this address: anyone who has it sees your dates. It is shown only once.",
  "calendar-feeds.dialog.address": "Address of the calendar",
  "calendar-feeds.dialog.since": "Your address was created on {date}.",
  "calendar-feeds.dialog.fetched": "A calendar last fetched it: {date}.",
  "calendar-feeds.dialog.neverFetched": "No calendar has fetched it yet.",
  "calendar-feeds.actions.create": "Create address",
  "calendar-feeds.actions.renew": "Create new address",
  "calendar-feeds.actions.copy": "Copy address",
  "calendar-feeds.actions.subscribe": "Open in calendar",
  "calendar-feeds.actions.revoke": "Revoke address",
  "calendar-feeds.confirm.renew": "Calendars that use your current address will stop updating.",
  "calendar-feeds.confirm.renewTitle": "Create a new address?",
  "calendar-feeds.confirm.revokeTitle": "Revoke the address?",
  "calendar-feeds.told.revoked": "Address revoked."
} as const satisfies EnglishMessages;
