// Written by `npm run generate` from the folder search-kinds/ of the domain. Do not edit.
/** What can be found, in the order in which groups are shown. */
export const SEARCH_KINDS = [
  'course',
  'section',
  'lesson',
  'event',
  'coach',
  'article',
  'specialization',
  'attachment',
  'announcement',
  'discussion',
  'group',
  'post',
  'member',
] as const;

export type SearchKind = (typeof SEARCH_KINDS)[number];
