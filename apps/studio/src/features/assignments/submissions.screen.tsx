import { Archive, Download, Eye, EyeOff, PenLine } from '@sullam/ui/base/icons.ts';
import { UiLink } from '@sullam/ui/base/ui-link.tsx';
import { Badge, FilterChip } from '@sullam/ui/components/badge.tsx';
import { Button, LinkButton } from '@sullam/ui/components/button.tsx';
import { EmptyState } from '@sullam/ui/components/empty-state.tsx';
import { ConfirmDialog } from '@sullam/ui/overlays/lazy.ts';
import type { TableColumn } from '@sullam/ui/table/table-types.ts';
import { saveFile } from '@sullam/web-kit/base/save-file.ts';
import { useFormat, useT } from '@sullam/web-kit/kit-context.tsx';
import { useMutation } from '@sullam/web-kit/query/use-mutation.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ListTable } from '../../parts/list-table.tsx';
import { Moment } from '../../parts/moment.tsx';
import { useList } from '../../parts/use-list.ts';
import { AssignmentFrame } from './assignment-frame.tsx';
import { useAssignmentPlace } from './assignment-places.ts';
import { assignmentQuery, useAssignmentStep } from './assignments.api.ts';
import { GradeWithoutSubmission } from './grade-without-submission.tsx';
import { MarkingStateBadge } from './marking-state.tsx';
import { useSubmissionName } from './submission-name.ts';
import {
  downloadFiles,
  exportMarks,
  queueQuery,
  type SubmissionRow,
  submissionsQuery,
  waitsForMark,
} from './submissions.api.ts';

const SORTS = {
  name: { column: 'name', direction: 'ascending' },
  submitted: { column: 'submitted', direction: 'descending' },
  points: { column: 'points', direction: 'descending' },
} as const;

const STATES = ['SUBMITTED', 'DISPUTED', 'MARKED', 'RETURNED', 'NOT_SUBMITTED'] as const;

function useColumns(markingPlace: (id: number) => string): TableColumn<SubmissionRow>[] {
  const t = useT();
  const format = useFormat();
  const nameOf = useSubmissionName();
  return [
    {
      id: 'name',
      label: t('assignment-marking.labels.learner'),
      sortable: true,
      cell: (row) =>
        row.assignmentSubmissionId === null || row.number === null ? (
          <bdi>{nameOf(row)}</bdi>
        ) : (
          <UiLink href={markingPlace(row.assignmentSubmissionId)} className="text-ink no-underline hover:underline">
            <bdi>{nameOf(row)}</bdi>
          </UiLink>
        ),
    },
    {
      id: 'state',
      label: t('common.labels.status'),
      cell: (row) => (
        <span className="flex flex-wrap gap-1">
          <MarkingStateBadge state={row.state} />
          {row.isLate && <Badge tone="warning">{t('assignment-marking.labels.late')}</Badge>}
          {row.isOutdated && <Badge>{t('assignment-marking.labels.outdated')}</Badge>}
        </span>
      ),
    },
    {
      id: 'submitted',
      label: t('assignment-marking.labels.submitted'),
      sortable: true,
      cell: (row) => <Moment at={row.submittedAt} never="–" />,
    },
    {
      id: 'points',
      label: t('assignment-marking.labels.points'),
      sortable: true,
      numeric: true,
      cell: (row) => (row.points === null ? <span className="text-muted">–</span> : format.decimal(row.points)),
    },
    {
      id: 'comments',
      label: t('assignment-marking.labels.comments'),
      numeric: true,
      cell: (row) => format.number(row.commentCount),
    },
  ];
}

/** Lets learners see their marks, or hides them again, where that is done by hand. */
function ReleaseButton({ assignmentId }: { readonly assignmentId: number }) {
  const t = useT();
  const assignment = useQuery(assignmentQuery(assignmentId)).data;
  const step = useAssignmentStep(assignmentId);
  const [isAsking, setAsking] = useState(false);
  if (assignment?.release !== 'BY_HAND') return null;
  const isOut = assignment.releasedAt !== null;
  return (
    <>
      <Button variant="outline" icon={isOut ? EyeOff : Eye} onClick={() => setAsking(true)}>
        {t(isOut ? 'assignment-marking.actions.hide' : 'assignment-marking.actions.release')}
      </Button>
      {isAsking && (
        <ConfirmDialog
          open
          onClose={() => setAsking(false)}
          title={t(isOut ? 'assignment-marking.dialogs.hideTitle' : 'assignment-marking.dialogs.releaseTitle')}
          confirmLabel={t(isOut ? 'assignment-marking.actions.hide' : 'assignment-marking.actions.release')}
          pending={step.isPending}
          onConfirm={() => step.mutate(isOut ? 'hide' : 'release', { onSettled: () => setAsking(false) })}
        >
          {t(isOut ? 'assignment-marking.dialogs.hideText' : 'assignment-marking.dialogs.releaseText')}
        </ConfirmDialog>
      )}
    </>
  );
}

/** To the first that waits, with how many there are. */
function MarkAll({ assignmentId }: { readonly assignmentId: number }) {
  const t = useT();
  const format = useFormat();
  const { places } = useAssignmentPlace();
  const waiting = (useQuery(queueQuery(assignmentId)).data ?? []).filter(waitsForMark);
  const [first] = waiting;
  if (!first) return null;
  return (
    <LinkButton href={places.marking(first.assignmentSubmissionId)} icon={PenLine}>
      {t('marking.actions.markAll', { count: format.number(waiting.length) })}
    </LinkButton>
  );
}

/** To the work, where there is some: to mark it, or to look at it. */
function ToWork({ row, name }: { readonly row: SubmissionRow; readonly name: string }) {
  const t = useT();
  const { places } = useAssignmentPlace();
  if (row.assignmentSubmissionId === null || row.number === null) return null;
  const isOpen = waitsForMark(row);
  return (
    <LinkButton
      href={places.marking(row.assignmentSubmissionId)}
      variant={isOpen ? 'soft' : 'outline'}
      size="sm"
      aria-label={t(isOpen ? 'marking.actions.markOf' : 'marking.actions.lookOf', { name })}
    >
      {t(isOpen ? 'marking.actions.mark' : 'marking.actions.look')}
    </LinkButton>
  );
}

/** Everybody's submissions to an assignment. */
export function SubmissionsScreen() {
  const t = useT();
  const format = useFormat();
  const nameOf = useSubmissionName();
  const { assignmentId, places } = useAssignmentPlace();
  const list = useList(SORTS, 'name');
  const state = STATES.find((each) => each === list.filter('status'));
  const isLate = list.filter('status') === 'late';
  const query = useQuery({
    ...submissionsQuery(assignmentId, {
      ...list.paging,
      ...(state ? { state } : {}),
      ...(isLate ? { isLate: true } : {}),
    }),
    placeholderData: keepPreviousData,
  });
  const columns = useColumns(places.marking);
  const counts = query.data?.counts;
  const csv = useMutation({
    mutationFn: () => exportMarks(assignmentId),
    onSuccess: (file) => saveFile(file, `assignment-${assignmentId}-marks.csv`),
  });
  const zip = useMutation({
    mutationFn: () => downloadFiles(assignmentId),
    onSuccess: (file) => saveFile(file, `assignment-${assignmentId}.zip`),
  });
  const chip = (id: string | undefined, label: string, count: number | undefined, isOn: boolean) => (
    <FilterChip key={id ?? 'all'} selected={isOn} onChange={() => list.setFilter({ status: isOn ? undefined : id })}>
      {count === undefined ? label : `${label} (${format.number(count)})`}
    </FilterChip>
  );
  return (
    <AssignmentFrame
      actions={
        <>
          <Button variant="outline" icon={Archive} pending={zip.isPending} onClick={() => zip.mutate()}>
            {t('assignment-marking.actions.zip')}
          </Button>
          <Button variant="outline" icon={Download} pending={csv.isPending} onClick={() => csv.mutate()}>
            {t('assignment-marking.actions.csv')}
          </Button>
          <ReleaseButton assignmentId={assignmentId} />
          <MarkAll assignmentId={assignmentId} />
        </>
      }
    >
      <ListTable
        label={t('assignment-marking.titles.submissions')}
        list={list}
        query={query}
        columns={columns}
        rowId={(row) => `${row.assignmentSubmissionId ?? ''} ${row.learner?.userId ?? row.group?.courseGroupId ?? ''}`}
        rowName={nameOf}
        rowActions={(row) =>
          row.state === 'NOT_SUBMITTED' ? <GradeWithoutSubmission row={row} /> : <ToWork row={row} name={nameOf(row)} />
        }
        searchLabel={t('assignment-marking.fields.search')}
        filters={[
          chip(undefined, t('common.labels.all'), undefined, !state && !isLate),
          ...STATES.map((each) => chip(each, t(`assignment-marking.states.${each}`), counts?.[each], state === each)),
          chip('late', t('assignment-marking.labels.late'), counts?.late, isLate),
        ]}
        empty={<EmptyState drawing="people" title={t('assignment-marking.empty.submissions')} compact level={3} />}
      />
    </AssignmentFrame>
  );
}
