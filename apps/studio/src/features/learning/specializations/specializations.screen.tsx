import '../../../app.css';
import { EllipsisVertical, Eye, EyeOff, Pencil, Plus, Trash2 } from '@sullam/ui/base/icons.ts';
import { UiLink } from '@sullam/ui/base/ui-link.tsx';
import { LinkButton } from '@sullam/ui/components/button.tsx';
import { Cover } from '@sullam/ui/components/card.tsx';
import { EmptyState } from '@sullam/ui/components/empty-state.tsx';
import { MenuButton } from '@sullam/ui/overlays/menu-button.tsx';
import type { TableColumn } from '@sullam/ui/table/table-types.ts';
import { AuthorTextFor, useAuthorText } from '@sullam/web-kit/author-text-for.tsx';
import { useCan, useFormat, useNotify, useT } from '@sullam/web-kit/kit-context.tsx';
import { PublicationBadge } from '@sullam/web-kit/publication/publication-badge.tsx';
import { useGo } from '@sullam/web-kit/router/use-go.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { DeleteDialog } from '../../../parts/delete-dialog.tsx';
import { ListTable } from '../../../parts/list-table.tsx';
import { Page } from '../../../parts/page.tsx';
import { useList } from '../../../parts/use-list.ts';
import {
  type SpecializationCard,
  specializationsQuery,
  useDeleteSpecialization,
  useShowSpecialization,
} from './specializations.api.ts';

const SORTS = { given: { column: '', direction: 'ascending' } } as const;
const MINUTES = 60;

/** The specializations of the organisation, shown and hidden ones. */
export function SpecializationsScreen() {
  const t = useT();
  const go = useGo();
  const can = useCan();
  const text = useAuthorText();
  const format = useFormat();
  const notify = useNotify();
  const list = useList(SORTS, 'given');
  const { sort: _sort, ...paging } = list.paging;
  const found = useQuery(specializationsQuery(paging));
  const show = useShowSpecialization();
  const remove = useDeleteSpecialization();
  const [deleting, setDeleting] = useState<SpecializationCard | null>(null);
  const mayEdit = can('organization_update_specializations');
  const editor = (each: SpecializationCard) => `/specializations/${each.specializationId}`;
  const add = can('organization_create_specializations') && (
    <LinkButton href="/specializations/new" icon={Plus}>
      {t('specialization-desk.form.add')}
    </LinkButton>
  );
  const columns: TableColumn<SpecializationCard>[] = [
    {
      id: 'title',
      label: t('builder.list.title'),
      cell: (each) => (
        <span className="flex min-w-0 items-center gap-3 py-0.5 sm:min-w-72">
          <span className="block w-18 shrink-0 overflow-hidden rounded-md">
            <Cover src={each.cover?.url ?? each.coverArt} />
          </span>
          <span className="min-w-0">
            <UiLink
              href={editor(each)}
              className="clip-lines-2 font-medium text-ink underline-offset-4 hover:underline"
            >
              <AuthorTextFor text={each.title} />
            </UiLink>
            <span className="clip-line block text-xs font-normal text-muted">
              <AuthorTextFor text={each.subtitle} />
            </span>
          </span>
        </span>
      ),
    },
    {
      id: 'status',
      label: t('builder.list.status'),
      cell: (each) => <PublicationBadge isPublished={each.isPublished} />,
    },
    {
      id: 'courses',
      label: t('specialization-desk.form.courses'),
      numeric: true,
      cell: (each) => format.number(each.courseCount),
    },
    {
      id: 'length',
      label: t('specialization-desk.form.length'),
      numeric: true,
      cell: (each) => t('common.counts.hours', { count: Math.round(each.durationMinutes / MINUTES) }),
    },
  ];
  return (
    <Page title={t('studio.titles.specializations')} actions={add}>
      <ListTable
        label={t('studio.titles.specializations')}
        list={list}
        query={found}
        columns={columns}
        rowId={(each) => String(each.specializationId)}
        rowName={(each) => text(each.title)}
        searchLabel={t('specialization-desk.form.search')}
        rowActions={(each) => (
          <MenuButton
            label={t('studio.words.actionsFor', { name: text(each.title) })}
            icon={EllipsisVertical}
            groups={[
              {
                id: 'change',
                items: [
                  {
                    id: 'edit',
                    label: t(mayEdit ? 'common.actions.edit' : 'common.actions.view'),
                    icon: mayEdit ? Pencil : Eye,
                    onAction: () => go(editor(each)),
                  },
                  ...(mayEdit
                    ? [
                        {
                          id: 'show',
                          label: t(each.isPublished ? 'builder.publish.unpublish' : 'builder.publish.action'),
                          icon: each.isPublished ? EyeOff : Eye,
                          onAction: () =>
                            show.mutate(
                              { specializationId: each.specializationId, isPublished: !each.isPublished },
                              {
                                onSuccess: () =>
                                  notify({
                                    tone: 'success',
                                    text: t(
                                      each.isPublished ? 'builder.publish.unpublished' : 'builder.publish.published',
                                    ),
                                  }),
                              },
                            ),
                        },
                      ]
                    : []),
                  ...(can('organization_delete_specializations')
                    ? [
                        {
                          id: 'delete',
                          label: t('common.actions.delete'),
                          icon: Trash2,
                          danger: true,
                          onAction: () => setDeleting(each),
                        },
                      ]
                    : []),
                ],
              },
            ]}
          />
        )}
        empty={<EmptyState drawing="files" title={t('specialization-desk.form.empty')} action={add} compact />}
      />
      {deleting && (
        <DeleteDialog
          id={deleting.specializationId}
          name={text(deleting.title)}
          remove={remove}
          onClose={() => setDeleting(null)}
        >
          {t('specialization-desk.form.deleteText')}
        </DeleteDialog>
      )}
    </Page>
  );
}
