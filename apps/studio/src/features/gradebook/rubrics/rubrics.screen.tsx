import '../../../app.css';
import { Plus } from '@sullam/ui/base/icons.ts';
import { UiLink } from '@sullam/ui/base/ui-link.tsx';
import { Badge, FilterChip } from '@sullam/ui/components/badge.tsx';
import { LinkButton } from '@sullam/ui/components/button.tsx';
import { EmptyState } from '@sullam/ui/components/empty-state.tsx';
import type { TableColumn } from '@sullam/ui/table/table-types.ts';
import { AuthorTextFor, useAuthorText } from '@sullam/web-kit/author-text-for.tsx';
import { useFormat, useT } from '@sullam/web-kit/kit-context.tsx';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { DeleteDialog } from '../../../parts/delete-dialog.tsx';
import { LanguageNames } from '../../../parts/language-names.tsx';
import { ListTable } from '../../../parts/list-table.tsx';
import { Moment } from '../../../parts/moment.tsx';
import { Page } from '../../../parts/page.tsx';
import { OwnerCell } from '../../../parts/sharing.tsx';
import { useList } from '../../../parts/use-list.ts';
import { RubricMenu } from './rubric-menu.tsx';
import { type RubricRow, rubricsQuery, useDeleteRubric } from './rubrics.api.ts';

const SORTS = {
  changed: { column: 'changed', direction: 'descending' },
  title: { column: 'title', direction: 'ascending' },
} as const;

function useRubricColumns(): TableColumn<RubricRow>[] {
  const t = useT();
  const format = useFormat();
  return [
    {
      id: 'title',
      label: t('rubrics.list.title'),
      sortable: true,
      cell: ({ rubricId, title, isUsed }) => (
        <span className="flex min-w-0 items-center gap-2">
          <UiLink
            href={`/rubrics/${rubricId}`}
            className="clip-line rounded-sm font-medium underline-offset-4 hover:underline sm:max-w-80"
          >
            <AuthorTextFor text={title} />
          </UiLink>
          {isUsed && <Badge>{t('rubrics.list.used')}</Badge>}
        </span>
      ),
    },
    {
      id: 'course',
      label: t('rubrics.list.course'),
      cell: ({ courseTitle }) =>
        courseTitle ? (
          <AuthorTextFor text={courseTitle} />
        ) : (
          <span className="text-muted">{t('rubrics.list.allCourses')}</span>
        ),
    },
    {
      id: 'criteria',
      label: t('rubrics.list.criteria'),
      cell: ({ criterionCount }) => <span className="tabular">{format.number(criterionCount)}</span>,
    },
    {
      id: 'maximum',
      label: t('rubrics.list.maximum'),
      cell: ({ maximum }) => <span className="tabular">{format.decimal(maximum)}</span>,
    },
    {
      id: 'languages',
      hidden: true,
      label: t('rubrics.list.languages'),
      cell: ({ languages }) => <LanguageNames languages={languages} />,
    },
    {
      id: 'owner',
      label: t('sharing.labels.owner'),
      cell: ({ owner, sharing }) => <OwnerCell owner={owner} sharing={sharing} />,
    },
    {
      id: 'changed',
      label: t('rubrics.list.changed'),
      sortable: true,
      cell: ({ updatedAt }) => <Moment at={updatedAt} />,
    },
  ];
}

/** The rubrics of the organisation. */
export function RubricsScreen() {
  const t = useT();
  const text = useAuthorText();
  const list = useList(SORTS, 'changed');
  const isArchived = list.filter('archived') === '1';
  const isMine = list.filter('mine') === '1';
  const narrowing = { ...(isArchived ? { isArchived } : {}), ...(isMine ? { isMine } : {}) };
  const rubrics = useQuery(rubricsQuery({ ...list.paging, ...narrowing }));
  const [deleting, setDeleting] = useState<RubricRow | null>(null);
  const remove = useDeleteRubric();
  const columns = useRubricColumns();
  const write = (
    <LinkButton icon={Plus} href="/rubrics/new">
      {t('rubrics.actions.new')}
    </LinkButton>
  );
  return (
    <Page title={t('rubrics.titles.rubrics')} lead={t('rubrics.lead.list')} actions={write}>
      <ListTable
        label={t('rubrics.titles.rubrics')}
        list={{ ...list, isNarrowed: list.isNarrowed || isArchived || isMine }}
        query={rubrics}
        columns={columns}
        rowId={({ rubricId }) => String(rubricId)}
        rowName={({ title }) => text(title)}
        searchLabel={t('rubrics.list.search')}
        filters={
          <>
            <FilterChip selected={isMine} onChange={(isOn) => list.setFilter({ mine: isOn ? 1 : undefined })}>
              {t('sharing.labels.mine')}
            </FilterChip>
            <FilterChip selected={isArchived} onChange={(isOn) => list.setFilter({ archived: isOn ? 1 : undefined })}>
              {t('rubrics.list.archived')}
            </FilterChip>
          </>
        }
        rowActions={(rubric) => <RubricMenu rubric={rubric} onDelete={setDeleting} />}
        empty={
          <EmptyState
            drawing="files"
            title={t('rubrics.empty.list')}
            description={t('rubrics.empty.listText')}
            action={write}
            compact
          />
        }
      />
      {deleting && (
        <DeleteDialog
          id={deleting.rubricId}
          name={text(deleting.title)}
          remove={remove}
          message={t('rubrics.messages.deleted')}
          onClose={() => setDeleting(null)}
        >
          {t('rubrics.dialogs.deleteText')}
        </DeleteDialog>
      )}
    </Page>
  );
}
