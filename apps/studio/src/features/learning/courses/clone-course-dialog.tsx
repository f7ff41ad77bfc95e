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
          notify({ tone: 'success', text: t('course-copy.dialog.done') });
          onClose();
        },
      },
    );
  return (
    <FormDialog
      open
      onClose={onClose}
      title={t('course-copy.dialog.title', { title: text(course.title, t('studio.courses.untitled')) })}
      description={t('course-copy.dialog.text')}
      submitLabel={t('course-copy.dialog.start')}
      pending={clone.isPending}
      onSubmit={submit}
    >
      <RadioGroup
        label={t('course-copy.dialog.dates')}
        options={[
          { value: 'none', label: t('course-copy.dialog.noDates') },
          { value: 'move', label: t('course-copy.dialog.moveDates') },
        ]}
        value={moves ? 'move' : 'none'}
        onChange={(value) => setMoves(value === 'move')}
      />
      {moves && (
        <NumberField
          label={t('course-copy.dialog.days')}
          hint={t('course-copy.dialog.daysHint')}
          value={days}
          min={-MOST_DAYS}
          max={MOST_DAYS}
          stepper
          onChange={setDays}
        />
      )}
      {hasFeature('course-groups') && (
        <Switch
          label={t('course-copy.dialog.groups')}
          description={t('course-copy.dialog.groupsHint')}
          spread
          checked={includesGroups}
          onChange={setIncludesGroups}
        />
      )}
    </FormDialog>
  );
}
