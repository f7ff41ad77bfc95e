import { TextField } from '@sullam/ui/components/text-field.tsx';
import { DatePicker } from '@sullam/ui/pickers/lazy.tsx';
import { useAuthorText } from '@sullam/web-kit/author-text-for.tsx';
import { localText } from '@sullam/web-kit/base/local-time.ts';
import { useT } from '@sullam/web-kit/kit-context.tsx';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { CourseGroup } from '../../learning/course-groups/course-groups.public.ts';
import { GrantDialog, GroupField, isUpsideDown, LearnerField } from '../accommodations/accommodations.public.ts';
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
  const [courseGroupId, setCourseGroupId] = useState(row?.group?.courseGroupId ?? null);
  const name = row?.learner ? `${row.learner.firstName} ${row.learner.lastName}` : text(row?.group?.name);
  return (
    <GrantDialog<Accommodation, DatesForm>
      title={row ? t('assignment-marking.titles.datesOf', { name }) : t('assignment-marking.titles.ownDates')}
      description={t('assignment-marking.hints.ownDates')}
      granted={row}
      start={formOf({ ...(from ?? NO_DATES), note: row?.note ?? '' })}
      formOf={formOf}
      parts={{
        opensAt: t('assignment-marking.fields.opensAt'),
        dueAt: t('assignment-marking.fields.dueAt'),
        closesAt: t('assignment-marking.fields.closesAt'),
        note: t('assignment-marking.fields.note'),
      }}
      isChosen={userId !== null || courseGroupId !== null}
      whom={(problem) => (
        <>
          {grantee.kind === 'GROUP' && (
            <GroupField groups={grantee.groups} value={courseGroupId} onChange={setCourseGroupId} error={problem} />
          )}
          {grantee.kind === 'LEARNER' && (
            <LearnerField
              courseId={courseId}
              except={grantee.except}
              value={userId}
              onChange={setUserId}
              error={problem}
            />
          )}
        </>
      )}
      save={({ opensAt, dueAt, closesAt, note }, version) => {
        const body = { opensAt: isoOf(opensAt), dueAt: isoOf(dueAt), closesAt: isoOf(closesAt), note, version };
        return courseGroupId === null
          ? grant.mutateAsync({ ...body, userId: userId ?? 0 })
          : grantGroup.mutateAsync({ ...body, courseGroupId });
      }}
      read={() => read({ userId, courseGroupId })}
      onClose={onClose}
    >
      {(form, change) => (
        <>
          {MOMENTS.map((moment) => (
            <DatePicker
              key={moment}
              label={t(`assignment-marking.fields.${moment}`)}
              optional
              withTime
              value={form[moment]}
              onChange={(value) => change({ [moment]: value })}
              {...(moment === 'closesAt' && isUpsideDown(form)
                ? { error: t('assignment-marking.problems.window') }
                : {})}
            />
          ))}
          <TextField
            label={t('assignment-marking.fields.note')}
            hint={t('assignment-marking.hints.note')}
            optional
            maxLength={1000}
            dir="auto"
            value={form.note}
            onChange={(event) => change({ note: event.currentTarget.value })}
          />
        </>
      )}
    </GrantDialog>
  );
}
