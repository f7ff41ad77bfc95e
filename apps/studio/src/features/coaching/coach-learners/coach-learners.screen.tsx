import '../../../app.css';
import { UiLink } from '@sullam/ui/base/ui-link.tsx';
import { textLinkClass } from '@sullam/ui/components/button.tsx';
import { EmptyState } from '@sullam/ui/components/empty-state.tsx';
import type { TableColumn } from '@sullam/ui/table/table-types.ts';
import { useFormat, useT } from '@sullam/web-kit/kit-context.tsx';
import { useQuery } from '@tanstack/react-query';
import { CoachingFrame } from '../../../parts/coaching-frame.tsx';
import { ListTable } from '../../../parts/list-table.tsx';
import { useList } from '../../../parts/use-list.ts';
import { type CoachLearner, learnersQuery } from './coach-learners.api.ts';

const SORTS = { given: { column: '', direction: 'ascending' } } as const;

const nameOf = ({ learner }: CoachLearner): string => `${learner.firstName} ${learner.lastName}`;

function useColumns(): TableColumn<CoachLearner>[] {
  const t = useT();
  const format = useFormat();
  const day = (at: string | null) => (at === null ? '' : format.date(at));
  return [
    {
      id: 'name',
      label: t('coaching-goals.learners.name'),
      cell: (row) => (
        <UiLink href={`/coaching/learners/${row.learner.userId}`} className={textLinkClass}>
          <bdi>{nameOf(row)}</bdi>
        </UiLink>
      ),
    },
    {
      id: 'sessions',
      label: t('coaching-goals.learners.sessions'),
      cell: ({ sessionCount }) => format.number(sessionCount),
    },
    { id: 'last', label: t('coaching-goals.learners.last'), cell: ({ lastSessionAt }) => day(lastSessionAt) },
    { id: 'next', label: t('coaching-goals.learners.next'), cell: ({ nextSessionAt }) => day(nextSessionAt) },
    {
      id: 'goals',
      label: t('coaching-goals.learners.openGoals'),
      cell: ({ openGoals }) => format.number(openGoals),
    },
    {
      id: 'tasks',
      label: t('coaching-goals.learners.openTasks'),
      cell: ({ openTasks }) => format.number(openTasks),
    },
  ];
}

/** `/coaching/learners`: whom the coach meets, the one seen last first. */
export function CoachLearnersScreen() {
  const t = useT();
  const list = useList(SORTS, 'given');
  const { skip, take } = list.paging;
  const found = useQuery(learnersQuery({ skip, take }));
  const columns = useColumns();
  const isNoCoach = found.error !== null && 'status' in found.error && found.error.status === 404;
  const empty = (
    <EmptyState
      drawing="people"
      level={2}
      title={t('coaching-goals.learners.none')}
      description={t('coaching-goals.learners.noneText')}
    />
  );
  return (
    <CoachingFrame tab="learners">
      {isNoCoach ? (
        empty
      ) : (
        <ListTable
          label={t('coaching.tabs.learners')}
          list={list}
          query={found}
          columns={columns}
          rowId={({ learner }) => String(learner.userId)}
          rowName={nameOf}
          empty={empty}
        />
      )}
    </CoachingFrame>
  );
}
