import { usePlaceTimes } from '@sullam/web-kit/moments/use-place-times.ts';
import '../../../app.css';
import { CopyPlus, EllipsisVertical, Pencil, Plus, Trash2, Users } from '@sullam/ui/base/icons.ts';
import { preloadOn } from '@sullam/ui/base/lazy-part.tsx';
import { UiLink } from '@sullam/ui/base/ui-link.tsx';
import { Button } from '@sullam/ui/components/button.tsx';
import { EmptyState } from '@sullam/ui/components/empty-state.tsx';
import { Dialog } from '@sullam/ui/overlays/lazy.ts';
import { MenuButton } from '@sullam/ui/overlays/menu-button.tsx';
import type { TableColumn } from '@sullam/ui/table/table-types.ts';
import { AuthorTextFor, useAuthorText } from '@sullam/web-kit/author-text-for.tsx';
import { useCan, useFormat, useNotify, useT } from '@sullam/web-kit/kit-context.tsx';
import { useGo } from '@sullam/web-kit/router/use-go.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { DeleteDialog } from '../../../parts/delete-dialog.tsx';
import { ListTable } from '../../../parts/list-table.tsx';
import { Page } from '../../../parts/page.tsx';
import { useList } from '../../../parts/use-list.ts';
import { EventStatusBadge } from './event-status.tsx';
import { type ManagedEvent, managedEventsQuery, useCopyEvent, useDeleteEvent } from './events.api.ts';
import { NewEventDialog } from './new-event-dialog.tsx';

const SORTS = { given: { column: '', direction: 'ascending' } } as const;

function RowMenu({ event, onDelete }: { readonly event: ManagedEvent; readonly onDelete: () => void }) {
  const t = useT();
  const go = useGo();
  const can = useCan();
  const notify = useNotify();
  const copy = useCopyEvent();
  const name = useAuthorText()(event.title);
  const { eventId } = event;
  const items = [
    {
      id: 'edit',
      label: t('common.actions.edit'),
      icon: Pencil,
      onAction: () => go(`/events/${eventId}`),
    },
    {
      id: 'people',
      label: t('event-desk.titles.attendees'),
      icon: Users,
      onAction: () => go(`/events/${eventId}/attendees`),
    },
    ...(can('organization_create_social_events')
      ? [
          {
            id: 'copy',
            label: t('event-desk.actions.copy'),
            icon: CopyPlus,
            onAction: () =>
              copy.mutate(eventId, {
                onSuccess: (made) => {
                  notify({ tone: 'success', text: t('event-desk.messages.copied') });
                  go(`/events/${made.eventId}`);
                },
              }),
          },
        ]
      : []),
    ...(event.status === 'DRAFT' && can('organization_delete_social_events')
      ? [{ id: 'delete', label: t('common.actions.delete'), icon: Trash2, danger: true, onAction: onDelete }]
      : []),
  ];
  return (
    <MenuButton
      label={t('studio.words.actionsFor', { name })}
      icon={EllipsisVertical}
      groups={[{ id: 'change', items }]}
    />
  );
}

const WHEN = { day: 'numeric', month: 'short', year: 'numeric', hour: 'numeric', minute: '2-digit' } as const;

function useColumns(): TableColumn<ManagedEvent>[] {
  const t = useT();
  const format = useFormat();
  const timeAt = usePlaceTimes();
  const when = (event: ManagedEvent) => timeAt(event.startTime, event.zone, WHEN);
  return [
    {
      id: 'title',
      label: t('event-desk.columns.event'),
      cell: (event) => (
        <UiLink
          href={`/events/${event.eventId}`}
          className="clip-lines-2 font-medium text-ink underline-offset-4 hover:underline"
        >
          <AuthorTextFor text={event.title} />
        </UiLink>
      ),
    },
    { id: 'when', label: t('event-desk.columns.when'), cell: when },
    { id: 'status', label: t('event-desk.columns.status'), cell: ({ status }) => <EventStatusBadge status={status} /> },
    {
      id: 'taken',
      label: t('event-desk.columns.taken'),
      numeric: true,
      cell: ({ taken, capacity }) =>
        capacity === null
          ? format.number(taken)
          : t('event-desk.figures.ofPlaces', { count: format.number(taken), all: format.number(capacity) }),
    },
    {
      id: 'waiting',
      label: t('event-desk.columns.waiting'),
      numeric: true,
      cell: ({ waiting }) => format.number(waiting),
    },
  ];
}

/** `/events`: the events of the organisation, drafts too. */
export function EventsScreen() {
  const t = useT();
  const can = useCan();
  const text = useAuthorText();
  const list = useList(SORTS, 'given');
  const { sort: _sort, ...paging } = list.paging;
  const found = useQuery(managedEventsQuery(paging));
  const remove = useDeleteEvent();
  const columns = useColumns();
  const [deleting, setDeleting] = useState<ManagedEvent | null>(null);
  const [isNew, setNew] = useState(false);
  const add = can('organization_create_social_events') && (
    <Button icon={Plus} {...preloadOn(Dialog)} onClick={() => setNew(true)}>
      {t('event-desk.actions.add')}
    </Button>
  );
  return (
    <Page title={t('event-desk.menu.events')} actions={add}>
      <ListTable
        label={t('event-desk.menu.events')}
        list={list}
        query={found}
        columns={columns}
        rowId={({ eventId }) => String(eventId)}
        rowName={({ title }) => text(title)}
        searchLabel={t('event-desk.search')}
        rowActions={(event) => <RowMenu event={event} onDelete={() => setDeleting(event)} />}
        empty={<EmptyState drawing="calendar" title={t('event-desk.empty.events')} action={add} compact />}
      />
      {isNew && <NewEventDialog onClose={() => setNew(false)} />}
      {deleting && (
        <DeleteDialog
          id={deleting.eventId}
          name={text(deleting.title)}
          remove={remove}
          onClose={() => setDeleting(null)}
        >
          {t('event-desk.deleteText')}
        </DeleteDialog>
      )}
    </Page>
  );
}
