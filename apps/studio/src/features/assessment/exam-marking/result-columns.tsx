import { UiLink } from '@sullam/ui/base/ui-link.tsx';
import { Badge } from '@sullam/ui/components/badge.tsx';
import { EmptyCell } from '@sullam/ui/table/empty-cell.tsx';
import type { TableColumn } from '@sullam/ui/table/table-types.ts';
import { useFormat, useT } from '@sullam/web-kit/kit-context.tsx';
import { Moment } from '../../../parts/moment.tsx';
import { AttemptState, useAccommodationText } from './attempt-words.tsx';
import type { ResultRow } from './exam-marking.api.ts';
import type { examPlaces } from './exam-place.ts';
import { useLearnerName } from './learner-name.tsx';
import { useMarks } from './use-marks.ts';

function Score({ row }: { readonly row: ResultRow }) {
  const t = useT();
  const marks = useMarks();
  if (row.score !== null)
    return (
      <span className="whitespace-nowrap">
        {marks.of(row.score, row.marks)}
        {/* apart: digits that meet become one number in a right-to-left line */}
        <bdi className="ms-2 text-muted">{marks.percent(row.score, row.marks)}</bdi>
      </span>
    );
  if (row.provisionalScore === null) return <EmptyCell />;
  return (
    <span className="text-muted">
      {t('exam-marking.labels.provisional', {
        score: { raw: marks.write(row.provisionalScore) },
        marks: { raw: marks.write(row.marks) },
      })}
    </span>
  );
}

function Marks({ row }: { readonly row: ResultRow }) {
  const t = useT();
  if (row.pendingCount > 0 && row.state !== 'RUNNING')
    return <Badge tone="warning">{t('exam-marking.labels.toMark', { count: row.pendingCount })}</Badge>;
  if (row.passed === null) return null;
  return (
    <Badge tone={row.passed ? 'success' : 'danger'}>
      {t(row.passed ? 'exam-marking.labels.passed' : 'exam-marking.labels.failed')}
    </Badge>
  );
}

/** The columns of the list of results. */
export function useResultColumns(places: ReturnType<typeof examPlaces>): TableColumn<ResultRow>[] {
  const t = useT();
  const format = useFormat();
  const nameOf = useLearnerName();
  const accommodationText = useAccommodationText();
  return [
    {
      id: 'name',
      label: t('exam-marking.labels.learner'),
      sortable: true,
      cell: (row) => (
        <UiLink href={places.attempt(row.examAttemptId)} className="text-ink no-underline hover:underline">
          <bdi>{nameOf(row.learner, row.examAttemptId)}</bdi>
        </UiLink>
      ),
    },
    {
      id: 'number',
      label: t('exam-marking.labels.attempt'),
      numeric: true,
      cell: (row) => format.number(row.number),
    },
    { id: 'state', label: t('exam-marking.labels.state'), cell: (row) => <AttemptState state={row.state} /> },
    {
      id: 'score',
      label: t('exam-marking.labels.score'),
      sortable: true,
      numeric: true,
      cell: (row) => <Score row={row} />,
    },
    { id: 'passed', label: t('exam-marking.labels.result'), cell: (row) => <Marks row={row} /> },
    {
      id: 'time',
      label: t('exam-marking.labels.time'),
      sortable: true,
      numeric: true,
      cell: (row) =>
        row.spentSeconds === null ? (
          <EmptyCell />
        ) : (
          <span className="whitespace-nowrap">{format.duration(row.spentSeconds * 1000)}</span>
        ),
    },
    {
      id: 'finished',
      label: t('exam-marking.labels.finished'),
      sortable: true,
      cell: (row) => <Moment at={row.finishedAt} never="–" />,
    },
    {
      id: 'accommodation',
      label: t('exam-marking.labels.accommodation'),
      wideOnly: true,
      cell: (row) => <span className="text-muted">{accommodationText(row.accommodation)}</span>,
    },
  ];
}
