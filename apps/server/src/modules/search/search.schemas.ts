import { type Static, Type } from 'typebox';
import { Id, LocalizedText, Nullable, OneOf, PageQuery } from '../../kernel/http/schemas.ts';

/** What can be found, in the order in which groups are shown. */
export const SEARCH_KINDS = [
  'course',
  'section',
  'lesson',
  'article',
  'specialization',
  'announcement',
  'member',
] as const;
export type SearchKind = (typeof SEARCH_KINDS)[number];
const Kind = OneOf(...SEARCH_KINDS);

export const SearchQuery = Type.Object({
  ...PageQuery,
  q: Type.Optional(Type.String({ maxLength: 200 })),
  kind: Type.Optional(Kind),
});
export type SearchQuery = Static<typeof SearchQuery>;

const Ranges = Type.Array(Type.Object({ start: Type.Integer(), end: Type.Integer() }));
const LocalizedRanges = Type.Object({ en: Type.Optional(Ranges), ar: Type.Optional(Ranges) });

export const SearchResult = Type.Object({
  kind: Kind,
  id: Id,
  title: LocalizedText,
  excerpt: Nullable(LocalizedText),
  highlights: Type.Object(
    { title: LocalizedRanges, excerpt: LocalizedRanges },
    { description: 'Offsets as slice takes them' },
  ),
  /** The course that it is in. */
  courseTitle: Nullable(LocalizedText),
  path: Type.String({ description: 'Where it is shown' }),
  application: OneOf('learner', 'studio'),
});
export type SearchResult = Static<typeof SearchResult>;

export const SearchAnswer = Type.Object({
  data: Type.Array(SearchResult),
  total: Type.Integer(),
  groups: Type.Array(Type.Object({ kind: Kind, total: Type.Integer() }), {
    description: 'What was found of each kind',
  }),
});
export type SearchAnswer = Static<typeof SearchAnswer>;
