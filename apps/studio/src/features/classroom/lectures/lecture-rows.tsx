import { cx } from '@sullam/ui/base/cx.ts';
import { Icon } from '@sullam/ui/base/icon.tsx';
import {
  CircleX,
  EllipsisVertical,
  MapPin,
  Pencil,
  Send,
  Trash2,
  TriangleAlert,
  UserCheck,
  Video,
} from '@sullam/ui/base/icons.ts';
import { UiLink } from '@sullam/ui/base/ui-link.tsx';
import { Badge } from '@sullam/ui/components/badge.tsx';
import { MenuButton } from '@sullam/ui/overlays/menu-button.tsx';
import { AuthorTextFor, useAuthorText } from '@sullam/web-kit/author-text-for.tsx';
import { useFormat, useHasFeature, useKit, useNotify, useT } from '@sullam/web-kit/kit-context.tsx';
import { usePlaceTimes } from '@sullam/web-kit/moments/use-place-times.ts';
import { useGo } from '@sullam/web-kit/router/use-go.ts';
import { useState } from 'react';
import { DeleteDialog } from '../../../parts/delete-dialog.tsx';
import { CancelLectureDialog } from './cancel-dialog.tsx';
import { type Lecture, type LectureConflict, useDeleteLecture, usePublishLecture } from './lectures.api.ts';
import { useConflictWords, useStateWords } from './use-row-words.ts';

interface LectureRowProps {
  readonly lecture: Lecture;
  readonly conflicts: readonly LectureConflict[];
  readonly isNext: boolean;
  readonly onCancel: () => void;
  readonly onDelete: () => void;
}

function useRowMenu({ lecture, onCancel, onDelete }: LectureRowProps) {
  const t = useT();
  const go = useGo();
  const notify = useNotify();
  const { now } = useKit();
  const hasFeature = useHasFeature();
  const publish = usePublishLecture();
  const place = `/courses/${lecture.courseId}`;
  const isToCome = lecture.status === 'PLANNED' && Date.parse(lecture.endsAt) > now();
  return [
    {
      id: 'edit',
      label: t('lectures.actions.edit'),
      icon: Pencil,
      onAction: () => go(`${place}/lectures/${lecture.lectureId}`),
    },
    ...(hasFeature('attendance') && lecture.isPublished && lecture.status === 'PLANNED'
      ? [
          {
            id: 'attendance',
            label: t('lectures.actions.attendance'),
            icon: UserCheck,
            onAction: () => go(`${place}/attendance?lecture=${lecture.lectureId}`),
          },
        ]
      : []),
    ...(lecture.isPublished
      ? []
      : [
          {
            id: 'publish',
            label: t('lectures.actions.publish'),
            icon: Send,
            onAction: () =>
              publish.mutate(lecture.lectureId, {
                onSuccess: () => notify({ tone: 'success', text: t('lectures.messages.published') }),
              }),
          },
        ]),
    ...(isToCome
      ? [
          {
            id: 'cancel',
            label: t(lecture.lectureSeriesId === null ? 'lectures.actions.cancelLecture' : 'lectures.actions.skip'),
            icon: CircleX,
            danger: true,
            onAction: onCancel,
          },
        ]
      : []),
    ...(lecture.isPublished
      ? []
      : [{ id: 'delete', label: t('lectures.actions.deleteDraft'), icon: Trash2, danger: true, onAction: onDelete }]),
  ];
}

function LectureRow(props: LectureRowProps) {
  const { lecture, conflicts, isNext } = props;
  const t = useT();
  const text = useAuthorText();
  const format = useFormat();
  const timeAt = usePlaceTimes();
  const stateOf = useStateWords();
  const conflictOf = useConflictWords();
  const items = useRowMenu(props);
  const isCancelled = lecture.status === 'CANCELLED';
  const [conflict] = conflicts;
  const { startsAt, zone } = lecture;
  return (
    <tr
      className={cx(
        'border-b border-line last:border-0 max-sm:grid max-sm:grid-cols-[1.75rem_minmax(0,1fr)_auto] max-sm:gap-x-2 max-sm:py-2 max-sm:ps-3',
        isCancelled && 'text-muted',
      )}
    >
      <td className="w-10 py-3 ps-4 text-end text-muted tabular max-sm:w-auto max-sm:py-1 max-sm:ps-0">
        {lecture.number === null ? '' : format.number(lecture.number)}
      </td>
      <td
        className={cx(
          'py-3 ps-3 whitespace-nowrap max-sm:col-start-2 max-sm:row-start-2 max-sm:p-0 max-sm:whitespace-normal',
          lecture.isException && !isCancelled && 'font-semibold',
        )}
      >
        <time dateTime={startsAt}>{timeAt(startsAt, lecture.kind === 'ON_CAMPUS' ? zone : null)}</time>
      </td>
      <td className="py-3 ps-4 max-sm:col-start-2 max-sm:row-start-1 max-sm:py-1 max-sm:ps-0">
        <UiLink
          href={`/courses/${lecture.courseId}/lectures/${lecture.lectureId}`}
          className={cx(
            'font-medium no-underline hover:underline',
            isCancelled ? 'text-muted line-through' : 'text-ink',
          )}
        >
          <AuthorTextFor text={lecture.title} />
        </UiLink>
      </td>
      <td className="py-3 ps-4 whitespace-nowrap max-sm:col-start-2 max-sm:row-start-3 max-sm:p-0">
        <span className="inline-flex items-center gap-1.5">
          <Icon of={lecture.kind === 'ONLINE' ? Video : MapPin} size={16} />
          {lecture.kind === 'ONLINE' && lecture.tool && t(`lectures.tools.${lecture.tool}`)}
          {lecture.kind === 'ON_CAMPUS' && <AuthorTextFor text={lecture.place} unmarked />}
        </span>
      </td>
      <td className="py-3 ps-4 max-sm:col-span-2 max-sm:col-start-2 max-sm:row-start-4 max-sm:p-0">
        {conflict && !isCancelled ? (
          <span className="inline-flex items-start gap-1.5 text-warning-text">
            <Icon of={TriangleAlert} size={16} />
            {conflictOf(conflict, zone, (words) => text(words))}
          </span>
        ) : lecture.movedFrom && !isCancelled ? (
          <Badge tone="info">{stateOf(lecture, isNext)}</Badge>
        ) : (
          <span className="text-muted">{stateOf(lecture, isNext)}</span>
        )}
      </td>
      <td className="w-12 py-1.5 pe-2 text-end max-sm:col-start-3 max-sm:row-span-3 max-sm:row-start-1 max-sm:w-auto max-sm:p-0 max-sm:pe-1">
        <MenuButton
          label={t('studio.words.actionsFor', { name: text(lecture.title) })}
          icon={EllipsisVertical}
          groups={[{ id: 'lecture', items }]}
        />
      </td>
    </tr>
  );
}

interface LectureRowsProps {
  readonly lectures: readonly Lecture[];
  readonly conflicts: readonly LectureConflict[];
}

/** Lectures one below the other, with what stands in their way and what can be done with each. */
export function LectureRows({ lectures, conflicts }: LectureRowsProps) {
  const t = useT();
  const text = useAuthorText();
  const { now } = useKit();
  const remove = useDeleteLecture();
  const [cancelling, setCancelling] = useState<Lecture>();
  const [deleting, setDeleting] = useState<Lecture>();
  const next = lectures.find(({ status, endsAt }) => status === 'PLANNED' && Date.parse(endsAt) > now());
  return (
    <div className="overflow-x-auto rounded-lg border border-line bg-surface">
      <table className="w-full text-sm max-sm:block sm:min-w-160">
        <thead className="sr-only">
          <tr>
            {(['number', 'when', 'title', 'where', 'state'] as const).map((column) => (
              <th key={column} scope="col">
                {t(`lectures.rows.${column}`)}
              </th>
            ))}
            <td />
          </tr>
        </thead>
        <tbody className="max-sm:block">
          {lectures.map((lecture) => (
            <LectureRow
              key={lecture.lectureId}
              lecture={lecture}
              conflicts={conflicts.filter(({ lectureId }) => lectureId === lecture.lectureId)}
              isNext={lecture.lectureId === next?.lectureId}
              onCancel={() => setCancelling(lecture)}
              onDelete={() => setDeleting(lecture)}
            />
          ))}
        </tbody>
      </table>
      {cancelling && <CancelLectureDialog lecture={cancelling} onClose={() => setCancelling(undefined)} />}
      {deleting && (
        <DeleteDialog
          id={deleting.lectureId}
          title={t('lectures.dialogs.deleteTitle', { title: text(deleting.title) })}
          remove={remove}
          message={t('lectures.messages.deleted')}
          onClose={() => setDeleting(undefined)}
        >
          {t('lectures.dialogs.deleteText')}
        </DeleteDialog>
      )}
    </div>
  );
}
