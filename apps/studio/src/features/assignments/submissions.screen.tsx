import '../../app.css';
import { Archive, Download, EllipsisVertical, Eye, EyeOff, PenLine } from '@sullam/ui/base/icons.ts';
import { UiLink } from '@sullam/ui/base/ui-link.tsx';
import { Avatar } from '@sullam/ui/components/avatar.tsx';
import { Badge } from '@sullam/ui/components/badge.tsx';
import { Button, LinkButton } from '@sullam/ui/components/button.tsx';
import { EmptyState } from '@sullam/ui/components/empty-state.tsx';
import { ConfirmDialog } from '@sullam/ui/overlays/lazy.ts';
import { MenuButton } from '@sullam/ui/overlays/menu-button.tsx';
import type { TableColumn } from '@sullam/ui/table/table-types.ts';
import { saveFile } from '@sullam/web-kit/base/save-file.ts';
import { useFormat, useT } from '@sullam/web-kit/kit-context.tsx';
import { useMutation } from '@sullam/web-kit/query/use-mutation.ts';
import { useGo } from '@sullam/web-kit/router/use-go.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useKeys } from '../../parts/keys.tsx';
import { ListTable } from '../../parts/list-table.tsx';
import { StateBar } from '../../parts/state-bar.tsx';
import { useList } from '../../parts/use-list.ts';
import { KeyHint } from '../marking/key-hint.tsx';
import { AssignmentFrame } from './assignment-frame.tsx';
import { useAssignmentPlace } from './assignment-places.ts';
import { assignmentQuery, useAssignmentStep } from './assignments.api.ts';
import { GradeWithoutSubmission } from './grade-without-submission.tsx';
import { MarkingStateBadge } from './marking-state.tsx';
import { SubmissionFilters } from './submission-filters.tsx';
import { useSubmissionName } from './submission-name.ts';
import {
  downloadFiles,
  exportMarks,
  queueQuery,
  type SubmissionRow,
  submissionsQuery,
  waitsForMark,
} from './submissions.api.ts';
import { useLateWords } from './use-late-words.ts';

const SORTS = {
  turn: { column: 'turn', direction: 'ascending' },
  name: { column: 'name', direction: 'ascending' },
  submitted: { column: 'submitted', direction: 'descending' },
  points: { column: 'points', direction: 'descending' },
} as const;

/** In the address: everybody, whatever waits. */
const ALL = 'all';

const TONES = {
  SUBMITTED: 'primary',
  DISPUTED: 'warning',
  MARKED: 'soft',
  RETURNED: 'success',
  NOT_SUBMITTED: 'muted',
} as const;

const STATES = ['SUBMITTED', 'DISPUTED', 'MARKED', 'RETURNED', 'NOT_SUBMITTED'] as const;

const UNMARKED: ReadonlySet<string> = new Set(['SUBMITTED', 'NOT_SUBMITTED']);

/** A face, where names are shown, and the name. */
function Named({ row, name }: { readonly row: SubmissionRow; readonly name: string }) {
  return (
    <span className="flex items-center gap-3">
      {row.learner && <Avatar size={32} isSoft firstName={row.learner.firstName} lastName={row.learner.lastName} />}
      <bdi className="min-w-0 wrap-anywhere">{name}</bdi>
    </span>
  );
}

function useColumns(markingPlace: (id: number) => string): TableColumn<SubmissionRow>[] {
  const t = useT();
  const format = useFormat();
  const nameOf = useSubmissionName();
  const lateWords = useLateWords();
  return [
    {
      id: 'name',
      label: t('assignment-marking.labels.learner'),
      sortable: true,
      cell: (row) =>
        row.assignmentSubmissionId === null || row.number === null ? (
          <Named row={row} name={nameOf(row)} />
        ) : (
          <UiLink href={markingPlace(row.assignmentSubmissionId)} className="text-ink no-underline hover:underline">
            <Named row={row} name={nameOf(row)} />
          </UiLink>
        ),
    },
    {
      id: 'state',
      label: t('common.labels.status'),
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
      cell: (row) => (
        <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
          {row.submittedAt ? (
            <time dateTime={row.submittedAt} className="whitespace-nowrap text-muted">
              {format.dateTime(row.submittedAt)}
            </time>
          ) : (
            <span className="text-muted">–</span>
          )}
          {row.isLate && <Badge tone="warning">{lateWords(row)}</Badge>}
          {row.isOutdated && <Badge>{t('assignment-marking.labels.outdated')}</Badge>}
        </span>
      ),
    },
    { id: 'work', label: t('assignment-marking.labels.work'), cell: (row) => <WorkFacts row={row} /> },
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
      // a zero is never drawn
      cell: (row) => (row.commentCount > 0 ? format.number(row.commentCount) : <span className="text-muted">–</span>),
    },
  ];
}

/** How much there is to read. */
function WorkFacts({ row: { wordCount, fileCount } }: { readonly row: SubmissionRow }) {
  const t = useT();
  const format = useFormat();
  const facts = [
    ...(wordCount ? [t('assignment-marking.labels.words', { count: wordCount })] : []),
    ...(fileCount > 0 ? [t('assignment-marking.labels.fileCount', { count: fileCount })] : []),
  ];
  return <span className="text-muted">{facts.length > 0 ? format.list(facts) : '–'}</span>;
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
  const go = useGo();
  const format = useFormat();
  const { places } = useAssignmentPlace();
  const waiting = (useQuery(queueQuery(assignmentId)).data ?? []).filter(waitsForMark);
  const [first] = waiting;
  useKeys({
    title: t('studio.keys.here'),
    lines: first
      ? [
          {
            id: 'mark',
            shown: 'M',
            code: 'KeyM',
            words: t('studio.keys.mark'),
            run: () => go(places.marking(first.assignmentSubmissionId)),
          },
        ]
      : [],
  });
  if (!first) return null;
  return (
    <LinkButton href={places.marking(first.assignmentSubmissionId)} icon={PenLine}>
      {t('marking.actions.markAll', { count: format.number(waiting.length) })}
      <KeyHint of="M" className="border-current/50" />
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
  const nameOf = useSubmissionName();
  const { assignmentId, places } = useAssignmentPlace();
  const list = useList(SORTS, 'turn');
  const waiting = useQuery(queueQuery(assignmentId)).data?.filter(waitsForMark);
  const asked = list.filter('status');
  // who comes here to mark sees first what waits
  const isFirst = asked === undefined && waiting !== undefined && waiting.length > 0;
  const state = isFirst ? 'SUBMITTED' : STATES.find((each) => each === asked);
  const isLate = list.filter('late') !== undefined;
  const group = list.filter('group');
  const query = useQuery({
    ...submissionsQuery(assignmentId, {
      ...list.paging,
      ...(state ? { state } : {}),
      ...(isLate ? { isLate: true } : {}),
      ...(group ? { courseGroupId: Number(group) } : {}),
    }),
    enabled: asked !== undefined || waiting !== undefined,
    placeholderData: keepPreviousData,
  });
  // what all rows of a list have in common isn't said in each
  const columns = useColumns(places.marking).filter(
    ({ id }) => state === undefined || (id !== 'state' && !(id === 'points' && UNMARKED.has(state))),
  );
  const counts = query.data?.counts;
  const csv = useMutation({
    mutationFn: () => exportMarks(assignmentId),
    onSuccess: (file) => saveFile(file, `assignment-${assignmentId}-marks.csv`),
  });
  const zip = useMutation({
    mutationFn: () => downloadFiles(assignmentId),
    onSuccess: (file) => saveFile(file, `assignment-${assignmentId}.zip`),
  });
  return (
    <AssignmentFrame
      actions={
        <>
          <MenuButton
            icon={EllipsisVertical}
            label={t('common.actions.more')}
            groups={[
              {
                id: 'files',
                items: [
                  {
                    id: 'zip',
                    label: t('assignment-marking.actions.zip'),
                    icon: Archive,
                    onAction: () => zip.mutate(),
                  },
                  {
                    id: 'csv',
                    label: t('assignment-marking.actions.csv'),
                    icon: Download,
                    onAction: () => csv.mutate(),
                  },
                ],
              },
            ]}
          />
          <ReleaseButton assignmentId={assignmentId} />
          <MarkAll assignmentId={assignmentId} />
        </>
      }
    >
      {counts && (
        <div className="mb-5">
          <StateBar
            label={t('common.labels.status')}
            states={STATES.map((id) => ({
              id,
              label: t(`assignment-marking.states.${id}`),
              count: counts[id],
              tone: TONES[id],
            }))}
            value={state}
            onChange={(id) => list.setFilter({ status: id ?? ALL })}
          />
        </div>
      )}
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
        besideSearch={<SubmissionFilters list={list} lateCount={counts?.late ?? 0} />}
        empty={<EmptyState drawing="people" title={t('assignment-marking.empty.submissions')} compact level={3} />}
      />
    </AssignmentFrame>
  );
}
