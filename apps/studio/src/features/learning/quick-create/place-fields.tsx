import { cx } from '@sullam/ui/base/cx.ts';
import { NativeSelect } from '@sullam/ui/components/native-select.tsx';
import { useAuthorText } from '@sullam/web-kit/author-text-for.tsx';
import { useFormat, useT } from '@sullam/web-kit/kit-context.tsx';
import type { Place } from './use-place.ts';

export interface PlaceFieldsProps {
  readonly place: Place;
  /** What is asked for; for nothing its room is kept, so that the kinds below stay under the pointer. */
  readonly of: 'module' | 'course' | null;
}

/** Where it goes: a course, and a module of it. */
export function PlaceFields({ place, of }: PlaceFieldsProps) {
  const t = useT();
  const format = useFormat();
  const text = useAuthorText();
  const { courses, course, sections, section, isPending } = place;
  const first = t('builder.quick.firstModule', { number: format.number(1) });
  return (
    <div className={cx('mt-2 flex items-center gap-2 text-sm', of === null && 'invisible')}>
      <span className="shrink-0 text-muted">{t('builder.quick.in')}</span>
      <NativeSelect
        hideLabel
        className="min-w-0 flex-1"
        label={t('builder.quick.course')}
        value={String(course?.courseId ?? '')}
        onChange={(value) => place.setCourse(Number(value))}
        options={courses.map(({ courseId, title }) => ({ value: String(courseId), label: text(title) }))}
      />
      <NativeSelect
        hideLabel
        className={cx('min-w-0 flex-1', of !== 'module' && 'invisible')}
        label={t('builder.quick.module')}
        disabled={isPending}
        value={String(section?.courseSectionId ?? '')}
        onChange={(value) => place.setSection(Number(value))}
        options={
          sections.length > 0
            ? sections.map(({ courseSectionId, title }) => ({ value: String(courseSectionId), label: text(title) }))
            : [{ value: '', label: isPending ? '' : first }]
        }
      />
    </div>
  );
}
