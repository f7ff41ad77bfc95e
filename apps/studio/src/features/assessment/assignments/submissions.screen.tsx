import '../../../app.css';
import { Archive, Download, EllipsisVertical } from '@sullam/ui/base/icons.ts';
import { EmptyState } from '@sullam/ui/components/empty-state.tsx';
import { MenuButton } from '@sullam/ui/overlays/menu-button.tsx';
import { saveFile } from '@sullam/web-kit/base/save-file.ts';
import { useLatch } from '@sullam/web-kit/base/use-latch.ts';
import { useT } from '@sullam/web-kit/kit-context.tsx';
import { useMutation } from '@sullam/web-kit/query/use-mutation.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useExportItems } from '../../../parts/export-menu.tsx';
import { ListTable } from '../../../parts/list-table.tsx';
import { StateBar } from '../../../parts/state-bar.tsx';
import { useList } from '../../../parts/use-list.ts';
import { AssignmentFrame } from './assignment-frame.tsx';
import { useAssignmentPlace } from './assignment-places.ts';
import { GradeWithoutSubmission } from './grade-without-submission.tsx';
import { RemindButton } from './remind-button.tsx';
import { MarkAll, ReleaseButton, ToWork } from './submission-actions.tsx';
import { useSubmissionColumns } from './submission-columns.tsx';
import { SubmissionFilters, TO_MARK } from './submission-filters.tsx';
import { useSubmissionName } from './submission-name.ts';
import { downloadFiles, exportMarks, queueQuery, submissionsQuery, waitsForMark } from './submissions.api.ts';

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

/** What nothing can be said of before there is a mark. */
const MARKED_COLUMNS: ReadonlySet<string> = new Set(['points', 'marker']);

/** Everybody's submissions to an assignment. */
export function SubmissionsScreen() {
  const t = useT();
  const nameOf = useSubmissionName();
  const { assignmentId } = useAssignmentPlace();
  const list = useList(SORTS, 'turn');
  const waiting = useQuery(queueQuery(assignmentId)).data?.filter(waitsForMark);
  const asked = list.filter('status');
  const marker = list.filter('marker');
  // who comes here to mark sees first what waits
  const isFirst = asked === undefined && marker === undefined && waiting !== undefined && waiting.length > 0;
  const state = isFirst ? 'SUBMITTED' : STATES.find((each) => each === asked);
  const isLate = list.filter('late') !== undefined;
  const group = list.filter('group');
  const query = useQuery({
    ...submissionsQuery(assignmentId, {
      ...list.paging,
      ...(state ? { state } : {}),
      ...(isLate ? { isLate: true } : {}),
      ...(group ? { courseGroupId: Number(group) } : {}),
      ...(marker === TO_MARK ? { isToMark: true } : marker ? { markerUserId: Number(marker) } : {}),
    }),
    enabled: asked !== undefined || marker !== undefined || waiting !== undefined,
    placeholderData: keepPreviousData,
  });
  // what all rows of a list have in common isn't said in each
  const columns = useSubmissionColumns(assignmentId).filter(
    ({ id }) => state === undefined || (id !== 'state' && !(UNMARKED.has(state) && MARKED_COLUMNS.has(id))),
  );
  const isThere = useLatch(!query.isPending);
  const counts = query.data?.counts;
  const marks = useExportItems((format) => exportMarks(assignmentId, format), Download);
  const zip = useMutation({
    mutationFn: () => downloadFiles(assignmentId),
    onSuccess: (file) => saveFile(file),
  });
  return (
    <AssignmentFrame
      isPending={!isThere}
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
                ],
              },
              { id: 'marks', title: t('assignment-marking.actions.exportMarks'), items: marks.items },
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
        besideSearch={
          <>
            <SubmissionFilters list={list} lateCount={counts?.late ?? 0} />
            <RemindButton assignmentId={assignmentId} missing={counts?.NOT_SUBMITTED ?? 0} />
          </>
        }
        empty={<EmptyState drawing="people" title={t('assignment-marking.empty.submissions')} compact level={3} />}
      />
    </AssignmentFrame>
  );
}
