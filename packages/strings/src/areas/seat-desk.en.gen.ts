// Written by `npm run generate`. Do not edit.
import type { EnglishMessages } from '../define.ts';

export const messages = {
  "seat-desk.titles.seats": "Seats",
  "seat-desk.titles.settings": "Seats for companies",
  "seat-desk.texts.lead": "Seats that companies have bought, and how they are used.",
  "seat-desk.texts.search": "Company, buyer or email",
  "seat-desk.texts.until": "until {date}",
  "seat-desk.texts.refundable": "A refund of the free seats is {amount}. Assigned seats can’t be refunded.",
  "seat-desk.texts.days": "New pools use these numbers. A pool keeps its last day of assignment.",
  "seat-desk.texts.reclaim": "Counted from the day someone gets the seat. It ends early once they finish two lessons.",
  "seat-desk.texts.assignment": "Counted from the payment.",
  "seat-desk.fields.buyer": "Buyer",
  "seat-desk.fields.course": "{Course}",
  "seat-desk.fields.used": "Used",
  "seat-desk.fields.order": "Order",
  "seat-desk.fields.orderNumber": "Order {number}",
  "seat-desk.fields.reclaimDays": "Days to reclaim a seat",
  "seat-desk.fields.assignmentDays": "Days to assign seats",
  "seat-desk.counts.used": "{used} of {total} in use",
  "seat-desk.counts.others": "{invited} invited, {free} free",
  "seat-desk.pools.OPEN": "Open",
  "seat-desk.pools.OVER": "Assignment over",
  "seat-desk.pools.SUSPENDED": "Suspended",
  "seat-desk.pools.ENDED": "Refunded",
  "seat-desk.empty.title": "No seats sold yet",
  "seat-desk.empty.text": "Companies buy seats on the page of a {course}.",
  "seat-desk.done.saved": "Saved"
} as const satisfies EnglishMessages;
