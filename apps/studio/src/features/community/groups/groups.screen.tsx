import '../../../app.css';
import { EllipsisVertical, History, Pencil, Plus, Trash2 } from '@sullam/ui/base/icons.ts';
import { UiLink } from '@sullam/ui/base/ui-link.tsx';
import { LinkButton } from '@sullam/ui/components/button.tsx';
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
import { Page } from '../../../parts/page.tsx';
import { useList } from '../../../parts/use-list.ts';
import { type GroupSummary, groupsQuery, useDeleteGroup } from './groups.api.ts';

const SORTS = { members: { column: 'members', direction: 'descending' } } as const;

function useColumns(): TableColumn<GroupSummary>[] {
  const t = useT();
  const format = useFormat();
  const mayEdit = useCan()('organization_update_social_groups');
  return [
    {
      id: 'name',
      label: t('group-desk.fields.name'),
      cell: ({ groupId, name }) => (
        <span className="clip-line font-medium sm:max-w-80">
          {mayEdit ? (
            <UiLink href={`/groups/${groupId}`}>
              <AuthorTextFor text={name} />
            </UiLink>
          ) : (
            <AuthorTextFor text={name} />
          )}
        </span>
      ),
    },
    { id: 'privacy', label: t('group-desk.fields.privacy'), cell: ({ privacy }) => t(`group-desk.privacy.${privacy}`) },
    {
      id: 'members',
      label: t('group-desk.fields.members'),
      cell: ({ memberCount }) => <span className="tabular">{format.number(memberCount)}</span>,
    },
    {
      id: 'limit',
      label: t('group-desk.fields.limit'),
      cell: ({ memberLimit }) =>
        memberLimit === null ? '–' : <span className="tabular">{format.number(memberLimit)}</span>,
    },
  ];
}

/** The groups of the organisation, secret ones too. */
export function GroupsScreen() {
  const t = useT();
  const go = useGo();
  const can = useCan();
  const text = useAuthorText();
  const list = useList(SORTS, 'members');
  const { sort: _, ...paging } = list.paging;
  const groups = useQuery(groupsQuery(paging));
  const remove = useDeleteGroup();
  const [deleting, setDeleting] = useState<GroupSummary | null>(null);
  const columns = useColumns();
  const itemsOf = (row: GroupSummary) => [
    ...(can('organization_update_social_groups')
      ? [
          {
            id: 'edit',
            label: t('common.actions.edit'),
            icon: Pencil,
            onAction: () => go(`/groups/${row.groupId}`),
          },
          {
            id: 'audit',
            label: t('group-desk.titles.audit'),
            icon: History,
            onAction: () => go(`/groups/${row.groupId}/audit`),
          },
        ]
      : []),
    ...(can('organization_delete_social_groups')
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
  ];
  return (
    <Page
      title={t('group-desk.titles.list')}
      lead={t('group-desk.lead.list')}
      actions={
        <>
          {can('organization_update_social_groups') && (
            <>
              <LinkButton variant="outline" href="/groups/rules">
                {t('group-desk.titles.rules')}
              </LinkButton>
              <LinkButton variant="outline" href="/groups/moderation">
                {t('group-desk.titles.moderation')}
              </LinkButton>
            </>
          )}
          {can('organization_create_social_groups') && (
            <LinkButton icon={Plus} href="/groups/new">
              {t('group-desk.titles.new')}
            </LinkButton>
          )}
        </>
      }
    >
      <ListTable
        label={t('group-desk.titles.list')}
        list={list}
        query={groups}
        columns={columns}
        searchLabel={t('group-desk.labels.search')}
        rowId={({ groupId }) => String(groupId)}
        rowName={({ name }) => text(name)}
        rowActions={(row) =>
          itemsOf(row).length > 0 && (
            <MenuButton
              label={t('studio.words.actionsFor', { name: text(row.name) })}
              icon={EllipsisVertical}
              groups={[{ id: 'group', items: itemsOf(row) }]}
            />
          )
        }
        empty={<EmptyState drawing="people" title={t('group-desk.empty.list')} compact />}
      />
      {deleting && (
        <DeleteDialog
          id={deleting.groupId}
          name={text(deleting.name)}
          remove={remove}
          onClose={() => setDeleting(null)}
        >
          {t('group-desk.dialogs.deleteText')}
        </DeleteDialog>
      )}
    </Page>
  );
}
