// Written by `npm run generate`. Do not edit.
import type { ArabicOf } from '../define.ts';
import type { messages as english } from './prices.en.gen.ts';

export const messages = {
  "prices.saleUntil": "حتى {date}",
  "prices.group": "سعر مجموعتك",
  "prices.ask": "اسأل عن السعر",
  "prices.list": "السعر الأصلي:"
} as const satisfies ArabicOf<typeof english>;
