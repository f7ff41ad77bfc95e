import { UiLink } from '@sullam/ui/base/ui-link.tsx';
import { Button, textLinkClass } from '@sullam/ui/components/button.tsx';
import { Pagination } from '@sullam/ui/components/navigation.tsx';
import { SkeletonCards } from '@sullam/ui/components/skeleton.tsx';
import { useT } from '@sullam/web-kit/kit-context.tsx';
import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import { GRID } from './course-grid.tsx';
import { pagesOf } from './paging.ts';
import type { PagedList } from './use-paged-list.ts';

interface EndProps {
  readonly list: PagedList<unknown>;
  /** What the pages are added to. */
  readonly items: RefObject<HTMLUListElement | null>;
}

/** So far below what is seen the next page is asked for: who scrolls steadily never waits. */
const AHEAD = '400px';

/** Calls as soon as its element comes near. */
function useNear(isAwaited: boolean, onNear: () => void): RefObject<HTMLDivElement | null> {
  const mark = useRef<HTMLDivElement>(null);
  const near = useEffectEvent(onNear);
  useEffect(() => {
    if (!isAwaited || !mark.current) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        near();
      },
      { rootMargin: `0px 0px ${AHEAD}` },
    );
    observer.observe(mark.current);
    return () => observer.disconnect();
  }, [isAwaited]);
  return mark;
}

/** More as one scrolls, and by a button for whoever comes by keys or asks before it came by itself. */
function More({ list, items }: EndProps) {
  const t = useT();
  const { page, size, total = 0, next, address, retry, firstPage } = list;
  const count = list.items?.length ?? 0;
  const hasMore = page < pagesOf(total, size);
  const more = () => address.change({ page: page + 1 }, { replace: true });
  const mark = useNear(hasMore && next === 'none' && count > 0, more);
  // whoever pressed the button goes on with the first that it brought
  const goesOnAt = useRef<number | null>(null);
  useEffect(() => {
    const first = goesOnAt.current === null || count === 0 ? undefined : items.current?.children[goesOnAt.current];
    if (!first) return;
    first.querySelector<HTMLElement>('a')?.focus();
    goesOnAt.current = null;
  }, [count, items]);
  const press = () => {
    goesOnAt.current = items.current?.children.length ?? 0;
    if (next === 'failed') retry();
    else if (next === 'none') more();
  };
  return (
    <div className="space-y-4 pt-1 pb-2 text-center">
      {next === 'pending' && (
        <SkeletonCards isRow count={Math.min(size, Math.max(1, total - count))} className={GRID} />
      )}
      <p role="status" className="text-sm text-muted">
        {t('catalogue.more.shown', { count, total })} {!hasMore && next === 'none' && t('catalogue.more.end')}
      </p>
      {next === 'failed' && <p className="text-sm text-danger-text">{t('catalogue.more.failed')}</p>}
      {(hasMore || next !== 'none') && (
        <Button variant="outline" pending={next === 'pending'} onClick={press}>
          {t(next === 'failed' ? 'common.actions.retry' : 'common.actions.showMore')}
        </Button>
      )}
      {firstPage > 1 && (
        <p>
          <UiLink href={address.hrefWith({ page: firstPage - 1 })} className={textLinkClass}>
            {t('catalogue.more.earlier')}
          </UiLink>
        </p>
      )}
      <div ref={mark} />
    </div>
  );
}

/** The end of a list in pages: the way to the others, or on a phone more of it. */
export function ListEnd({ list, items }: EndProps) {
  const { address, page, size, total = 0, isOneBelowOther } = list;
  if (total <= size) return null;
  if (isOneBelowOther) return <More list={list} items={items} />;
  return (
    <Pagination
      page={page}
      pages={pagesOf(total, size)}
      hrefOf={(to) => address.hrefWith({ page: to === 1 ? null : to })}
    />
  );
}
