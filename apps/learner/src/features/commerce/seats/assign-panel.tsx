import { Badge } from '@sullam/ui/components/badge.tsx';
import { Tabs } from '@sullam/ui/components/tabs.tsx';
import { useT } from '@sullam/web-kit/kit-context.tsx';
import { useState } from 'react';
import { AddressFile } from './address-file.tsx';
import { AddressList } from './address-list.tsx';
import { AssignmentResults } from './assignment-results.tsx';
import { PoolLink } from './pool-link.tsx';
import type { SeatPoolDetail } from './seats.api.ts';

const TABS = ['emails', 'link', 'file'] as const;
type Tab = (typeof TABS)[number];

/** Ways to assign seats, and what came of the last list. */
export function AssignPanel({ pool }: { readonly pool: SeatPoolDetail }) {
  const t = useT();
  const [tab, setTab] = useState<Tab>('emails');
  const [started, setStarted] = useState<number | null>(pool.runningAssignmentId);
  const shared = { pool, onStarted: setStarted };
  return (
    <div className="space-y-4">
      <div className="flex items-center justify-between gap-3">
        <h2 className="text-panel">{t('seats.titles.assign')}</h2>
        <Badge tone={pool.freeCount > 0 ? 'success' : 'neutral'}>
          {t('seats.counts.free', { count: pool.freeCount })}
        </Badge>
      </div>
      <Tabs
        label={t('seats.titles.assign')}
        items={TABS.map((id) => ({ id, label: t(`seats.tabs.${id}`) }))}
        value={tab}
        onChange={(id) => setTab(TABS.find((each) => each === id) ?? 'emails')}
      >
        {tab === 'emails' && <AddressList {...shared} />}
        {tab === 'link' && <PoolLink pool={pool} />}
        {tab === 'file' && <AddressFile {...shared} />}
      </Tabs>
      {started !== null && tab !== 'link' && <AssignmentResults pool={pool} seatAssignmentId={started} />}
    </div>
  );
}
