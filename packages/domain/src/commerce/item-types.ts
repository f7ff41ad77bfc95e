/** Slugs of what can be bought, in the specification's order. */
export const ITEM_TYPES = ['course', 'specialization', 'coaching-session', 'event', 'bundle'] as const;
export type ItemType = (typeof ITEM_TYPES)[number];
