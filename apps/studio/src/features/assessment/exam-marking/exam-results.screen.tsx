import '../../../app.css';
import { FilterChip } from '@sullam/ui/components/badge.tsx';
import { Card } from '@sullam/ui/components/card.tsx';
import { EmptyState } from '@sullam/ui/components/empty-state.tsx';
import { useT } from '@sullam/web-kit/kit-context.tsx';
import { useQueriesSettled } from '@sullam/web-kit/query/use-queries-settled.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { ListTable } from '../../../parts/list-table.tsx';
import { PrintAndExport } from '../../../parts/print-and-export.tsx';
import { useList } from '../../../parts/use-list.ts';
import { ExamFrame } from './exam-frame.tsx';
import { exportResults, resultsQuery, statisticsQuery } from './exam-marking.api.ts';
import { useExamPlace } from './exam-place.ts';
import { Figures } from './figures.tsx';
import { useLearnerName } from './learner-name.tsx';
import { useResultColumns } from './result-columns.tsx';
import { ScoreDistribution } from './score-distribution.tsx';

const SORTS = {
  name: { column: 'name', direction: 'ascending' },
  best: { column: 'score', direction: 'descending' },
  worst: { column: 'score', direction: 'ascending' },
  newest: { column: 'finished', direction: 'descending' },
  longest: { column: 'time', direction: 'descending' },
} as const;

const SHOWN = ['MARKED', 'TO_MARK', 'RUNNING', 'ABANDONED'] as const;

/** How the scores lie, once there are some. */
function Distribution({ subsectionExamId }: { readonly subsectionExamId: number }) {
  const t = useT();
  const { data } = useQuery(statisticsQuery(subsectionExamId));
  if (!data || data.attemptCount === 0) return null;
  const series = [{ id: 'now', label: t('exam-marking.labels.attemptsHead'), values: data.distribution }];
  return (
    <Card className="mb-6 break-inside-avoid">
      <Figures statistics={data} />
      <ScoreDistribution series={series} />
    </Card>
  );
}

/** All learners' attempts at an exam. */
export function ExamResultsScreen() {
  const t = useT();
  const nameOf = useLearnerName();
  const { subsectionExamId, places } = useExamPlace();
  const list = useList(SORTS, 'name');
  const show = SHOWN.find((each) => each === list.filter('status'));
  const columns = useResultColumns(places);
  const results = useQuery({
    ...resultsQuery(subsectionExamId, { ...list.paging, ...(show ? { show } : {}) }),
    placeholderData: keepPreviousData,
  });
  const isThere = useQueriesSettled([statisticsQuery(subsectionExamId)]) && !results.isPending;
  return (
    <ExamFrame
      isPending={!isThere}
      actions={<PrintAndExport file={(format) => exportResults(subsectionExamId, format)} />}
    >
      <Distribution subsectionExamId={subsectionExamId} />
      <ListTable
        label={t('exam-marking.titles.results')}
        list={list}
        query={results}
        columns={columns}
        rowId={({ examAttemptId }) => String(examAttemptId)}
        rowName={({ learner, examAttemptId }) => nameOf(learner, examAttemptId)}
        searchLabel={t('exam-marking.fields.search')}
        filters={[undefined, ...SHOWN].map((each) => (
          <FilterChip key={each ?? 'all'} selected={show === each} onChange={() => list.setFilter({ status: each })}>
            {t(`exam-marking.show.${each ?? 'all'}`)}
          </FilterChip>
        ))}
        empty={<EmptyState drawing="people" title={t('exam-marking.empty.results')} compact level={3} />}
      />
    </ExamFrame>
  );
}
