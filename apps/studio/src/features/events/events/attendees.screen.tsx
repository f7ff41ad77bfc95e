import '../../../app.css';
import { EVENT_ENROLLMENT_STATES, type EventEnrollmentState } from '@sullam/domain/events/event.ts';
import { EllipsisVertical, Mail, Trash2 } from '@sullam/ui/base/icons.ts';
import { Badge, type Tone } from '@sullam/ui/components/badge.tsx';
import { Button } from '@sullam/ui/components/button.tsx';
import { EmptyState } from '@sullam/ui/components/empty-state.tsx';
import { SkeletonTable } from '@sullam/ui/components/skeleton.tsx';
import { MenuButton } from '@sullam/ui/overlays/menu-button.tsx';
import type { TableColumn } from '@sullam/ui/table/table-types.ts';
import { AuthorTextFor } from '@sullam/web-kit/author-text-for.tsx';
import { useLatch } from '@sullam/web-kit/base/use-latch.ts';
import { useFormat, useNotify, useT } from '@sullam/web-kit/kit-context.tsx';
import { useQueriesSettled } from '@sullam/web-kit/query/use-queries-settled.ts';
import { useQuery } from '@tanstack/react-query';
import { ExportMenu } from '../../../parts/export-menu.tsx';
import { ListTable } from '../../../parts/list-table.tsx';
import { StateBar } from '../../../parts/state-bar.tsx';
import { useList } from '../../../parts/use-list.ts';
import { AddPeopleButton } from './add-people.tsx';
import { CapacityBar } from './capacity-bar.tsx';
import { EventFrame } from './event-frame.tsx';
import { EventReport } from './event-report.tsx';
import {
  attendeesQuery,
  type EventAttendee,
  type EventEditing,
  eventReportQuery,
  readAttendeeFile,
  useRemindGuest,
  useRemoveGuest,
  useUndoCheckIn,
} from './events.api.ts';
import { GuestButton } from './guest-dialog.tsx';

const SORTS = { given: { column: '', direction: 'ascending' } } as const;

const TONES: Record<EventEnrollmentState, Tone> = {
  PENDING_PAYMENT: 'warning',
  ENROLLED: 'primary',
  WAITLISTED: 'info',
  CANCELLED: 'neutral',
  ATTENDED: 'success',
};

/** In the order in which people go through them; who gave the place back stands last. */
const STATES = ['ATTENDED', 'ENROLLED', 'PENDING_PAYMENT', 'WAITLISTED', 'CANCELLED'] as const;
const BAR_TONES = {
  ATTENDED: 'success',
  ENROLLED: 'primary',
  PENDING_PAYMENT: 'warning',
  WAITLISTED: 'soft',
  CANCELLED: 'muted',
} as const;

function useColumns(): TableColumn<EventAttendee>[] {
  const t = useT();
  const format = useFormat();
  return [
    {
      id: 'name',
      label: t('event-tickets.columns.name'),
      cell: ({ name, email }) => (
        <span className="block">
          <bdi className="font-medium">{name}</bdi>
          {email && <bdi className="block text-xs text-muted">{email}</bdi>}
        </span>
      ),
    },
    {
      id: 'ticket',
      label: t('event-tickets.columns.type'),
      cell: ({ ticketType }) => <AuthorTextFor text={ticketType} unmarked />,
    },
    {
      id: 'state',
      label: t('event-tickets.columns.state'),
      cell: ({ state, offeredUntil, isGuest }) => (
        <span className="flex flex-wrap gap-1">
          <Badge tone={TONES[state]}>
            {offeredUntil
              ? t('event-desk.figures.offeredUntil', { time: format.dateTime(offeredUntil) })
              : t(`event-tickets.states.${state}`)}
          </Badge>
          {isGuest && <Badge>{t('event-desk.guests.unclaimed')}</Badge>}
        </span>
      ),
    },
    {
      id: 'enrolled',
      label: t('event-tickets.columns.enrolledAt'),
      cell: ({ enrolledAt }) => format.dateTime(enrolledAt),
    },
    {
      id: 'attended',
      label: t('event-tickets.columns.attendedAt'),
      cell: ({ attendedAt, gate }) =>
        attendedAt ? (
          <span>
            {format.dateTime(attendedAt)}
            {gate && <bdi className="block text-xs text-muted">{gate}</bdi>}
          </span>
        ) : (
          '–'
        ),
    },
  ];
}

/** What can be done about somebody: a guest's ticket is sent again or taken back, a check-in is taken back. */
function RowActions({ eventId, attendee }: { readonly eventId: number; readonly attendee: EventAttendee }) {
  const t = useT();
  const notify = useNotify();
  const undo = useUndoCheckIn(eventId);
  const remind = useRemindGuest(eventId);
  const remove = useRemoveGuest(eventId);
  const { eventEnrollmentId, attendedAt, isGuest, name, email, state } = attendee;
  if (attendedAt)
    return (
      <Button variant="ghost" size="sm" onClick={() => undo.mutate(eventEnrollmentId)}>
        {t('event-desk.actions.undo')}
      </Button>
    );
  if (!isGuest || state !== 'ENROLLED') return null;
  const sendAgain = () =>
    remind.mutate(eventEnrollmentId, {
      onSuccess: () => notify({ tone: 'success', text: t('event-desk.guests.sent', { email: email ?? '' }) }),
    });
  const takeBack = () => remove.mutate(eventEnrollmentId);
  const items = [
    { id: 'send', label: t('event-desk.guests.sendAgain'), icon: Mail, onAction: sendAgain },
    { id: 'take', label: t('event-desk.guests.takeBack'), icon: Trash2, danger: true, onAction: takeBack },
  ];
  // two buttons would lie over the address on a phone
  return (
    <MenuButton
      label={t('studio.words.actionsFor', { name })}
      icon={EllipsisVertical}
      groups={[{ id: 'ticket', items }]}
    />
  );
}

function Attendees({ event }: { readonly event: EventEditing }) {
  const t = useT();
  const { eventId } = event;
  const list = useList(SORTS, 'given');
  const columns = useColumns();
  const counts = useQuery(eventReportQuery(eventId)).data?.counts;
  const state = EVENT_ENROLLMENT_STATES.find((each) => each === list.filter('state'));
  const { sort: _sort, ...paging } = list.paging;
  const found = useQuery(attendeesQuery(eventId, { ...paging, ...(state ? { states: [state] } : {}) }));
  const isThere = useQueriesSettled([eventReportQuery(eventId)]) && !found.isPending;
  const wasThere = useLatch(isThere);
  if (!wasThere) return <SkeletonTable />;
  return (
    <div className="space-y-8">
      <CapacityBar event={event} />
      <EventReport eventId={eventId} taken={event.taken} />
      {counts && (
        <StateBar
          label={t('event-tickets.columns.state')}
          states={STATES.map((id) => ({
            id,
            label: t(`event-tickets.states.${id}`),
            count: counts.find((each) => each.state === id)?.count ?? 0,
            tone: BAR_TONES[id],
          }))}
          value={state}
          onChange={(id) => list.setFilter({ state: id })}
        />
      )}
      <ListTable
        label={t('event-desk.titles.attendees')}
        list={list}
        query={found}
        columns={columns}
        rowId={({ eventEnrollmentId }) => String(eventEnrollmentId)}
        rowName={({ name }) => name}
        searchLabel={t('event-desk.searchPeople')}
        actions={
          <div className="flex flex-wrap gap-2">
            <AddPeopleButton event={event} />
            <GuestButton event={event} />
            <ExportMenu file={(format) => readAttendeeFile(eventId, format)} />
          </div>
        }
        rowActions={(attendee) => <RowActions eventId={eventId} attendee={attendee} />}
        empty={<EmptyState drawing="people" title={t('event-desk.empty.attendees')} compact />}
      />
    </div>
  );
}

/** `/events/{eventId}/attendees`: who has, had or awaits a place, and how it filled. */
export function AttendeesScreen() {
  return <EventFrame tab="attendees">{(event) => <Attendees event={event} />}</EventFrame>;
}
