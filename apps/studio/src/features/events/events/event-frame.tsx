import { BackLink } from '@sullam/ui/components/back-link.tsx';
import { EmptyState, ErrorState } from '@sullam/ui/components/empty-state.tsx';
import { SkeletonText } from '@sullam/ui/components/skeleton.tsx';
import { LinkTabs } from '@sullam/ui/components/tabs.tsx';
import { AuthorTextFor, useAuthorText } from '@sullam/web-kit/author-text-for.tsx';
import { useT } from '@sullam/web-kit/kit-context.tsx';
import { usePageTitle } from '@sullam/web-kit/router/page-title.tsx';
import { usePathId } from '@sullam/web-kit/router/params.ts';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Page } from '../../../parts/page.tsx';
import { EventStatusBadge } from './event-status.tsx';
import { type EventEditing, editingQuery } from './events.api.ts';

const TABS = ['event', 'programme', 'tickets', 'questions', 'attendees', 'door', 'credits'] as const;
export type EventTab = (typeof TABS)[number];

interface EventFrameProps {
  readonly tab: EventTab;
  /** What the page shows besides isn't there yet. */
  readonly isPending?: boolean;
  readonly actions?: (event: EventEditing) => ReactNode;
  readonly children: (event: EventEditing) => ReactNode;
}

/** The ways between the pages of one event. */
export function EventTabs({ eventId, tab }: { readonly eventId: number; readonly tab: EventTab }) {
  const t = useT();
  return (
    <LinkTabs
      label={t('event-desk.menu.events')}
      className="mb-6"
      items={TABS.map((id) => ({
        href: `/events/${eventId}${id === 'event' ? '' : `/${id}`}`,
        label: t(`event-desk.titles.${id}`),
        current: id === tab,
      }))}
    />
  );
}

/** The pages of one event: its name, how it stands, and the ways between them. */
export function EventFrame({ tab, isPending = false, actions, children }: EventFrameProps) {
  const t = useT();
  const eventId = usePathId('eventId');
  const { data, error, isFetching, refetch } = useQuery(editingQuery(eventId));
  usePageTitle(useAuthorText()(data?.title) || undefined);
  if (!data && error && 'status' in error && error.status === 404)
    return <EmptyState drawing="not-found" level={1} title={error.message} />;
  if (!data && error)
    return (
      <ErrorState level={1} title={t('common.failed.title')} onRetry={() => void refetch()} retrying={isFetching} />
    );
  if (!data || isPending)
    return (
      <div className="page-width page-gutter py-6 md:py-8">
        <SkeletonText lines={10} />
      </div>
    );
  return (
    <Page
      above={<BackLink href="/events">{t('event-desk.actions.all')}</BackLink>}
      title={<AuthorTextFor text={data.title} />}
      mark={<EventStatusBadge status={data.status} />}
      actions={actions?.(data)}
    >
      <EventTabs eventId={eventId} tab={tab} />
      {children(data)}
    </Page>
  );
}
