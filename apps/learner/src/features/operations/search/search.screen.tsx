import '../../../app.css';
import { LEARNERS } from '@sullam/domain/portals.ts';
import type { SearchKind } from '@sullam/domain/search-kinds.gen.ts';
import { Search } from '@sullam/ui/base/icons.ts';
import { UiLink } from '@sullam/ui/base/ui-link.tsx';
import { LinkButton, textLinkClass } from '@sullam/ui/components/button.tsx';
import { Card } from '@sullam/ui/components/card.tsx';
import { EmptyState, ErrorState } from '@sullam/ui/components/empty-state.tsx';
import { Pagination } from '@sullam/ui/components/navigation.tsx';
import { SkeletonText } from '@sullam/ui/components/skeleton.tsx';
import { LinkTabs } from '@sullam/ui/components/tabs.tsx';
import { Isolate } from '@sullam/ui/components/text.tsx';
import { useCan, useFormat, useHasFeature, useT } from '@sullam/web-kit/kit-context.tsx';
import { type AddressQuery, useAddressQuery } from '@sullam/web-kit/router/params.ts';
import { useQuery } from '@tanstack/react-query';
import { useFavoriteIds } from '../../../parts/favorites.api.ts';
import { FavoriteButton, favoritePlace } from '../../../parts/lazy-favorite-button.tsx';
import { PageHead } from '../../../parts/page-head.tsx';
import { pageOf, pagesOf } from '../../../parts/paging.ts';
import { useExistingPage } from '../../../parts/use-existing-page.ts';
import { SEARCH_PAGE, type SearchResult, SHORTEST_QUERY, searchPageQuery } from './search.api.ts';
import { SEARCH_GROUPS } from './search-groups.gen.ts';
import { SearchInput } from './search-input.tsx';
import { SearchResultItem } from './search-result.tsx';

function ResultList({ results }: { readonly results: readonly SearchResult[] }) {
  const mayKeep = useCan()(...LEARNERS);
  const hasHearts = mayKeep && results.some(({ kind }) => kind === 'course');
  const { data: favorites, isPending } = useFavoriteIds(hasHearts);
  const heartOf = (result: SearchResult) =>
    favorites ? (
      <FavoriteButton
        isPlain
        course={{ courseId: result.id, title: result.title, isFavorite: favorites.has(result.id) }}
      />
    ) : (
      hasHearts && isPending && favoritePlace
    );
  return (
    <Card padding="none" className="overflow-hidden">
      <ul className="divide-y divide-line">
        {results.map((result) => (
          <li key={`${result.kind} ${result.id}`}>
            <SearchResultItem result={result} action={result.kind === 'course' && heartOf(result)} />
          </li>
        ))}
      </ul>
    </Card>
  );
}

interface GroupProps {
  readonly kind: SearchKind;
  readonly total: number;
  readonly results: readonly SearchResult[];
  readonly href: string;
}

function Group({ kind, total, results, href }: GroupProps) {
  const t = useT();
  return (
    <section>
      <div className="mb-3 flex items-baseline justify-between gap-4">
        <h2 className="text-lg">{t(SEARCH_GROUPS[kind].key)}</h2>
        {total > results.length && (
          <UiLink href={href} className={textLinkClass}>
            {t('search.actions.allResults')}
          </UiLink>
        )}
      </div>
      <ResultList results={results} />
    </section>
  );
}

const isSearchKind = (kind: string | undefined): kind is SearchKind =>
  kind !== undefined && Object.hasOwn(SEARCH_GROUPS, kind);

/** At most so many words of a search are offered by themselves. */
const OFFERED_WORDS = 4;

/** What may help where nothing was found: each word alone, and all courses. */
function NothingFound({ q, address }: ResultsProps) {
  const t = useT();
  const hasFeature = useHasFeature();
  const words = [...new Set(q.split(/\s+/u))].filter((word) => word.length >= SHORTEST_QUERY);
  return (
    <EmptyState
      drawing="no-results"
      title={t('search.empty.title', { query: q })}
      description={t('search.empty.hint')}
      action={
        <>
          {words.length > 1 &&
            words.slice(0, OFFERED_WORDS).map((word) => (
              <LinkButton
                key={word}
                variant="outline"
                href={address.hrefWith({ q: word, kind: null, page: null })}
                icon={Search}
              >
                <Isolate>{word}</Isolate>
              </LinkButton>
            ))}
          {hasFeature('all-courses') && <LinkButton href="/lms/all-courses">{t('shell.menu.allCourses')}</LinkButton>}
        </>
      }
    />
  );
}

interface ResultsProps {
  readonly q: string;
  readonly address: AddressQuery;
}

function Results({ q, address }: ResultsProps) {
  const t = useT();
  const format = useFormat();
  const asked = address.value('kind');
  const kind = isSearchKind(asked) ? asked : null;
  const page = pageOf(address.value('page'));
  const overview = useQuery(searchPageQuery({ q, kind: null, page: 1 }));
  const ofKind = useQuery({ ...searchPageQuery({ q, kind, page }), enabled: kind !== null });
  const shown = kind ? ofKind : overview;
  const { data, isError, isFetching, refetch } = shown;
  const isPast = useExistingPage(address, { page: kind ? page : 1, total: ofKind.data?.total, size: SEARCH_PAGE });
  if (!data && isError)
    return <ErrorState title={t('common.failed.title')} onRetry={() => void refetch()} retrying={isFetching} />;
  if (!data || !overview.data || isPast) return <SkeletonText lines={10} />;
  const { groups, total, isNear } = overview.data;
  if (total === 0) return <NothingFound q={q} address={address} />;
  const hrefOf = (next: SearchKind | null) => address.hrefWith({ kind: next, page: null });
  return (
    <div aria-busy={isFetching}>
      <p role="status" className={isNear ? 'mb-4 text-muted' : 'sr-only'}>
        {isNear ? t('search.near.hint', { query: q }) : t('search.counts.results', { count: total })}
      </p>
      <LinkTabs
        className="mb-6"
        label={t('search.titles.page')}
        items={[
          { href: hrefOf(null), label: t('common.labels.all'), current: kind === null },
          ...groups.map((group) => ({
            href: hrefOf(group.kind),
            label: t(SEARCH_GROUPS[group.kind].key),
            badge: <span className="ms-1.5 text-muted">{format.number(group.total)}</span>,
            current: group.kind === kind,
          })),
        ]}
      />
      {kind ? (
        <>
          <ResultList results={data.data} />
          <div className="mt-8">
            <Pagination
              page={page}
              pages={pagesOf(groups.find((group) => group.kind === kind)?.total ?? data.total, SEARCH_PAGE)}
              hrefOf={(next) => address.hrefWith({ page: next === 1 ? null : next })}
            />
          </div>
        </>
      ) : (
        <div className="space-y-8">
          {groups.map((group) => (
            <Group
              key={group.kind}
              kind={group.kind}
              total={group.total}
              results={data.data.filter((result) => result.kind === group.kind)}
              href={hrefOf(group.kind)}
            />
          ))}
        </div>
      )}
    </div>
  );
}

/** `/search?q=`: everything that fits some words, group by group, each page by page. */
export function SearchScreen() {
  const t = useT();
  const address = useAddressQuery();
  const q = (address.value('q') ?? '').trim().slice(0, 200);
  return (
    <div className="page-width page-gutter max-w-200 py-8">
      <PageHead title={t('search.titles.page')} />
      <div className="mb-6">
        <SearchInput
          value={q}
          onSearch={(next) => address.change({ q: next, kind: null, page: null }, { replace: true })}
        />
      </div>
      {q.length < SHORTEST_QUERY ? (
        <EmptyState
          drawing="no-results"
          title={q === '' ? t('search.empty.start') : t('search.hints.minimum', { count: SHORTEST_QUERY })}
        />
      ) : (
        <Results q={q} address={address} />
      )}
    </div>
  );
}
