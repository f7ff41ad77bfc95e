import { isWritten } from '@sullam/domain/localized.ts';
import { Card, CardHeading } from '@sullam/ui/components/card.tsx';
import { NativeSelect } from '@sullam/ui/components/native-select.tsx';
import { NumberField } from '@sullam/ui/components/number-field.tsx';
import { Switch } from '@sullam/ui/components/switch.tsx';
import { DatePicker } from '@sullam/ui/pickers/lazy.tsx';
import { useAuthorText } from '@sullam/web-kit/author-text-for.tsx';
import { localText } from '@sullam/web-kit/base/local-time.ts';
import { FormArea } from '@sullam/web-kit/forms/form.tsx';
import { useFormat, useHasFeature, useT } from '@sullam/web-kit/kit-context.tsx';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { outlineQuery } from '../../../parts/course.api.ts';
import { trimmed } from '../../../parts/localized-field.tsx';
import { TitleField } from '../../../parts/title-field.tsx';
import { ReleasedGroupsField } from '../course-groups/course-groups.public.ts';
import type { Lesson } from './builder.api.ts';
import { useAutosave } from './use-autosave.ts';
import { useLessonChange } from './use-lesson-change.ts';

const settingsOf = (lesson: Lesson) => ({
  title: lesson.title,
  isRequired: lesson.isRequired,
  minutes: lesson.durationMinutes || undefined,
  releaseAt: localText(lesson.releaseAt),
  releasedGroupIds: lesson.releasedGroupIds,
  prerequisite: lesson.prerequisiteSubsectionId === null ? '' : String(lesson.prerequisiteSubsectionId),
});

/** To compare them by, whatever the order of the languages in the title. */
const textOfSettings = (settings: ReturnType<typeof settingsOf>): string =>
  JSON.stringify({ ...settings, title: trimmed(settings.title) });

export interface LessonSettingsProps {
  readonly lesson: Lesson;
  /** Where the settings stand in a panel of their own, which has a heading. */
  readonly plain?: boolean;
}

/** The name of a lesson, whether it counts, and when it opens; saved as they are changed. */
export function LessonSettings({ lesson, plain }: LessonSettingsProps) {
  const t = useT();
  const format = useFormat();
  const hasFeature = useHasFeature();
  const textOf = useAuthorText();
  const change = useLessonChange(lesson);
  const outline = useQuery(outlineQuery(lesson.courseId));
  const [form, setForm] = useState(() => settingsOf(lesson));
  const [measured, setMeasured] = useState(lesson.durationMinutes);
  if (measured !== lesson.durationMinutes) {
    // the length of an uploaded film is known
    setMeasured(lesson.durationMinutes);
    setForm({ ...form, minutes: lesson.durationMinutes || undefined });
  }
  const [overtaken, setOvertaken] = useState<number | null>(null);
  if (overtaken !== null && lesson.version > overtaken) {
    // somebody else has saved meanwhile, which was said: theirs stands here from now on
    setOvertaken(null);
    setForm(settingsOf(lesson));
  }
  const isDirty = textOfSettings(form) !== textOfSettings(settingsOf(lesson));
  const set = (part: Partial<typeof form>) => setForm({ ...form, ...part });
  const others = (outline.data?.sections ?? [])
    .flatMap(({ subsections }) => subsections)
    .filter(({ courseSubsectionId }) => courseSubsectionId !== lesson.courseSubsectionId);
  const saved = textOfSettings(form);
  const sent = useRef<string | null>(null);
  const save = () => {
    sent.current = saved;
    const settings = {
      title: form.title,
      isRequired: form.isRequired,
      durationMinutes: form.minutes ?? 0,
      releaseAt: form.releaseAt ? new Date(form.releaseAt).toISOString() : null,
      prerequisiteSubsectionId: form.prerequisite === '' ? null : Number(form.prerequisite),
      releasedGroupIds: form.releasedGroupIds,
    };
    const onRefused = ({ status }: { status: number }) => {
      if (status === 409) setOvertaken(lesson.version);
    };
    return change.save(settings, { isQuiet: true, onRefused });
  };
  // what was refused isn't sent again before it is changed
  const isWaiting = isDirty && isWritten(form.title) && !change.isPending && sent.current !== saved;
  useAutosave(isWaiting ? saved : null, save);
  const fields = (
    <FormArea className="space-y-4">
      <TitleField
        stacked
        label={t('builder.fields.title')}
        maxLength={200}
        value={form.title}
        onChange={(title) => set({ title })}
      />
      <Switch
        label={t('builder.lesson.required')}
        spread
        checked={form.isRequired}
        onChange={(isRequired) => set({ isRequired })}
      />
      <NumberField
        label={t('builder.lesson.duration')}
        value={form.minutes}
        min={0}
        max={100_000}
        onChange={(minutes) => set({ minutes })}
      />
      <DatePicker
        label={t('builder.release.opens')}
        hint={t('builder.release.always')}
        optional
        withTime
        value={form.releaseAt}
        onChange={(releaseAt) => set({ releaseAt })}
      />
      <NativeSelect
        label={t('builder.release.after')}
        value={form.prerequisite}
        options={[
          { value: '', label: t('builder.lesson.noPrerequisite') },
          ...others.map((other) => ({ value: String(other.courseSubsectionId), label: textOf(other.title) })),
        ]}
        onChange={(prerequisite) => set({ prerequisite })}
      />
      {hasFeature('course-groups') && (
        <ReleasedGroupsField
          courseId={lesson.courseId}
          value={form.releasedGroupIds}
          onChange={(releasedGroupIds) => set({ releasedGroupIds })}
        />
      )}
      <p role="status" className="min-h-5 text-sm text-muted">
        {change.isPending
          ? t('common.states.saving')
          : change.savedAt !== null && !isDirty && t('common.states.savedAt', { time: format.time(change.savedAt) })}
      </p>
    </FormArea>
  );
  if (plain) return fields;
  return (
    <Card padding="lg" as="aside">
      <CardHeading>{t('builder.outline.settings')}</CardHeading>
      {fields}
    </Card>
  );
}
