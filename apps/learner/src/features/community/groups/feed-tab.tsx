import { FEED_ORDERS, type FeedOrder } from '@sullam/domain/posts.ts';
import { FilterChip } from '@sullam/ui/components/badge.tsx';
import { SkeletonText } from '@sullam/ui/components/skeleton.tsx';
import { useMember, useT } from '@sullam/web-kit/kit-context.tsx';
import { useQuery } from '@tanstack/react-query';
import { feedPreferencesQuery, feedQuery, useSetFeedOrder } from './groups.api.ts';
import { PostStream } from './post-stream.tsx';

/** Posts of all the reader's groups, in the order that they chose. */
export function FeedTab() {
  const t = useT();
  const { id: userId } = useMember();
  const { data, isPending } = useQuery(feedPreferencesQuery(userId));
  const choose = useSetFeedOrder(userId);
  const order: FeedOrder = (choose.isPending ? choose.variables : data?.order) ?? 'NEWEST';
  return (
    <div className="mx-auto max-w-reading">
      <fieldset className="mb-5 flex flex-wrap gap-2">
        <legend className="sr-only">{t('groups.labels.order')}</legend>
        {FEED_ORDERS.map((each) => (
          <FilterChip key={each} selected={each === order} onChange={() => choose.mutate(each)}>
            {t(`groups.orders.${each}`)}
          </FilterChip>
        ))}
      </fieldset>
      {isPending ? (
        <SkeletonText lines={8} />
      ) : (
        <PostStream
          key={order}
          pageOf={(after) => feedQuery(userId, order, after)}
          empty={t('groups.empty.feed')}
          namesGroup
        />
      )}
    </div>
  );
}
