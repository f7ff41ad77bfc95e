// Written by `npm run generate`. Do not edit.
import type { EnglishMessages } from '../define.ts';

export const messages = {
  "bundles.menu.title": "Bundles",
  "bundles.titles.bundle": "Bundle",
  "bundles.titles.new": "New bundle",
  "bundles.page.contents": "In this bundle",
  "bundles.page.separately": "Price when bought separately:",
  "bundles.page.owned": "You already have this",
  "bundles.page.ownedOff": "You have this: {amount} off",
  "bundles.page.fullPrice": "Price of the whole bundle:",
  "bundles.page.allOwned": "You have everything in this bundle.",
  "bundles.page.closed": "Part of this bundle is not on sale right now.",
  "bundles.page.notAllowed": "Not available to your account.",
  "bundles.page.noTitle": "No longer available",
  "bundles.page.hidden": "Sign in to see this item",
  "bundles.page.closedToVisitors": "Part of this bundle is not on sale to visitors right now. Sign in to see whether you can buy it.",
  "bundles.page.signIn": "Sign in",
  "bundles.counts.items": {
    "one": "{count} item",
    "other": "{count} items"
  },
  "bundles.list.empty": "No bundles yet",
  "bundles.list.emptyText": "A bundle sells several items together at one price.",
  "bundles.list.deleteText": "Those who bought it keep its items.",
  "bundles.editor.open": "Open page",
  "bundles.editor.shown": "On sale",
  "bundles.editor.shownHint": "Until then it is visible to administrators only.",
  "bundles.editor.price": "Price of the bundle ({currency})",
  "bundles.editor.items": "Items",
  "bundles.editor.itemsHint": "Two or more, of which one may be a ticket. Each must be on sale by itself.",
  "bundles.editor.kind": "Kind of item",
  "bundles.editor.add": "Add item",
  "bundles.editor.item": "Item",
  "bundles.editor.listPrice": "Regular price",
  "bundles.editor.share": "In bundle",
  "bundles.editor.total": "Total",
  "bundles.editor.remove": "Remove {title}",
  "bundles.editor.sharesHint": "Someone who has an item already pays less by what it costs in the bundle.",
  "bundles.kinds.course": "{Course}",
  "bundles.kinds.specialization": "Specialisation",
  "bundles.kinds.event": "Event ticket"
} as const satisfies EnglishMessages;
