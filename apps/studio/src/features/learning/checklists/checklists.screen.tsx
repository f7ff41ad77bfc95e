import '../../../app.css';
import { EllipsisVertical, Pencil, Plus, Trash2, Users } from '@sullam/ui/base/icons.ts';
import { UiLink } from '@sullam/ui/base/ui-link.tsx';
import { Button, LinkButton } from '@sullam/ui/components/button.tsx';
import { EmptyState } from '@sullam/ui/components/empty-state.tsx';
import { MenuButton } from '@sullam/ui/overlays/menu-button.tsx';
import type { TableColumn } from '@sullam/ui/table/table-types.ts';
import { AuthorTextFor, useAuthorText } from '@sullam/web-kit/author-text-for.tsx';
import { useCan, useFormat, useT } from '@sullam/web-kit/kit-context.tsx';
import { useGo } from '@sullam/web-kit/router/use-go.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { DeleteDialog } from '../../../parts/delete-dialog.tsx';
import { ListTable } from '../../../parts/list-table.tsx';
import { Moment } from '../../../parts/moment.tsx';
import { Page } from '../../../parts/page.tsx';
import { TitledDialog } from '../../../parts/titled-dialog.tsx';
import { useList } from '../../../parts/use-list.ts';
import { ChecklistStatus } from './checklist-status.tsx';
import { type ChecklistRow, checklistsQuery, useCreateChecklist, useDeleteChecklist } from './checklists.api.ts';
import { PeopleBar } from './people-bar.tsx';

const SORTS = { changed: { column: 'changed', direction: 'descending' } } as const;

function useColumns(): TableColumn<ChecklistRow>[] {
  const t = useT();
  const format = useFormat();
  return [
    {
      id: 'title',
      label: t('checklist-keeping.fields.title'),
      cell: ({ checklistId, title, status, hasDraft }) => (
        <span className="flex min-w-0 items-center gap-2">
          <UiLink
            href={`/checklists/${checklistId}`}
            className="clip-line rounded-sm font-medium underline-offset-4 hover:underline sm:max-w-80"
          >
            <AuthorTextFor text={title} />
          </UiLink>
          <ChecklistStatus status={status} hasDraft={hasDraft} />
        </span>
      ),
    },
    {
      id: 'items',
      label: t('checklist-keeping.tabs.items'),
      cell: ({ itemCount }) => <span className="tabular">{format.number(itemCount)}</span>,
    },
    {
      id: 'people',
      label: t('checklist-keeping.tabs.people'),
      cell: ({ checklistId, people }) => <PeopleBar checklistId={checklistId} people={people} />,
    },
    {
      id: 'changed',
      label: t('checklist-keeping.fields.changed'),
      cell: ({ updatedAt }) => <Moment at={updatedAt} />,
    },
  ];
}

function NewDialog({ onClose }: { readonly onClose: () => void }) {
  const t = useT();
  const go = useGo();
  const create = useCreateChecklist();
  return (
    <TitledDialog
      title={t('checklist-keeping.actions.new')}
      label={t('checklist-keeping.fields.title')}
      submitLabel={t('common.actions.create')}
      pending={create.isPending}
      refusal={create.error}
      onClose={onClose}
      onSubmit={(title) =>
        create.mutate({ title }, { onSuccess: ({ checklistId }) => go(`/checklists/${checklistId}`) })
      }
    />
  );
}

/** The checklists of the organisation, with how those stand who have them. */
export function ChecklistsScreen() {
  const t = useT();
  const go = useGo();
  const can = useCan();
  const text = useAuthorText();
  const list = useList(SORTS, 'changed');
  const { skip, take } = list.paging;
  const checklists = useQuery(checklistsQuery({ skip, take }));
  const remove = useDeleteChecklist();
  const [isMaking, setMaking] = useState(false);
  const [deleting, setDeleting] = useState<ChecklistRow | null>(null);
  const columns = useColumns();
  const make = can('organization_create_checklists') && (
    <Button icon={Plus} onClick={() => setMaking(true)}>
      {t('checklist-keeping.actions.new')}
    </Button>
  );
  return (
    <Page
      title={t('checklist-keeping.titles.list')}
      lead={t('checklist-keeping.lead.list')}
      actions={
        <>
          <LinkButton variant="outline" href="/checklists/overdue">
            {t('checklist-keeping.actions.overdue')}
          </LinkButton>
          {make}
        </>
      }
    >
      <ListTable
        label={t('checklist-keeping.titles.list')}
        list={list}
        query={checklists}
        columns={columns}
        rowId={({ checklistId }) => String(checklistId)}
        rowName={({ title }) => text(title)}
        rowActions={(row) => (
          <MenuButton
            label={t('studio.words.actionsFor', { name: text(row.title) })}
            icon={EllipsisVertical}
            groups={[
              {
                id: 'checklist',
                items: [
                  {
                    id: 'edit',
                    label: t('common.actions.edit'),
                    icon: Pencil,
                    onAction: () => go(`/checklists/${row.checklistId}`),
                  },
                  {
                    id: 'people',
                    label: t('checklist-keeping.tabs.people'),
                    icon: Users,
                    onAction: () => go(`/checklists/${row.checklistId}/people`),
                  },
                  ...(can('organization_delete_checklists')
                    ? [
                        {
                          id: 'delete',
                          label: t('common.actions.delete'),
                          icon: Trash2,
                          danger: true,
                          onAction: () => setDeleting(row),
                        },
                      ]
                    : []),
                ],
              },
            ]}
          />
        )}
        empty={
          <EmptyState
            drawing="files"
            title={t('checklist-keeping.empty.list')}
            description={t('checklist-keeping.empty.listText')}
            action={make}
            compact
          />
        }
      />
      {isMaking && <NewDialog onClose={() => setMaking(false)} />}
      {deleting && (
        <DeleteDialog
          id={deleting.checklistId}
          name={text(deleting.title)}
          remove={remove}
          onClose={() => setDeleting(null)}
        >
          {t('checklist-keeping.dialogs.deleteText', { count: deleting.people.total })}
        </DeleteDialog>
      )}
    </Page>
  );
}
