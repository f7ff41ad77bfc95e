// Written by `npm run generate`. Do not edit.
import type { EnglishMessages } from '../define.ts';

export const messages = {
  "refunds.terms.free": "Free cancellation until {date}",
  "refunds.terms.part": "{percent} back until {date}",
  "refunds.terms.over": "The time to cancel is over",
  "refunds.chips.asked": "Refund requested",
  "refunds.chips.cancelled": "Cancelled",
  "refunds.chips.running": "Refund on its way",
  "refunds.texts.declined": "Your refund request was declined: {reason}",
  "refunds.request.open": "Request a refund",
  "refunds.request.title": "Request a refund",
  "refunds.request.lines": "What do you want to give back?",
  "refunds.request.back": "You get back {amount} ({percent}).",
  "refunds.request.free": "It cost nothing and is cancelled at once.",
  "refunds.request.ask": "We decide on this and notify you.",
  "refunds.request.reason": "Reason (optional)",
  "refunds.request.access": "Your access ends with the refund. Your learning records stay.",
  "refunds.request.choose": "Choose at least one item.",
  "refunds.request.submitAmount": "Cancel and get back {amount}",
  "refunds.request.submitFree": "Cancel",
  "refunds.request.submitAsk": "Send request",
  "refunds.request.keep": "Keep everything",
  "refunds.done.refunded": "Cancelled. {amount} is on its way to you.",
  "refunds.done.cancelled": "Cancelled.",
  "refunds.done.asked": "Request sent. We will notify you."
} as const satisfies EnglishMessages;
