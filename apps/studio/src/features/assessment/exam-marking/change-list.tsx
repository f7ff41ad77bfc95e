import { EmptyState, ErrorState } from '@sullam/ui/components/empty-state.tsx';
import { Pagination } from '@sullam/ui/components/navigation.tsx';
import { AuthorText } from '@sullam/ui/components/text.tsx';
import { DataTable } from '@sullam/ui/table/data-table.tsx';
import type { TableColumn } from '@sullam/ui/table/table-types.ts';
import { useFormat, useT } from '@sullam/web-kit/kit-context.tsx';
import { useAddressQuery } from '@sullam/web-kit/router/params.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { changesQuery, type MarkChange } from './exam-marking.api.ts';
import { fullName, useLearnerName } from './learner-name.tsx';
import { useMarks } from './use-marks.ts';

const TAKE = 20;

/** Every change of a mark: of an exam, or of one attempt. */
export function ChangeList({
  subsectionExamId,
  examAttemptId,
}: {
  readonly subsectionExamId: number;
  readonly examAttemptId?: number;
}) {
  const t = useT();
  const format = useFormat();
  const marks = useMarks();
  const nameOf = useLearnerName();
  const address = useAddressQuery();
  const page = Math.max(1, Math.trunc(Number(address.value('page') ?? '1')) || 1);
  const query = useQuery({
    ...changesQuery(subsectionExamId, {
      skip: (page - 1) * TAKE,
      take: TAKE,
      ...(examAttemptId === undefined ? {} : { examAttemptId }),
    }),
    placeholderData: keepPreviousData,
  });
  const write = (score: string | null) => (score === null ? t('exam-marking.labels.noMark') : marks.write(score));
  const columns: TableColumn<MarkChange>[] = [
    {
      id: 'question',
      label: t('exam-marking.labels.question'),
      cell: ({ questionName }) => <bdi className="wrap-anywhere">{questionName}</bdi>,
    },
    ...(examAttemptId === undefined
      ? [
          {
            id: 'learner',
            label: t('exam-marking.labels.learner'),
            cell: ({ learner, examAttemptId: id }: MarkChange) => <bdi>{nameOf(learner, id)}</bdi>,
          },
        ]
      : []),
    {
      id: 'change',
      label: t('exam-marking.labels.change'),
      cell: ({ oldScore, newScore }) => (
        <span className="whitespace-nowrap tabular">
          {t('exam-marking.labels.fromTo', { old: { raw: write(oldScore) }, new: { raw: write(newScore) } })}
        </span>
      ),
    },
    {
      id: 'source',
      label: t('exam-marking.labels.source'),
      cell: ({ source }) => t(`exam-marking.sources.${source}`),
    },
    {
      id: 'reason',
      label: t('exam-marking.labels.why'),
      cell: ({ reason }) => <AuthorText className="wrap-anywhere">{reason}</AuthorText>,
    },
    { id: 'who', label: t('exam-marking.labels.who'), cell: ({ changedBy }) => <bdi>{fullName(changedBy)}</bdi> },
    {
      id: 'when',
      label: t('exam-marking.labels.when'),
      cell: ({ changedAt }) => (
        <time dateTime={changedAt} className="whitespace-nowrap text-muted">
          {format.dateTime(changedAt)}
        </time>
      ),
    },
  ];
  if (query.isError && !query.data)
    return <ErrorState title={t('common.failed.title')} onRetry={() => void query.refetch()} compact />;
  return (
    <DataTable
      label={t('exam-marking.titles.history')}
      columns={columns}
      rows={query.data?.data ?? []}
      rowId={({ markChangeId }) => String(markChangeId)}
      rowName={({ questionName }) => questionName}
      loading={query.isPending}
      empty={<EmptyState drawing="inbox" title={t('exam-marking.empty.changes')} compact level={3} />}
      footer={
        (query.data?.total ?? 0) > TAKE && (
          <Pagination
            page={page}
            pages={Math.ceil((query.data?.total ?? 0) / TAKE)}
            hrefOf={(number) => address.hrefWith({ page: number === 1 ? undefined : number })}
          />
        )
      }
    />
  );
}
