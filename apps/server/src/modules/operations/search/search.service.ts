import type { Localized } from '@sullam/domain/localized.ts';
import { foldedWords, foldForSearch } from '@sullam/domain/search-folding.ts';
import { SEARCH_KINDS, type SearchKind } from '@sullam/domain/search-kinds.gen.ts';
import type { RequestContext } from '../../../kernel/context.ts';
import { reading, type Tx } from '../../../kernel/database/database.ts';
import { plainText } from '../../../kernel/html.ts';
import type { SearchQuery, SearchResponse, SearchResult } from './search.schemas.ts';
import { excerptOf, highlightsOf, markedWords } from './search-excerpt.ts';
import { type Found, type SearchSource, searchSources, type Wanted } from './search-sources.ts';

/** Of each kind in the overview. */
const IN_OVERVIEW = 5;
/** Words that count; more narrow nothing down. */
const MOST_WORDS = 12;

function excerptsOf(html: unknown, marked: string): Localized | null {
  const texts = Object.entries((html ?? {}) as Localized)
    .map(([language, text]) => [language, excerptOf(plainText(text ?? ''), marked)] as const)
    .filter(([, text]) => text !== '');
  return texts.length > 0 ? Object.fromEntries(texts) : null;
}

function present(context: RequestContext, source: SearchSource, found: Found, marked: string): SearchResult {
  const title = found.title as Localized;
  const excerpt = excerptsOf(found.html, marked);
  return {
    kind: source.kind,
    id: found.id,
    title,
    excerpt,
    highlights: { title: highlightsOf(title, marked), excerpt: highlightsOf(excerpt, marked) },
    courseTitle: (found.courseTitle as Localized | null) ?? null,
    path: source.path(found, context),
    application: source.application?.(context) ?? 'learner',
  };
}

/** What the caller can find at all, in the order in which groups are shown. */
function sourcesFor(context: RequestContext, kind: SearchKind | undefined): readonly SearchSource[] {
  const sources = context.extensions.of(searchSources);
  const isMember = context.caller.kind === 'member';
  return SEARCH_KINDS.flatMap((each) => sources.find((source) => source.kind === each) ?? [])
    .filter((source) => kind === undefined || source.kind === kind)
    .filter((source) => isMember || !source.isForMembers)
    .filter(({ feature }) => feature === undefined || context.features[feature]);
}

interface FoundOfKind {
  source: SearchSource;
  rows: Found[];
  total: number;
}

async function findIn(
  context: RequestContext,
  tx: Tx,
  sources: readonly SearchSource[],
  wanted: Wanted,
): Promise<FoundOfKind[]> {
  const found: FoundOfKind[] = [];
  for (const source of sources) {
    const rows = await source.find(context, tx, wanted);
    // The total comes with the rows: behind the last of them it has to be asked for.
    const [first] =
      rows.length > 0 || wanted.skip === 0 ? rows : await source.find(context, tx, { ...wanted, skip: 0, take: 1 });
    found.push({ source, rows, total: first?.total ?? 0 });
  }
  return found;
}

/** Whether another kind holds the words: near matches of one kind then don't stand for a miss of all. */
async function isFoundElsewhere(
  context: RequestContext,
  tx: Tx,
  kind: SearchKind | undefined,
  wanted: Wanted,
): Promise<boolean> {
  if (kind === undefined) return false;
  const others = sourcesFor(context, undefined).filter((source) => source.kind !== kind);
  return (await findIn(context, tx, others, { ...wanted, skip: 0, take: 1 })).some(({ total }) => total > 0);
}

/**
 * Everything that fits some words and that the caller may see. With a kind: one page of it. Without: the best few of each
 * kind, group by group. Where nothing fits, titles that nearly do.
 */
export function search(context: RequestContext, query: SearchQuery): Promise<SearchResponse> {
  const folded = foldForSearch(query.q ?? '');
  const words = foldedWords(query.q ?? '').slice(0, MOST_WORDS);
  if (words.length === 0) return Promise.resolve({ data: [], total: 0, groups: [], isNear: false });
  const { skip = 0, take = 20, kind } = query;
  const marked = markedWords(query.q ?? '');
  const wanted = { folded, words, isNear: false, skip: kind ? skip : 0, take: kind ? take : IN_OVERVIEW };
  return reading(context, async (tx) => {
    const exact = await findIn(context, tx, sourcesFor(context, kind), wanted);
    const isNear = exact.every(({ total }) => total === 0) && !(await isFoundElsewhere(context, tx, kind, wanted));
    const nearSources = sourcesFor(context, kind).filter(({ findsNear }) => findsNear);
    const found = isNear ? await findIn(context, tx, nearSources, { ...wanted, isNear }) : exact;
    const groups = found
      .filter(({ total }) => total > 0)
      .map((each) => ({ kind: each.source.kind, total: each.total }));
    const data = found.flatMap((each) => each.rows.map((row) => present(context, each.source, row, marked)));
    return {
      data: kind ? data : data.slice(skip, skip + take),
      total: groups.reduce((sum, group) => sum + group.total, 0),
      groups,
      isNear: isNear && groups.length > 0,
    };
  });
}
