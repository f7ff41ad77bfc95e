// Written by `npm run generate`. Do not edit.
import type { EnglishMessages } from '../define.ts';

export const messages = {
  "order-desk.menu.title": "Orders",
  "order-desk.texts.lead": "What was bought, how it was paid and what was refunded.",
  "order-desk.texts.search": "Number, name or email",
  "order-desk.fields.order": "Order",
  "order-desk.fields.buyer": "Buyer",
  "order-desk.fields.placed": "Placed",
  "order-desk.fields.status": "Status",
  "order-desk.fields.total": "Total",
  "order-desk.fields.amount": "Amount ({currency})",
  "order-desk.fields.note": "Reason",
  "order-desk.fields.rate": "VAT rate in percent",
  "order-desk.actions.refund": "Refund",
  "order-desk.actions.refundAmount": "Refund {amount}",
  "order-desk.actions.tax": "Tax and seller",
  "order-desk.actions.documents": "Tax documents",
  "order-desk.titles.refund": "Refund “{title}”",
  "order-desk.titles.tax": "VAT rate",
  "order-desk.texts.refundWhole": "The buyer gets the amount back the way they paid. Their access ends, and their learning records stay.",
  "order-desk.texts.refundPart": "The buyer gets the amount back the way they paid, and keeps access.",
  "order-desk.texts.amountRange": "Enter an amount up to {amount}.",
  "order-desk.texts.note": "The buyer sees it in the order.",
  "order-desk.texts.tax": "Prices include it. A change applies to new orders only.",
  "order-desk.texts.rateRange": "Enter a number from 0 to 100 with at most two decimals.",
  "order-desk.done.refund": "A refund of {amount} is on its way.",
  "order-desk.done.tax": "VAT rate saved."
} as const satisfies EnglishMessages;
