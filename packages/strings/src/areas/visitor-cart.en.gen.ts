// Written by `npm run generate`. Do not edit.
import type { EnglishMessages } from '../define.ts';

export const messages = {
  "visitor-cart.summary.vouchers": "You can enter a voucher after you sign in.",
  "visitor-cart.summary.checkout": "Sign in to check out",
  "visitor-cart.summary.signIn": "Sign in",
  "visitor-cart.summary.register": "Create an account",
  "visitor-cart.summary.kept": "Your cart is kept in this browser and is added to your account when you sign in.",
  "visitor-cart.items.hidden": "Item not shown to visitors",
  "visitor-cart.items.signIn": "Sign in to see it",
  "visitor-cart.notes.hidden": "Some items are not shown to visitors or are no longer sold. Sign in to see which ones you can buy.",
  "visitor-cart.messages.full": {
    "one": "A cart holds {count} item.",
    "other": "A cart holds {count} items. Remove one to add another."
  },
  "visitor-cart.messages.notKept": "Your browser could not keep this item. Sign in to add it to your cart.",
  "visitor-cart.messages.merged": {
    "one": "{count} item from your visit is in your cart.",
    "other": "{count} items from your visit are in your cart."
  },
  "visitor-cart.messages.leftOut": "Not added: {items}.",
  "visitor-cart.messages.leftOutItem": "“{title}” ({reason})",
  "visitor-cart.messages.unnamed": "Item",
  "visitor-cart.messages.notMerged": "The items that you chose before signing in are not in your cart yet.",
  "visitor-cart.reasons.GONE": "no longer sold",
  "visitor-cart.reasons.OWNED": "you already have it",
  "visitor-cart.reasons.ORDERED": "in an unpaid order",
  "visitor-cart.reasons.SOLD_OUT": "sold out",
  "visitor-cart.reasons.CLOSED": "not on sale right now",
  "visitor-cart.reasons.NOT_ALLOWED": "not available to your account",
  "visitor-cart.reasons.ON_REQUEST": "price on request",
  "visitor-cart.reasons.FULL": "your cart is full"
} as const satisfies EnglishMessages;
