import '../../../app.css';
import { cx } from '@sullam/ui/base/cx.ts';
import { SkeletonText } from '@sullam/ui/components/skeleton.tsx';
import { LinkTabs } from '@sullam/ui/components/tabs.tsx';
import { useAuthorText } from '@sullam/web-kit/author-text-for.tsx';
import { useFormat, useHasFeature, useT } from '@sullam/web-kit/kit-context.tsx';
import { usePageTitle } from '@sullam/web-kit/router/page-title.tsx';
import { useAddressQuery, usePathId } from '@sullam/web-kit/router/params.ts';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { AboutTab } from './about-tab.tsx';
import { EventsTab } from './events-tab.tsx';
import { FilesTab } from './files-tab.tsx';
import { GroupHead } from './group-head.tsx';
import { GroupSearch } from './group-search.tsx';
import { GroupSide } from './group-side.tsx';
import { casesQuery, type Group, groupEventsQuery, groupQuery, useMarkSeen, useReadInvitation } from './groups.api.ts';
import { MembersTab } from './members-tab.tsx';
import { NoPermission } from './no-permission.tsx';
import { PostsTab } from './posts-tab.tsx';
import { ReportsTab } from './reports-tab.tsx';

const TABS = ['posts', 'about', 'members', 'events', 'files', 'reports'] as const;
type Tab = (typeof TABS)[number];

/** So long a group has to be in sight until what is in it counts as seen. */
const READING = 2000;

/** A group that the reader sees, or one that a link in the address leads into. */
function useGroup(groupId: number, invitation: string | undefined) {
  const found = useQuery(groupQuery(groupId));
  const { mutate: readInvitation, data: preview, isError: isRefused } = useReadInvitation(groupId);
  const isMember = found.data?.status === 'ACCEPTED';
  const isAsked = invitation !== undefined && !found.isPending && !isMember;
  useEffect(() => {
    if (isAsked && invitation !== undefined) readInvitation(invitation);
  }, [isAsked, invitation, readInvitation]);
  const isInvited = isAsked && preview !== undefined;
  const group: Group | undefined = found.data ?? (isInvited ? preview : undefined);
  const isOver = found.isError && (invitation === undefined || isRefused);
  return { group, isOver, invitation: isInvited ? invitation : undefined, preview: isInvited ? preview : undefined };
}

function Panel({ tab, group }: { readonly tab: Tab; readonly group: Group }) {
  if (tab === 'about') return <AboutTab group={group} />;
  if (tab === 'members') return <MembersTab group={group} />;
  if (tab === 'reports') return <ReportsTab groupId={group.groupId} />;
  if (tab === 'events') return <EventsTab groupId={group.groupId} />;
  if (tab === 'files') return <FilesTab groupId={group.groupId} />;
  return <PostsTab group={group} />;
}

/** `/groups/{groupId}` */
export function GroupScreen() {
  const t = useT();
  const format = useFormat();
  const hasFeature = useHasFeature();
  const text = useAuthorText();
  const groupId = usePathId('groupId');
  const address = useAddressQuery();
  const link = address.value('invitation') ?? undefined;
  const { group, isOver, ...invited } = useGroup(groupId, link);
  const { mutate: markSeen } = useMarkSeen();
  const canRead = group?.abilities.canRead ?? false;
  const events = useQuery({ ...groupEventsQuery(groupId, 1), enabled: canRead && hasFeature('events') });
  const canModerate = group?.abilities.canModerate ?? false;
  const reports = useQuery({ ...casesQuery(groupId, false, 1), enabled: canModerate });
  const eventCount = events.data?.total ?? 0;
  usePageTitle(group ? text(group.name) : undefined);
  useEffect(() => {
    if (!canRead) return;
    const timer = window.setTimeout(() => markSeen(groupId), READING);
    return () => window.clearTimeout(timer);
  }, [canRead, groupId, markSeen]);
  if (isOver) return <NoPermission isByLink={link !== undefined} />;
  if (!group)
    return (
      <div className="page-width page-gutter py-8">
        <SkeletonText lines={8} />
      </div>
    );
  const tabs: readonly Tab[] = !canRead
    ? ['about']
    : TABS.filter(
        (each) => (each !== 'reports' || group.abilities.canModerate) && (each !== 'events' || hasFeature('events')),
      );
  const tab = tabs.find((each) => each === address.value('tab')) ?? tabs[0]!;
  const badges: Partial<Record<Tab, number>> = {
    members: group.memberCount,
    events: eventCount,
    reports: reports.data?.total ?? 0,
  };
  return (
    <div className="page-width page-gutter py-6">
      <GroupHead group={group} {...invited} />
      <div className="mt-4 flex flex-wrap items-end gap-x-6 gap-y-3 border-line md:flex-nowrap md:border-b">
        <LinkTabs
          className="min-w-0 flex-1 max-md:basis-full md:border-b-0"
          label={text(group.name)}
          items={tabs.map((each) => ({
            href: address.hrefWith({
              tab: each === tabs[0] ? null : each,
              page: null,
              search: null,
              tag: null,
              state: null,
              status: null,
            }),
            label: t(`groups.tabs.${each}`),
            badge: !badges[each] ? undefined : (
              <span className="text-xs text-muted">{format.number(badges[each])}</span>
            ),
            current: each === tab,
          }))}
        />
        {canRead && (
          <div className={cx('mb-3 w-full md:mb-1.5 md:w-60', tab !== 'posts' && 'max-md:hidden')}>
            <GroupSearch />
          </div>
        )}
      </div>
      <div className="grid items-start gap-8 pt-6 lg:grid-cols-[minmax(0,1fr)_21.5rem]">
        <Panel tab={tab} group={group} />
        {tab !== 'about' && <GroupSide group={group} />}
      </div>
    </div>
  );
}
