import type { Localized } from '@sullam/domain/localized.ts';
import { foldedWords, foldForSearch } from '@sullam/domain/search-folding.ts';
import type { RequestContext } from '../../kernel/context.ts';
import { reading } from '../../kernel/database/database.ts';
import { plainText } from '../../kernel/html.ts';
import { FINDERS, type Found } from './search.reads.ts';
import {
  SEARCH_KINDS,
  type SearchKind,
  type SearchQuery,
  type SearchResponse,
  type SearchResult,
} from './search.schemas.ts';
import { excerptOf, highlightsOf, markedWords } from './search-excerpt.ts';
import { type SearchScope, scopeOf } from './search-visibility.ts';

/** Of each kind in the overview. */
const IN_OVERVIEW = 5;
/** Words that count; more narrow nothing down. */
const MOST_WORDS = 12;

const PATHS: Record<SearchKind, (found: Found, scope: SearchScope) => string> = {
  course: ({ id }) => `/lms/courses/${id}/overview`,
  section: ({ courseId }) => `/lms/courses/${courseId}/overview`,
  lesson: ({ id, courseId }) => `/lms/courses/${courseId}/content/${id}`,
  article: ({ id, courseId }) => `/lms/courses/${courseId}/content/${id}`,
  specialization: ({ id }) => `/lms/specializations/${id}/overview`,
  announcement: ({ id, courseId }) =>
    courseId === null ? `/announcements/${id}` : `/lms/courses/${courseId}/announcements/${id}`,
  member: ({ id, courseId }, { seesAllMembers }) =>
    seesAllMembers ? `/studio/members?userId=${id}` : `/lms/courses/${courseId}/overview`,
};

function excerptsOf(html: unknown, marked: string): Localized | null {
  const texts = Object.entries((html ?? {}) as Localized)
    .map(([language, text]) => [language, excerptOf(plainText(text ?? ''), marked)] as const)
    .filter(([, text]) => text !== '');
  return texts.length > 0 ? Object.fromEntries(texts) : null;
}

function present(kind: SearchKind, found: Found, scope: SearchScope, marked: string): SearchResult {
  const title = found.title as Localized;
  const excerpt = excerptsOf(found.html, marked);
  return {
    kind,
    id: found.id,
    title,
    excerpt,
    highlights: { title: highlightsOf(title, marked), excerpt: highlightsOf(excerpt, marked) },
    courseTitle: (found.courseTitle as Localized | null) ?? null,
    path: PATHS[kind](found, scope),
    application: kind === 'member' && scope.seesAllMembers ? 'studio' : 'learner',
  };
}

/** Kinds that the caller can find at all. */
const kindsFor = (scope: SearchScope, kind: SearchKind | undefined): readonly SearchKind[] =>
  SEARCH_KINDS.filter((each) => kind === undefined || each === kind).filter(
    (each) => scope.isMember || (each !== 'announcement' && each !== 'member' && each !== 'article'),
  );

/**
 * Everything that fits some words and that the caller may see. With a kind: one page of it. Without: the best few of each
 * kind, group by group.
 */
export function search(context: RequestContext, query: SearchQuery): Promise<SearchResponse> {
  const folded = foldForSearch(query.q ?? '');
  const words = foldedWords(query.q ?? '').slice(0, MOST_WORDS);
  if (words.length === 0) return Promise.resolve({ data: [], total: 0, groups: [] });
  const scope = scopeOf(context);
  const { skip = 0, take = 20, kind } = query;
  const marked = markedWords(query.q ?? '');
  const wanted = { folded, words, skip: kind ? skip : 0, take: kind ? take : IN_OVERVIEW };
  return reading(context, async (tx) => {
    const kinds = kindsFor(scope, kind);
    const found = await Promise.all(
      kinds.map(async (each) => {
        const rows = await FINDERS[each](context, tx, scope, wanted);
        // The total comes with the rows: behind the last of them it has to be asked for.
        const [first] =
          rows.length > 0 || wanted.skip === 0
            ? rows
            : await FINDERS[each](context, tx, scope, { ...wanted, skip: 0, take: 1 });
        return { kind: each, rows, total: first?.total ?? 0 };
      }),
    );
    const groups = found.filter(({ total }) => total > 0).map((each) => ({ kind: each.kind, total: each.total }));
    const data = found.flatMap((each) => each.rows.map((row) => present(each.kind, row, scope, marked)));
    return {
      data: kind ? data : data.slice(skip, skip + take),
      total: groups.reduce((sum, group) => sum + group.total, 0),
      groups,
    };
  });
}
