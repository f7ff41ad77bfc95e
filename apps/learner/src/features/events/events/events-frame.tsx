import { LinkTabs } from '@sullam/ui/components/tabs.tsx';
import { useCan, useHasFeature, useOrganization, useT, useUser } from '@sullam/web-kit/kit-context.tsx';
import type { ReactNode } from 'react';
import { PageHead } from '../../../parts/page-head.tsx';

export type EventsTab = 'all' | 'mine' | 'favorites';

const PATHS = { all: '/social/all-events', mine: '/social/my-events', favorites: '/favorite/events' } as const;

/** The tabs of events, as far as they open for the reader. */
export function EventsFrame({ tab, children }: { readonly tab: EventsTab; readonly children: ReactNode }) {
  const t = useT();
  const { picture, wording } = useOrganization();
  const isMember = useUser() !== null;
  const may = useCan()('organization_member_access_events');
  const hasAll = useHasFeature()('all-events');
  const tabs = (['all', 'mine', 'favorites'] as const).filter((id) => (id === 'all' ? hasAll : isMember && may));
  return (
    <div className="page-width page-gutter py-8">
      <PageHead
        isLow
        title={t('events.titles.events')}
        description={[wording('event_banner_title'), wording('event_banner_subtitle')].filter(Boolean).join(' • ')}
        picture={picture('event_header_image')}
      />
      {tabs.length > 1 && (
        <LinkTabs
          label={t('events.tabs.label')}
          items={tabs.map((id) => ({ href: PATHS[id], label: t(`events.tabs.${id}`), current: id === tab }))}
        />
      )}
      <div className="mt-6">{children}</div>
    </div>
  );
}
