import { UiLink } from '@sullam/ui/base/ui-link.tsx';
import { Avatar } from '@sullam/ui/components/avatar.tsx';
import { Badge } from '@sullam/ui/components/badge.tsx';
import { EmptyCell } from '@sullam/ui/table/empty-cell.tsx';
import type { TableColumn } from '@sullam/ui/table/table-types.ts';
import { useFormat, useT } from '@sullam/web-kit/kit-context.tsx';
import { useQuery } from '@tanstack/react-query';
import { useAssignmentPlace } from './assignment-places.ts';
import { MarkingStateBadge } from './marking-state.tsx';
import { useMarkerName, useSubmissionName } from './submission-name.ts';
import type { SubmissionRow } from './submissions.api.ts';
import { sharesQuery } from './submissions.api.ts';
import { useLateWords } from './use-late-words.ts';

/** From here on a share is worth a look before one marks. */
const STRIKING = 0.5;

/** A face, where names are shown, and the name. */
function Named({ row, name }: { readonly row: SubmissionRow; readonly name: string }) {
  return (
    <span className="flex items-center gap-3">
      {row.learner && <Avatar size={32} isSoft firstName={row.learner.firstName} lastName={row.learner.lastName} />}
      <bdi className="min-w-0 wrap-anywhere">{name}</bdi>
    </span>
  );
}

/** How much there is to read. */
function WorkFacts({ row: { wordCount, fileCount } }: { readonly row: SubmissionRow }) {
  const t = useT();
  const format = useFormat();
  const facts = [
    ...(wordCount ? [t('assignment-marking.labels.words', { count: wordCount })] : []),
    ...(fileCount > 0 ? [t('assignment-marking.labels.fileCount', { count: fileCount })] : []),
  ];
  return facts.length > 0 ? <span className="text-muted">{format.list(facts)}</span> : <EmptyCell />;
}

/** How much of each submission is like another one, by the submission. */
function useShares(assignmentId: number): ReadonlyMap<number, number> {
  const { data } = useQuery(sharesQuery(assignmentId));
  return new Map(
    (data?.data ?? []).map(({ assignmentSubmissionId, shared, total }) => [assignmentSubmissionId, shared / total]),
  );
}

/** A share, where there is one: nothing is said of what is like no other. */
function Similar({ share }: { readonly share: number | undefined }) {
  const format = useFormat();
  if (share === undefined) return <EmptyCell />;
  return (
    <span className={share >= STRIKING ? 'font-semibold text-warning-text' : 'text-muted'}>
      {format.percent(share)}
    </span>
  );
}

/** Who has marked it. */
function Markers({ row: { markers } }: { readonly row: SubmissionRow }) {
  const format = useFormat();
  const nameOf = useMarkerName();
  if (markers.length === 0) return <EmptyCell />;
  return <span className="text-muted">{format.list(markers.map((marker) => nameOf(marker)))}</span>;
}

/** The columns of the list. How alike submissions are stands there where one is like another. */
export function useSubmissionColumns(assignmentId: number): TableColumn<SubmissionRow>[] {
  const t = useT();
  const format = useFormat();
  const nameOf = useSubmissionName();
  const lateWords = useLateWords();
  const { places } = useAssignmentPlace();
  const shares = useShares(assignmentId);
  return [
    {
      id: 'name',
      label: t('assignment-marking.labels.learner'),
      sortable: true,
      cell: (row) =>
        row.assignmentSubmissionId === null || row.number === null ? (
          <Named row={row} name={nameOf(row)} />
        ) : (
          <UiLink href={places.marking(row.assignmentSubmissionId)} className="text-ink no-underline hover:underline">
            <Named row={row} name={nameOf(row)} />
          </UiLink>
        ),
    },
    {
      id: 'state',
      label: t('common.labels.status'),
      isPlain: true,
      cell: (row) => (
        <span className="flex flex-wrap gap-1">
          <MarkingStateBadge state={row.state} />
        </span>
      ),
    },
    {
      id: 'submitted',
      label: t('assignment-marking.labels.submitted'),
      sortable: true,
      isPlain: true,
      cell: (row) =>
        row.submittedAt || row.isLate || row.isOutdated ? (
          <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
            {row.submittedAt && (
              <time dateTime={row.submittedAt} className="whitespace-nowrap text-muted">
                {format.dateTime(row.submittedAt)}
              </time>
            )}
            {row.isLate && <Badge tone="warning">{lateWords(row)}</Badge>}
            {row.isOutdated && <Badge>{t('assignment-marking.labels.outdated')}</Badge>}
          </span>
        ) : (
          <EmptyCell />
        ),
    },
    { id: 'work', label: t('assignment-marking.labels.work'), isPlain: true, cell: (row) => <WorkFacts row={row} /> },
    ...(shares.size === 0
      ? []
      : [
          {
            id: 'similar',
            label: t('assignment-marking.labels.similar'),
            numeric: true,
            cell: (row: SubmissionRow) => <Similar share={shares.get(row.assignmentSubmissionId ?? 0)} />,
          },
        ]),
    { id: 'marker', label: t('assignment-marking.labels.marker'), cell: (row) => <Markers row={row} /> },
    {
      id: 'points',
      label: t('assignment-marking.labels.points'),
      sortable: true,
      numeric: true,
      cell: (row) => (row.points === null ? <EmptyCell /> : format.decimal(row.points)),
    },
    {
      id: 'comments',
      label: t('assignment-marking.labels.comments'),
      numeric: true,
      // a zero is never drawn
      cell: (row) => (row.commentCount > 0 ? format.number(row.commentCount) : <EmptyCell />),
    },
  ];
}
