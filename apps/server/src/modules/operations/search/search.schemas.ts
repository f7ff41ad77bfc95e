import { SEARCH_KINDS } from '@sullam/domain/search-kinds.gen.ts';
import { type Static, Type } from 'typebox';
import { Id, LocalizedText, NamedObject, Nullable, named, OneOf, PageQuery } from '../../../kernel/http/schemas.ts';

const Kind = named('SearchKind', OneOf(...SEARCH_KINDS));

export const SearchQuery = Type.Object({
  ...PageQuery,
  q: Type.Optional(Type.String({ maxLength: 200 })),
  kind: Type.Optional(Kind),
});
export type SearchQuery = Static<typeof SearchQuery>;

const Ranges = Type.Array(NamedObject('TextRange', { start: Type.Integer(), end: Type.Integer() }));
const LocalizedRanges = NamedObject('LocalizedRanges', { en: Type.Optional(Ranges), ar: Type.Optional(Ranges) });

export const SearchResult = NamedObject('SearchResult', {
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

export const SearchResponse = NamedObject('SearchResponse', {
  data: Type.Array(SearchResult),
  total: Type.Integer(),
  groups: Type.Array(Type.Object({ kind: Kind, total: Type.Integer() }), {
    description: 'What was found of each kind',
  }),
  isNear: Type.Boolean({ description: 'Nothing holds the words; these titles are close to them' }),
});
export type SearchResponse = Static<typeof SearchResponse>;
