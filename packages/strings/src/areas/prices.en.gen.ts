// Written by `npm run generate`. Do not edit.
import type { EnglishMessages } from '../define.ts';

export const messages = {
  "prices.saleUntil": "Until {date}",
  "prices.group": "Price for your group",
  "prices.ask": "Ask for the price",
  "prices.list": "List price:"
} as const satisfies EnglishMessages;
