import '../../../app.css';
import { Bell } from '@sullam/ui/base/icons.ts';
import { UiLink } from '@sullam/ui/base/ui-link.tsx';
import { Button } from '@sullam/ui/components/button.tsx';
import { EmptyState, ErrorState } from '@sullam/ui/components/empty-state.tsx';
import { Breadcrumbs } from '@sullam/ui/components/navigation.tsx';
import { SkeletonText } from '@sullam/ui/components/skeleton.tsx';
import type { TableColumn } from '@sullam/ui/table/table-types.ts';
import { AuthorTextFor } from '@sullam/web-kit/author-text-for.tsx';
import { useCan, useFormat, useNotify, useT } from '@sullam/web-kit/kit-context.tsx';
import { usePathId } from '@sullam/web-kit/router/params.ts';
import { useQuery } from '@tanstack/react-query';
import { ExportMenu } from '../../../parts/export-menu.tsx';
import { ListTable } from '../../../parts/list-table.tsx';
import { Page } from '../../../parts/page.tsx';
import { Person } from '../../../parts/person.tsx';
import { useList } from '../../../parts/use-list.ts';
import { ChecklistFrame } from './checklist-frame.tsx';
import {
  checklistQuery,
  exportOverdue,
  type OverdueChecklistItem,
  overdueQuery,
  useRemindOverdue,
} from './checklists.api.ts';

const SORTS = { late: { column: 'late', direction: 'descending' } } as const;

function useColumns(isOfOne: boolean): TableColumn<OverdueChecklistItem>[] {
  const t = useT();
  const format = useFormat();
  return [
    {
      id: 'person',
      label: t('checklist-keeping.fields.person'),
      cell: ({ user }) => <Person firstName={user.firstName} lastName={user.lastName} image={null} />,
    },
    { id: 'item', label: t('checklist-keeping.fields.item'), cell: ({ title }) => <AuthorTextFor text={title} /> },
    ...(isOfOne
      ? []
      : [
          {
            id: 'checklist',
            label: t('checklist-keeping.fields.checklist'),
            cell: ({ checklistId, checklistTitle }: OverdueChecklistItem) => (
              <UiLink href={`/checklists/${checklistId}/people?state=OVERDUE`} className="hover:underline">
                <AuthorTextFor text={checklistTitle} />
              </UiLink>
            ),
          },
        ]),
    {
      id: 'due',
      label: t('checklist-keeping.fields.due'),
      cell: ({ dueAt }) => <span className="whitespace-nowrap text-muted">{format.date(dueAt)}</span>,
    },
    {
      id: 'late',
      label: t('checklist-keeping.fields.daysLate'),
      cell: ({ daysLate }) => (
        <span className="font-medium whitespace-nowrap text-danger-text">
          {t('checklist-keeping.words.daysLate', { count: daysLate })}
        </span>
      ),
    },
  ];
}

interface ActionsProps {
  readonly checklistId?: number;
  readonly search?: string | undefined;
}

/** Reminds everybody who is late, and takes the rows along. */
function OverdueActions({ checklistId, search }: ActionsProps) {
  const t = useT();
  const can = useCan();
  const notify = useNotify();
  const remind = useRemindOverdue();
  const narrowing = { ...(checklistId === undefined ? {} : { checklistId }), ...(search ? { search } : {}) };
  return (
    <>
      <ExportMenu file={(format) => exportOverdue({ format, ...narrowing })} />
      {can('organization_update_checklists') && (
        <Button
          icon={Bell}
          pending={remind.isPending}
          onClick={() =>
            remind.mutate(checklistId, {
              onSuccess: ({ people }) =>
                notify({ tone: 'success', text: t('checklist-keeping.messages.reminded', { count: people }) }),
            })
          }
        >
          {t('checklist-keeping.actions.remind')}
        </Button>
      )}
    </>
  );
}

function OverdueTable({ checklistId }: Pick<ActionsProps, 'checklistId'>) {
  const t = useT();
  const list = useList(SORTS, 'late');
  const { skip, take, search } = list.paging;
  const query = useQuery(
    overdueQuery({
      skip,
      take,
      ...(search ? { search } : {}),
      ...(checklistId === undefined ? {} : { checklistId }),
    }),
  );
  const columns = useColumns(checklistId !== undefined);
  return (
    <ListTable
      label={t('checklist-keeping.titles.overdue')}
      list={list}
      query={query}
      columns={columns}
      rowId={({ studentChecklistItemId }) => String(studentChecklistItemId)}
      rowName={({ user }) => `${user.firstName} ${user.lastName}`}
      searchLabel={t('checklist-keeping.fields.searchPeople')}
      empty={
        <EmptyState
          drawing="calendar"
          title={t('checklist-keeping.empty.overdue')}
          description={t('checklist-keeping.empty.overdueText')}
          compact
        />
      }
    />
  );
}

/** What is late on all checklists. */
export function OverdueScreen() {
  const t = useT();
  const title = t('checklist-keeping.titles.overdue');
  return (
    <Page
      title={title}
      lead={t('checklist-keeping.lead.overdue')}
      above={
        <Breadcrumbs items={[{ label: t('checklist-keeping.titles.list'), href: '/checklists' }, { label: title }]} />
      }
      actions={<OverdueActions />}
    >
      <OverdueTable />
    </Page>
  );
}

/** What is late on one. */
export function ChecklistOverdueScreen() {
  const t = useT();
  const { data, isError, refetch } = useQuery(checklistQuery(usePathId('checklistId')));
  if (isError && !data) return <ErrorState title={t('common.failed.title')} onRetry={() => void refetch()} />;
  if (!data) return <SkeletonText lines={8} />;
  return (
    <ChecklistFrame checklist={data} tab="overdue" actions={<OverdueActions checklistId={data.checklistId} />}>
      <OverdueTable checklistId={data.checklistId} />
    </ChecklistFrame>
  );
}
