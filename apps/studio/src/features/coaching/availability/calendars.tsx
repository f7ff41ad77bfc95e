import { Icon } from '@sullam/ui/base/icon.tsx';
import { Calendar, Ellipsis, Pencil, Plus, RefreshCw, Trash2 } from '@sullam/ui/base/icons.ts';
import { preloadOn } from '@sullam/ui/base/lazy-part.tsx';
import { Button } from '@sullam/ui/components/button.tsx';
import { Card, CardHeading } from '@sullam/ui/components/card.tsx';
import { ErrorState } from '@sullam/ui/components/empty-state.tsx';
import { SkeletonText } from '@sullam/ui/components/skeleton.tsx';
import { Dialog } from '@sullam/ui/overlays/lazy.ts';
import { MenuButton } from '@sullam/ui/overlays/menu-button.tsx';
import { useT } from '@sullam/web-kit/kit-context.tsx';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useUndoable } from '../../../parts/use-undoable.ts';
import { AddCalendarDialog, RenameCalendarDialog } from './calendar-dialogs.tsx';
import { CalendarState } from './calendar-state.tsx';
import { type CoachFeed, calendarsQuery, useRemoveCalendar } from './calendars.api.ts';
import { useSync } from './use-sync.ts';

const MOST_CALENDARS = 10;

interface RowProps {
  readonly calendar: CoachFeed;
  readonly onRename: () => void;
  readonly onRemove: () => void;
}

function CalendarRow({ calendar, onRename, onRemove }: RowProps) {
  const t = useT();
  const sync = useSync();
  const { name, host, addressEnd } = calendar;
  return (
    <li className="flex flex-wrap items-start gap-x-4 gap-y-1 py-3">
      <Icon of={Calendar} size={18} className="mt-0.5 text-muted" />
      <span className="min-w-0 flex-1">
        <span dir="auto" className="block font-medium">
          {name}
        </span>
        <span dir="ltr" className="block text-start text-sm text-muted">{`${host} … ${addressEnd}`}</span>
        <CalendarState calendar={calendar} />
      </span>
      <Button variant="outline" size="sm" icon={RefreshCw} pending={sync.isPending} onClick={() => sync.run(calendar)}>
        {t('coach-availability.actions.syncCalendar')}
      </Button>
      <MenuButton
        icon={Ellipsis}
        label={t('coach-availability.actions.moreOfCalendar', { name })}
        placement="bottom end"
        groups={[
          {
            id: 'calendar',
            items: [
              {
                id: 'rename',
                label: t('coach-availability.actions.renameCalendar'),
                icon: Pencil,
                onAction: onRename,
              },
              { id: 'remove', label: t('common.actions.delete'), icon: Trash2, danger: true, onAction: onRemove },
            ],
          },
        ]}
      />
    </li>
  );
}

/** Calendars elsewhere whose times can't be booked. */
export function Calendars() {
  const t = useT();
  const { data, error, isFetching, refetch } = useQuery(calendarsQuery());
  const remove = useRemoveCalendar();
  const undoable = useUndoable();
  const [isAdding, setAdding] = useState(false);
  const [renamed, setRenamed] = useState<CoachFeed | null>(null);
  const shown = data?.data.filter(({ coachFeedId }) => !undoable.hidden.has(String(coachFeedId)));
  return (
    <Card as="section">
      <CardHeading
        description={t('coach-availability.calendars.about')}
        actions={
          <Button
            variant="outline"
            size="sm"
            icon={Plus}
            disabled={!data || data.data.length >= MOST_CALENDARS}
            {...preloadOn(Dialog)}
            onClick={() => setAdding(true)}
          >
            {t('coach-availability.actions.addCalendar')}
          </Button>
        }
      >
        {t('coach-availability.titles.calendars')}
      </CardHeading>
      {!shown && !error && <SkeletonText lines={3} />}
      {!shown && error && (
        <ErrorState title={t('common.failed.title')} onRetry={() => void refetch()} retrying={isFetching} />
      )}
      {shown?.length === 0 && <p className="text-muted">{t('coach-availability.calendars.none')}</p>}
      {shown && shown.length > 0 && (
        <ul aria-label={t('coach-availability.parts.calendars')} className="divide-y divide-line">
          {shown.map((calendar) => (
            <CalendarRow
              key={calendar.coachFeedId}
              calendar={calendar}
              onRename={() => setRenamed(calendar)}
              onRemove={() =>
                undoable.remove(
                  String(calendar.coachFeedId),
                  t('coach-availability.calendars.removed', { name: calendar.name }),
                  () => remove.mutateAsync(calendar.coachFeedId),
                )
              }
            />
          ))}
        </ul>
      )}
      {isAdding && <AddCalendarDialog onClose={() => setAdding(false)} />}
      {renamed && <RenameCalendarDialog calendar={renamed} onClose={() => setRenamed(null)} />}
    </Card>
  );
}
