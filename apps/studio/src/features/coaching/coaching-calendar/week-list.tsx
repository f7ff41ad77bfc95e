import { Badge } from '@sullam/ui/components/badge.tsx';
import { Button } from '@sullam/ui/components/button.tsx';
import { Card } from '@sullam/ui/components/card.tsx';
import { EmptyState } from '@sullam/ui/components/empty-state.tsx';
import { useAuthorText } from '@sullam/web-kit/author-text-for.tsx';
import { useFormat, useT } from '@sullam/web-kit/kit-context.tsx';
import type { WeekProps } from './session-week.tsx';
import { useSeatWords } from './use-seat-words.ts';
import { learnerName, useTimes } from './use-times.ts';
import { timeOf } from './use-week-drag.ts';

/** The week as a list, with the same acts. */
export function WeekList({ dates, sessions, groups, calendar, onOpen, onOpenGroup, onOpenBlock }: WeekProps) {
  const t = useT();
  const times = useTimes();
  const format = useFormat();
  const authorText = useAuthorText();
  const seatWords = useSeatWords();
  if (sessions.length + groups.length + calendar.blocks.length === 0)
    return <EmptyState drawing="calendar" title={t('coaching-calendar.week.none')} />;
  return (
    <div className="space-y-4">
      {dates
        .map((date) => ({
          date,
          ofDay: sessions.filter(({ slot }) => slot.zoneDate === date),
          groupsOfDay: groups.filter(({ slot }) => slot.zoneDate === date),
          blocks: calendar.blocks.filter((block) => block.date === date),
        }))
        .filter(({ ofDay, groupsOfDay, blocks }) => ofDay.length + groupsOfDay.length + blocks.length > 0)
        .map(({ date, ofDay, groupsOfDay, blocks }) => (
          <Card key={date} as="section" padding="none">
            <h3 className="border-b border-line px-5 py-3 text-base">{times.day(date)}</h3>
            <ul className="divide-y divide-line">
              {ofDay.map((session) => (
                <li key={session.coachingSessionId} className="flex flex-wrap items-center gap-3 px-5 py-3">
                  <span className="w-24 font-semibold">{times.time(session.slot)}</span>
                  <bdi className="min-w-40 flex-1">{learnerName(session)}</bdi>
                  {session.state === 'HELD' && (
                    <Badge tone="warning">
                      {t(
                        session.heldFor === 'PAYMENT'
                          ? 'coaching-calendar.payment.waiting'
                          : 'coaching-calendar.states.request',
                      )}
                    </Badge>
                  )}
                  <Button size="sm" variant="outline" onClick={() => onOpen(session)}>
                    {t('coaching-calendar.actions.show')}
                  </Button>
                </li>
              ))}
              {groupsOfDay.map((group) => (
                <li key={`group ${group.groupSessionId}`} className="flex flex-wrap items-center gap-3 px-5 py-3">
                  <span className="w-24 font-semibold">{times.time(group.slot)}</span>
                  <span className="min-w-40 flex-1">{authorText(group.title)}</span>
                  <Badge tone="primary">{seatWords(group)}</Badge>
                  <Button size="sm" variant="outline" onClick={() => onOpenGroup(group)}>
                    {t('coaching-calendar.actions.show')}
                  </Button>
                </li>
              ))}
              {blocks.map((block) => (
                <li
                  key={`${block.coachDisabledSlotId} ${block.from}`}
                  className="flex flex-wrap items-center gap-3 px-5 py-3"
                >
                  <span className="w-24 font-semibold">{format.wallHour(timeOf(block.from))}</span>
                  <span className="min-w-40 flex-1">{block.note ?? t('coaching-calendar.states.blocked')}</span>
                  <Badge tone="warning">{t('coaching-calendar.states.blocked')}</Badge>
                  <Button size="sm" variant="outline" onClick={() => onOpenBlock(block)}>
                    {t('coaching-calendar.actions.show')}
                  </Button>
                </li>
              ))}
            </ul>
          </Card>
        ))}
    </div>
  );
}
