import { TextField } from '@sullam/ui/components/text-field.tsx';
import { DatePicker } from '@sullam/ui/pickers/lazy.tsx';
import { useAuthorText } from '@sullam/web-kit/author-text-for.tsx';
import { useT } from '@sullam/web-kit/kit-context.tsx';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { changedParts } from '../../parts/changed-parts.ts';
import { ConflictBanner } from '../../parts/conflict-banner.tsx';
import { FormDialog } from '../../parts/form-dialog.tsx';
import { localText } from '../../parts/local-time.ts';
import { useVersionedSaving } from '../../parts/use-versioned-saving.ts';
import { GroupField } from '../accommodations/group-field.tsx';
import { LearnerField } from '../accommodations/learner-field.tsx';
import type { CourseGroup } from '../course-groups/course-groups.api.ts';
import { useAssignmentPlace } from './assignment-places.ts';
import {
  type Accommodation,
  assignmentQuery,
  useGrantDates,
  useGrantGroupDates,
  useReadDates,
} from './assignments.api.ts';

export const MOMENTS = ['opensAt', 'dueAt', 'closesAt'] as const;
const NO_DATES = { opensAt: null, dueAt: null, closesAt: null };

/** Times are local texts there. */
type DatesForm = Pick<Accommodation, (typeof MOMENTS)[number] | 'note'>;

const formOf = ({ opensAt, dueAt, closesAt, note }: DatesForm): DatesForm => ({
  opensAt: localText(opensAt),
  dueAt: localText(dueAt),
  closesAt: localText(closesAt),
  note,
});

const PARTS = {
  opensAt: 'assignment-marking.fields.opensAt',
  dueAt: 'assignment-marking.fields.dueAt',
  closesAt: 'assignment-marking.fields.closesAt',
  note: 'assignment-marking.fields.note',
} as const;

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
  const read = useReadDates(assignmentId);
  const row = grantee.kind === 'THERE' ? grantee.row : null;
  const from = row ?? everybody;
  const [userId, setUserId] = useState(row?.learner?.userId ?? null);
  const [courseGroupId, setCourseGroupId] = useState(
    grantee.kind === 'GROUP' ? (grantee.groups[0]?.courseGroupId ?? null) : (row?.group?.courseGroupId ?? null),
  );
  const [start] = useState(() => formOf({ ...(from ?? NO_DATES), note: row?.note ?? '' }));
  const [form, setForm] = useState(start);
  const isUpsideDown = form.opensAt !== null && form.closesAt !== null && form.opensAt >= form.closesAt;
  const saving = useVersionedSaving<Accommodation, DatesForm>({
    version: row?.version ?? 0,
    start,
    draft: form,
    change: (version) => {
      const body = {
        opensAt: isoOf(form.opensAt),
        dueAt: isoOf(form.dueAt),
        closesAt: isoOf(form.closesAt),
        note: form.note,
        version,
      };
      return courseGroupId === null
        ? grant.mutateAsync({ ...body, userId: userId ?? 0 })
        : grantGroup.mutateAsync({ ...body, courseGroupId });
    },
    read: () => read({ userId, courseGroupId }),
    words: {},
    onSaved: onClose,
    inPlace: { formOf, set: setForm },
  });
  const { conflict } = saving;
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
      pending={saving.isSaving}
      onSubmit={saving.save}
    >
      {conflict && (
        <ConflictBanner
          changed={changedParts(start, formOf(conflict.theirs), PARTS).map((part) => t(part))}
          onMine={saving.saveOver}
          onTheirs={saving.takeTheirs}
        />
      )}
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
          value={form[moment]}
          onChange={(value) => setForm({ ...form, [moment]: value })}
          {...(moment === 'closesAt' && isUpsideDown ? { error: t('assignment-marking.problems.window') } : {})}
        />
      ))}
      <TextField
        label={t('assignment-marking.fields.note')}
        hint={t('assignment-marking.hints.note')}
        optional
        maxLength={1000}
        dir="auto"
        value={form.note}
        onChange={(event) => setForm({ ...form, note: event.currentTarget.value })}
      />
    </FormDialog>
  );
}
