import { NumberField } from '@sullam/ui/components/number-field.tsx';
import { RadioGroup } from '@sullam/ui/components/radio-group.tsx';
import { Switch } from '@sullam/ui/components/switch.tsx';
import { useAuthorText } from '@sullam/web-kit/author-text-for.tsx';
import { useHasFeature, useNotify, useT } from '@sullam/web-kit/kit-context.tsx';
import { useState } from 'react';
import { FormDialog } from '../../../parts/form-dialog.tsx';
import { type TeachingCourse, useCloneCourse } from './courses.api.ts';

const MOST_DAYS = 3660;

/** Copies a course: what happens to its dates, and whether its groups come along. */
export function CloneCourseDialog({
  course,
  onClose,
}: {
  readonly course: TeachingCourse;
  readonly onClose: () => void;
}) {
  const t = useT();
  const text = useAuthorText();
  const notify = useNotify();
  const hasFeature = useHasFeature();
  const clone = useCloneCourse();
  const [moves, setMoves] = useState(false);
  const [days, setDays] = useState<number | undefined>(182);
  const [includesGroups, setIncludesGroups] = useState(true);
  const submit = () =>
    clone.mutate(
      { courseId: course.courseId, shiftDays: moves ? (days ?? 0) : null, includesGroups },
      {
        onSuccess: () => {
          notify({ tone: 'success', text: t('studio.courses.cloned') });
          onClose();
        },
      },
    );
  return (
    <FormDialog
      open
      onClose={onClose}
      title={t('studio.courses.cloneTitle', { title: text(course.title, t('studio.courses.untitled')) })}
      description={t('studio.courses.cloneText')}
      submitLabel={t('studio.courses.cloneStart')}
      pending={clone.isPending}
      onSubmit={submit}
    >
      <RadioGroup
        label={t('studio.courses.cloneDates')}
        options={[
          { value: 'none', label: t('studio.courses.cloneNoDates') },
          { value: 'move', label: t('studio.courses.cloneMoveDates') },
        ]}
        value={moves ? 'move' : 'none'}
        onChange={(value) => setMoves(value === 'move')}
      />
      {moves && (
        <NumberField
          label={t('studio.courses.cloneDays')}
          hint={t('studio.courses.cloneDaysHint')}
          value={days}
          min={-MOST_DAYS}
          max={MOST_DAYS}
          stepper
          onChange={setDays}
        />
      )}
      {hasFeature('course-groups') && (
        <Switch
          label={t('studio.courses.cloneGroups')}
          description={t('studio.courses.cloneGroupsHint')}
          spread
          checked={includesGroups}
          onChange={setIncludesGroups}
        />
      )}
    </FormDialog>
  );
}
