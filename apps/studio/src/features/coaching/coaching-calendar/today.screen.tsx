import '../../../app.css';
import { wallTimeOf } from '@sullam/domain/lectures/zoned-time.ts';
import { DAY } from '@sullam/domain/limits.ts';
import { Card } from '@sullam/ui/components/card.tsx';
import { EmptyState } from '@sullam/ui/components/empty-state.tsx';
import { useT } from '@sullam/web-kit/kit-context.tsx';
import { useState } from 'react';
import { CoachingFrame } from '../../../parts/coaching-frame.tsx';
import { CoachFigures } from './coach-figures.tsx';
import { GroupDialog } from './group-dialog.tsx';
import { GroupRow } from './group-row.tsx';
import { Practice } from './practice.tsx';
import { Requests } from './requests.tsx';
import { SessionRow } from './session-row.tsx';
import { useGroups } from './use-groups.ts';
import { useTimes } from './use-times.ts';

/** `/coaching/today`: the coach's sessions of today, and the requests that wait. */
export function TodayScreen() {
  const t = useT();
  const times = useTimes();
  // two days around now hold the coach's day in every zone
  const [now] = useState(() => Date.now());
  const [from, until] = [new Date(now - DAY).toISOString(), new Date(now + DAY).toISOString()];
  const { groups, opened, setOpened } = useGroups(from, until);
  return (
    <CoachingFrame tab="today">
      <Practice from={from} until={until}>
        {({ sessions, requests, zone }) => {
          const today = wallTimeOf(new Date(now), zone).date;
          const groupsOfToday = groups.filter(({ slot }) => slot.zoneDate === today);
          const ofToday = sessions.filter(({ slot, state }) => slot.zoneDate === today && state === 'BOOKED');
          return (
            <>
              <CoachFigures today={today} zone={zone} />
              <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,1fr)_28rem]">
                <Card as="section" padding="none">
                  <h2 className="flex flex-wrap items-baseline justify-between gap-2 border-b border-line px-5 py-4 text-base">
                    {times.day(today)}
                    <span className="text-sm font-normal text-muted">
                      {times.zoneName(new Date(now).toISOString(), zone)}
                    </span>
                  </h2>
                  {ofToday.length + groupsOfToday.length === 0 && (
                    <EmptyState compact drawing="calendar" title={t('coaching-calendar.today.none')} />
                  )}
                  <ul className="divide-y divide-line">
                    {ofToday.map((session) => (
                      <SessionRow key={session.coachingSessionId} session={session} />
                    ))}
                    {groupsOfToday.map((group) => (
                      <GroupRow key={group.groupSessionId} group={group} onOpen={() => setOpened(group)} />
                    ))}
                  </ul>
                </Card>
                <Requests requests={requests} today={today} />
                {opened && <GroupDialog group={opened} today={today} onClose={() => setOpened(undefined)} />}
              </div>
            </>
          );
        }}
      </Practice>
    </CoachingFrame>
  );
}
