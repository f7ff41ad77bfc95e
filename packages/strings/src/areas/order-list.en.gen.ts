// Written by `npm run generate`. Do not edit.
import type { EnglishMessages } from '../define.ts';

export const messages = {
  "order-list.states.PENDING": "Waiting",
  "order-list.states.PAID": "Paid",
  "order-list.states.PART_REFUNDED": "Part refunded",
  "order-list.states.REFUNDED": "Refunded",
  "order-list.states.DISPUTED": "Disputed",
  "order-list.states.CANCELLED": "Cancelled",
  "order-list.states.EXPIRED": "Expired",
  "order-list.titles.states": "Orders by state",
  "order-list.titles.filters": "Filters",
  "order-list.fields.month": "Month",
  "order-list.fields.method": "Payment method",
  "order-list.fields.itemType": "Type of item",
  "order-list.filters.company": "Company orders",
  "order-list.filters.attention": "Needs attention",
  "order-list.filters.anyMonth": "Any month",
  "order-list.filters.anyMethod": "Any payment method",
  "order-list.filters.anyType": "Any type of item",
  "order-list.counts.orders": {
    "one": "{count} order",
    "other": "{count} orders"
  },
  "order-list.file.title": "Orders",
  "order-list.columns.number": "Order",
  "order-list.columns.placed": "Placed",
  "order-list.columns.buyer": "Buyer",
  "order-list.columns.email": "Email",
  "order-list.columns.item": "First item",
  "order-list.columns.itemCount": "Items",
  "order-list.columns.method": "Payment method",
  "order-list.columns.state": "State",
  "order-list.columns.total": "Total",
  "order-list.columns.tax": "VAT included",
  "order-list.columns.refunded": "Refunded",
  "order-list.columns.currency": "Currency",
  "order-list.columns.test": "Test"
} as const satisfies EnglishMessages;
