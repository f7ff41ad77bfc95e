import '../../../app.css';
import { Trash2, UserPlus } from '@sullam/ui/base/icons.ts';
import { FilterChip } from '@sullam/ui/components/badge.tsx';
import { Button, IconButton } from '@sullam/ui/components/button.tsx';
import { EmptyState, ErrorState } from '@sullam/ui/components/empty-state.tsx';
import { Rungs } from '@sullam/ui/components/progress-rungs.tsx';
import { SkeletonText } from '@sullam/ui/components/skeleton.tsx';
import type { TableColumn } from '@sullam/ui/table/table-types.ts';
import { useCan, useFormat, useT } from '@sullam/web-kit/kit-context.tsx';
import { usePathId } from '@sullam/web-kit/router/params.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { DeleteDialog } from '../../../parts/delete-dialog.tsx';
import { ListTable } from '../../../parts/list-table.tsx';
import { Person } from '../../../parts/person.tsx';
import { useList } from '../../../parts/use-list.ts';
import { AssignDialog } from './assign-dialog.tsx';
import { ChecklistFrame } from './checklist-frame.tsx';
import {
  type Checklist,
  checklistQuery,
  peopleQuery,
  type StudentChecklistRow,
  useTakeBack,
} from './checklists.api.ts';
import { PersonDrawer } from './person-drawer.tsx';

const SORTS = { assigned: { column: 'assigned', direction: 'descending' } } as const;
const STATES = ['DONE', 'ON_TIME', 'OVERDUE'] as const;
const COUNTS = { DONE: 'done', ON_TIME: 'onTime', OVERDUE: 'overdue' } as const;

const nameOf = ({ user }: StudentChecklistRow): string => `${user.firstName} ${user.lastName}`;

function useColumns(onOpen: (row: StudentChecklistRow) => void): TableColumn<StudentChecklistRow>[] {
  const t = useT();
  const format = useFormat();
  return [
    {
      id: 'person',
      label: t('checklist-keeping.fields.person'),
      cell: (row) => (
        <Person firstName={row.user.firstName} lastName={row.user.lastName} image={null} onOpen={() => onOpen(row)} />
      ),
    },
    {
      id: 'progress',
      label: t('checklist-keeping.fields.progress'),
      cell: (row) => (
        <div className="min-w-44">
          <Rungs
            done={row.doneCount}
            of={row.itemCount}
            label={nameOf(row)}
            text={t('checklists.words.progress', { done: row.doneCount, count: row.itemCount })}
          />
        </div>
      ),
    },
    {
      id: 'late',
      label: t('checklist-keeping.fields.late'),
      cell: ({ lateCount }) => (
        <span className={lateCount > 0 ? 'font-medium text-danger-text tabular' : 'text-muted tabular'}>
          {format.number(lateCount)}
        </span>
      ),
    },
    {
      id: 'assigned',
      label: t('checklist-keeping.fields.startsOn'),
      cell: ({ startsOn }) => <span className="whitespace-nowrap text-muted">{format.date(startsOn)}</span>,
    },
    {
      id: 'ends',
      label: t('checklist-keeping.fields.ends'),
      cell: ({ endsAt }) => endsAt && <span className="whitespace-nowrap text-muted">{format.date(endsAt)}</span>,
    },
  ];
}

function People({ checklist }: { readonly checklist: Checklist }) {
  const t = useT();
  const can = useCan();
  const list = useList(SORTS, 'assigned');
  const state = STATES.find((each) => each === list.filter('state'));
  const { skip, take, search } = list.paging;
  const { checklistId, people, abilities, status } = checklist;
  const query = useQuery(
    peopleQuery(checklistId, { skip, take, ...(search ? { search } : {}), ...(state ? { state } : {}) }),
  );
  const takeBack = useTakeBack();
  const [isAssigning, setAssigning] = useState(false);
  const [leaving, setLeaving] = useState<StudentChecklistRow | null>(null);
  const [opened, setOpened] = useState<StudentChecklistRow | null>(null);
  const columns = useColumns(setOpened);
  const canAssign = abilities.canEdit && status === 'PUBLISHED' && can('organization_read_members');
  const assign = canAssign && (
    <Button icon={UserPlus} onClick={() => setAssigning(true)}>
      {t('checklist-keeping.actions.assign')}
    </Button>
  );
  return (
    <ChecklistFrame checklist={checklist} tab="people" actions={assign}>
      <ListTable
        label={t('checklist-keeping.titles.people')}
        list={{ ...list, isNarrowed: list.isNarrowed || state !== undefined }}
        query={query}
        columns={columns}
        rowId={({ studentChecklistId }) => String(studentChecklistId)}
        rowName={nameOf}
        searchLabel={t('checklist-keeping.fields.searchPeople')}
        filters={STATES.map((each) => (
          <FilterChip
            key={each}
            selected={state === each}
            onChange={(isOn) => list.setFilter({ state: isOn ? each : undefined })}
          >
            {t(`checklist-keeping.people.${COUNTS[each]}`, { count: people[COUNTS[each]] })}
          </FilterChip>
        ))}
        {...(abilities.canEdit
          ? {
              rowActions: (row: StudentChecklistRow) => (
                <IconButton
                  icon={Trash2}
                  label={t('checklist-keeping.actions.takeBack', { person: nameOf(row) })}
                  onClick={() => setLeaving(row)}
                />
              ),
            }
          : {})}
        empty={
          <EmptyState
            drawing="people"
            title={t('checklist-keeping.empty.nobody')}
            description={t(
              status === 'PUBLISHED' ? 'checklist-keeping.empty.nobodyText' : 'checklist-keeping.empty.publishFirst',
            )}
            action={assign}
            compact
          />
        }
      />
      {opened && <PersonDrawer row={opened} onClose={() => setOpened(null)} />}
      {isAssigning && <AssignDialog checklistId={checklistId} onClose={() => setAssigning(false)} />}
      {leaving && (
        <DeleteDialog
          id={leaving.studentChecklistId}
          title={t('checklist-keeping.dialogs.takeBackTitle', { person: nameOf(leaving) })}
          remove={takeBack}
          onClose={() => setLeaving(null)}
        >
          {t('checklist-keeping.dialogs.takeBackText')}
        </DeleteDialog>
      )}
    </ChecklistFrame>
  );
}

/** Who has a checklist, and how far they are. */
export function ChecklistPeopleScreen() {
  const t = useT();
  const { data, isError, refetch } = useQuery(checklistQuery(usePathId('checklistId')));
  if (isError && !data) return <ErrorState title={t('common.failed.title')} onRetry={() => void refetch()} />;
  return data ? <People checklist={data} /> : <SkeletonText lines={8} />;
}
