import '../../../app.css';
import { isWritten } from '@sullam/domain/localized.ts';
import { EllipsisVertical, Lock, Pencil, Plus, Trash2, Users } from '@sullam/ui/base/icons.ts';
import { UiLink } from '@sullam/ui/base/ui-link.tsx';
import { Badge } from '@sullam/ui/components/badge.tsx';
import { LinkButton } from '@sullam/ui/components/button.tsx';
import { EmptyState } from '@sullam/ui/components/empty-state.tsx';
import { MenuButton } from '@sullam/ui/overlays/menu-button.tsx';
import { DataTable } from '@sullam/ui/table/data-table.tsx';
import type { TableColumn } from '@sullam/ui/table/table-types.ts';
import { AuthorTextFor, useAuthorText } from '@sullam/web-kit/author-text-for.tsx';
import { useCan, useFormat, useT } from '@sullam/web-kit/kit-context.tsx';
import { useGo } from '@sullam/web-kit/router/use-go.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { DeleteDialog } from '../../../parts/delete-dialog.tsx';
import { Page } from '../../../parts/page.tsx';
import { type PermissionSet, permissionSetsQuery, useDeletePermissionSet } from './permission-sets.api.ts';

/** The permission sets of the organisation: what each gives, and to how many. */
export function PermissionSetsScreen() {
  const t = useT();
  const go = useGo();
  const can = useCan();
  const text = useAuthorText();
  const format = useFormat();
  const sets = useQuery(permissionSetsQuery());
  const remove = useDeletePermissionSet();
  const [asked, setAsked] = useState<PermissionSet | null>(null);
  const mayEdit = can('organization_everything');
  const editor = (set: PermissionSet) => `/permission-sets/${set.permissionSetId}`;
  const columns: TableColumn<PermissionSet>[] = [
    {
      id: 'name',
      label: t('members.permissionSets.name'),
      cell: (set) => (
        <span className="block py-1">
          <span className="flex flex-wrap items-center gap-2">
            <UiLink href={editor(set)} className="font-medium text-ink underline-offset-4 hover:underline">
              <AuthorTextFor text={set.name} />
            </UiLink>
            {set.isDefault && <Badge tone="info">{t('permission-sets.editor.default')}</Badge>}
            {set.isProtected && <Badge icon={Lock}>{t('members.permissionSets.builtIn')}</Badge>}
          </span>
          {isWritten(set.description) && (
            <span className="mt-0.5 block max-w-reading text-xs font-normal text-muted">
              <AuthorTextFor text={set.description} />
            </span>
          )}
        </span>
      ),
    },
    {
      id: 'permissions',
      label: t('members.permissionSets.permissions'),
      numeric: true,
      cell: (set) =>
        set.permissions.includes('organization_everything')
          ? t('members.categories.everything')
          : format.number(set.permissions.length),
    },
    {
      id: 'members',
      label: t('members.menu.members'),
      numeric: true,
      cell: (set) => (
        <UiLink
          href={`/members?set=${set.permissionSetId}`}
          aria-label={t('members.permissionSets.members', { count: set.memberCount })}
          className="text-ink underline-offset-4 hover:underline"
        >
          {format.number(set.memberCount)}
        </UiLink>
      ),
    },
  ];
  return (
    <Page
      title={t('members.menu.permissionSets')}
      lead={t('permission-sets.editor.lead')}
      actions={
        mayEdit && (
          <LinkButton href="/permission-sets/new" icon={Plus}>
            {t('members.permissionSets.add')}
          </LinkButton>
        )
      }
    >
      <DataTable
        label={t('members.menu.permissionSets')}
        columns={columns}
        rows={sets.data?.data ?? []}
        rowId={(set) => String(set.permissionSetId)}
        rowName={(set) => text(set.name)}
        loading={sets.isPending}
        error={sets.isError ? t('common.failed.title') : undefined}
        onRetry={() => void sets.refetch()}
        rowActions={(set) => (
          <MenuButton
            label={t('studio.words.actionsFor', { name: text(set.name) })}
            icon={EllipsisVertical}
            groups={[
              {
                id: 'set',
                items: [
                  {
                    id: 'edit',
                    label: t(mayEdit ? 'common.actions.edit' : 'common.actions.view'),
                    icon: Pencil,
                    onAction: () => go(editor(set)),
                  },
                  {
                    id: 'members',
                    label: t('permission-sets.editor.showMembers'),
                    icon: Users,
                    onAction: () => go(`/members?set=${set.permissionSetId}`),
                  },
                  ...(mayEdit && !set.isProtected
                    ? [
                        {
                          id: 'delete',
                          label: t('common.actions.delete'),
                          icon: Trash2,
                          danger: true,
                          onAction: () => setAsked(set),
                        },
                      ]
                    : []),
                ],
              },
            ]}
          />
        )}
        empty={<EmptyState drawing="no-results" title={t('members.permissionSets.empty')} compact />}
      />
      {asked && (
        <DeleteDialog id={asked.permissionSetId} name={text(asked.name)} remove={remove} onClose={() => setAsked(null)}>
          {asked.memberCount > 0
            ? t('permission-sets.editor.heldBy', { count: asked.memberCount })
            : t('common.dialogs.deleteText')}
        </DeleteDialog>
      )}
    </Page>
  );
}
