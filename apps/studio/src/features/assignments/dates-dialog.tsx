import { TextField } from '@sullam/ui/components/text-field.tsx';
import { DatePicker } from '@sullam/ui/pickers/lazy.tsx';
import { useAuthorText } from '@sullam/web-kit/author-text-for.tsx';
import { useT } from '@sullam/web-kit/kit-context.tsx';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { FormDialog } from '../../parts/form-dialog.tsx';
import { localText } from '../../parts/local-time.ts';
import { GroupField } from '../accommodations/group-field.tsx';
import { LearnerField } from '../accommodations/learner-field.tsx';
import type { CourseGroup } from '../course-groups/course-groups.api.ts';
import { useAssignmentPlace } from './assignment-places.ts';
import { type Accommodation, assignmentQuery, useGrantDates, useGrantGroupDates } from './assignments.api.ts';

export const MOMENTS = ['opensAt', 'dueAt', 'closesAt'] as const;
const isoOf = (local: string | null): string | null => (local ? new Date(local).toISOString() : null);

/** Whom dates are granted to: somebody who has some, another learner, or another group. */
export type Grantee =
  | { readonly kind: 'THERE'; readonly row: Accommodation }
  | { readonly kind: 'LEARNER'; readonly except: ReadonlySet<number> }
  | { readonly kind: 'GROUP'; readonly groups: readonly CourseGroup[] };

export interface DatesDialogProps {
  readonly grantee: Grantee;
  readonly onClose: () => void;
}

/** Dates that take the place of everybody's, for a learner or a group. */
export function DatesDialog({ grantee, onClose }: DatesDialogProps) {
  const t = useT();
  const text = useAuthorText();
  const { courseId, assignmentId } = useAssignmentPlace();
  const everybody = useQuery(assignmentQuery(assignmentId)).data;
  const grant = useGrantDates(assignmentId);
  const grantGroup = useGrantGroupDates(assignmentId);
  const row = grantee.kind === 'THERE' ? grantee.row : null;
  const from = row ?? everybody;
  const [userId, setUserId] = useState(row?.learner?.userId ?? null);
  const [courseGroupId, setCourseGroupId] = useState(
    grantee.kind === 'GROUP' ? (grantee.groups[0]?.courseGroupId ?? null) : (row?.group?.courseGroupId ?? null),
  );
  const [note, setNote] = useState(row?.note ?? '');
  const [dates, setDates] = useState(() => ({
    opensAt: localText(from?.opensAt ?? null),
    dueAt: localText(from?.dueAt ?? null),
    closesAt: localText(from?.closesAt ?? null),
  }));
  const isUpsideDown = dates.opensAt !== null && dates.closesAt !== null && dates.opensAt >= dates.closesAt;
  const send = () => {
    const body = {
      opensAt: isoOf(dates.opensAt),
      dueAt: isoOf(dates.dueAt),
      closesAt: isoOf(dates.closesAt),
      note,
      version: row?.version ?? 0,
    };
    if (courseGroupId !== null) grantGroup.mutate({ ...body, courseGroupId }, { onSuccess: onClose });
    else if (userId !== null) grant.mutate({ ...body, userId }, { onSuccess: onClose });
  };
  const name = row?.learner ? `${row.learner.firstName} ${row.learner.lastName}` : text(row?.group?.name);
  return (
    <FormDialog
      open
      size="lg"
      onClose={onClose}
      title={row ? t('assignment-marking.titles.datesOf', { name }) : t('assignment-marking.titles.ownDates')}
      description={t('assignment-marking.hints.ownDates')}
      submitLabel={t('common.actions.save')}
      disabled={isUpsideDown || (userId === null && courseGroupId === null)}
      pending={grant.isPending || grantGroup.isPending}
      onSubmit={send}
    >
      {grantee.kind === 'LEARNER' && (
        <LearnerField
          courseId={courseId}
          except={grantee.except}
          value={userId}
          onChange={setUserId}
          error={undefined}
        />
      )}
      {grantee.kind === 'GROUP' && (
        <GroupField groups={grantee.groups} value={courseGroupId} onChange={setCourseGroupId} />
      )}
      {MOMENTS.map((moment) => (
        <DatePicker
          key={moment}
          label={t(`assignment-marking.fields.${moment}`)}
          optional
          withTime
          value={dates[moment]}
          onChange={(value) => setDates({ ...dates, [moment]: value })}
          {...(moment === 'closesAt' && isUpsideDown ? { error: t('assignment-marking.problems.window') } : {})}
        />
      ))}
      <TextField
        label={t('assignment-marking.fields.note')}
        hint={t('assignment-marking.hints.note')}
        optional
        maxLength={1000}
        dir="auto"
        value={note}
        onChange={(event) => setNote(event.currentTarget.value)}
      />
    </FormDialog>
  );
}
