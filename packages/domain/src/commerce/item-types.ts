/** Slugs of what can be bought: the specification's five in its order, then seats of a course for a company and packages of coaching sessions. */
export const ITEM_TYPES = [
  'course',
  'specialization',
  'coaching-session',
  'event',
  'bundle',
  'course-seats',
  'coaching-package',
] as const;
export type ItemType = (typeof ITEM_TYPES)[number];

/** Item types of which a cart takes several under one key; one of all others. */
const COUNTED_ITEM_TYPES: readonly ItemType[] = ['course-seats'];

/** Whether an item of this type is bought with a quantity. */
export const hasQuantity = (itemType: ItemType): boolean => COUNTED_ITEM_TYPES.includes(itemType);
