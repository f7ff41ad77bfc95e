import { cx } from '@sullam/ui/base/cx.ts';
import { Icon } from '@sullam/ui/base/icon.tsx';
import { ChevronRight } from '@sullam/ui/base/icons.ts';
import { UiLink } from '@sullam/ui/base/ui-link.tsx';
import { Button, LinkButton } from '@sullam/ui/components/button.tsx';
import { Card, CardHeading } from '@sullam/ui/components/card.tsx';
import { EmptyState, ErrorState } from '@sullam/ui/components/empty-state.tsx';
import { SkeletonText } from '@sullam/ui/components/skeleton.tsx';
import { AuthorTextFor } from '@sullam/web-kit/author-text-for.tsx';
import { GroupSeal } from '@sullam/web-kit/groups/group-seal.tsx';
import { useFormat, useMember, useT } from '@sullam/web-kit/kit-context.tsx';
import { useQuery } from '@tanstack/react-query';
import { type GroupSummary, groupNewsQuery, ownGroupsQuery, useLeave } from './groups.api.ts';
import { JoinButton } from './join-button.tsx';

interface News {
  readonly newCount: number;
  readonly newest: { readonly author: { readonly firstName: string }; readonly excerpt: string } | null;
}

function Row({ group, news }: { readonly group: GroupSummary; readonly news: News | undefined }) {
  const t = useT();
  const format = useFormat();
  const count = news?.newCount ?? 0;
  return (
    <li>
      <UiLink
        href={`/groups/${group.groupId}`}
        className="flex min-h-22 items-center gap-4 px-4 py-3 text-ink no-underline hover:bg-subtle sm:px-6"
      >
        <GroupSeal name={group.name} hue={group.hue} size={56} />
        <span className="min-w-0 flex-1">
          <AuthorTextFor as="span" text={group.name} className="block font-display text-lg leading-snug" />
          <span className="flex gap-1 text-sm text-muted">
            {news?.newest ? (
              <>
                <span className="shrink-0">
                  <bdi>{news.newest.author.firstName}</bdi>:
                </span>
                {/* in its own direction, so that its end is what is cut */}
                <span dir="auto" className="clip-line">
                  {news.newest.excerpt}
                </span>
              </>
            ) : (
              t('groups.empty.quiet')
            )}
          </span>
        </span>
        {count > 0 && (
          <span
            className="grid size-7 shrink-0 place-items-center rounded-full bg-primary text-xs font-semibold text-on-primary"
            title={t('groups.counts.newPosts', { count })}
          >
            <span aria-hidden="true">{format.number(Math.min(count, 99))}</span>
            <span className="sr-only">{t('groups.counts.newPosts', { count })}</span>
          </span>
        )}
        <Icon of={ChevronRight} size={20} mirrored className="shrink-0 text-muted" />
      </UiLink>
    </li>
  );
}

/** A group that waits for the reader, or the reader for it. */
function Waiting({ group }: { readonly group: GroupSummary }) {
  const t = useT();
  const leave = useLeave(group.groupId);
  const isInvited = group.status === 'INVITED';
  return (
    <li className="flex flex-wrap items-center gap-3 rounded-lg bg-subtle p-3">
      <GroupSeal name={group.name} hue={group.hue} size={44} />
      <span className="min-w-0 flex-1 basis-48">
        <UiLink href={`/groups/${group.groupId}`} className="font-semibold text-ink">
          <AuthorTextFor as="span" text={group.name} />
        </UiLink>
        <span className="block text-sm text-muted">
          {!isInvited
            ? t('groups.labels.asked')
            : group.invitedBy
              ? t('groups.labels.invitedBy', {
                  person: `${group.invitedBy.firstName} ${group.invitedBy.lastName}`.trim(),
                })
              : t('groups.labels.invited')}
        </span>
      </span>
      <span className="ms-auto flex gap-2">
        {isInvited && (
          <Button variant="ghost" pending={leave.isPending} onClick={() => leave.mutate()}>
            {t('groups.actions.decline')}
          </Button>
        )}
        <JoinButton group={group} />
      </span>
    </li>
  );
}

/** The reader's groups with what is new in them, and those that wait. */
export function MineTab() {
  const t = useT();
  const { id: userId } = useMember();
  const { data, isError, isFetching, refetch } = useQuery(ownGroupsQuery(userId, 'ACCEPTED'));
  const news = useQuery(groupNewsQuery(userId));
  const invited = useQuery(ownGroupsQuery(userId, 'INVITED'));
  const asked = useQuery(ownGroupsQuery(userId, 'PENDING'));
  const waiting = [...(invited.data?.data ?? []), ...(asked.data?.data ?? [])];
  if (isError && !data)
    return <ErrorState title={t('common.failed.title')} onRetry={() => void refetch()} retrying={isFetching} />;
  // what waits stands above on a phone: drawn later it would push the groups down
  if (!data || news.isPending || invited.isPending || asked.isPending) return <SkeletonText lines={6} />;
  return (
    <div
      className={cx(
        'grid items-start gap-6',
        // nothing stands beside where there is nothing at all
        data.data.length + waiting.length > 0 && 'lg:grid-cols-[minmax(0,1fr)_24rem]',
      )}
    >
      {data.data.length === 0 ? (
        <EmptyState
          drawing="people"
          title={t('groups.empty.mine')}
          action={<LinkButton href="/groups/mine?tab=all">{t('groups.actions.find')}</LinkButton>}
        />
      ) : (
        <Card padding="none">
          <ul className="divide-y divide-line">
            {data.data.map((group) => (
              <Row
                key={group.groupId}
                group={group}
                news={news.data?.data.find(({ groupId }) => groupId === group.groupId)}
              />
            ))}
          </ul>
        </Card>
      )}
      {waiting.length > 0 && (
        <Card className="max-lg:order-first">
          <CardHeading>{t('groups.titles.waiting')}</CardHeading>
          <ul className="space-y-3">
            {waiting.map((group) => (
              <Waiting key={group.groupId} group={group} />
            ))}
          </ul>
        </Card>
      )}
    </div>
  );
}
