import { ACTIVITY_FEATURES, ACTIVITY_KINDS, type ActivityKind } from '@sullam/domain/activities.ts';
import { Icon } from '@sullam/ui/base/icon.tsx';
import { ChevronLeft, ChevronRight } from '@sullam/ui/base/icons.ts';
import { UiLink } from '@sullam/ui/base/ui-link.tsx';
import { buttonClass } from '@sullam/ui/components/button.tsx';
import { NativeSelect } from '@sullam/ui/components/native-select.tsx';
import { useAuthorText } from '@sullam/web-kit/author-text-for.tsx';
import { useFormat, useHasFeature, useT } from '@sullam/web-kit/kit-context.tsx';
import type { AddressQuery } from '@sullam/web-kit/router/params.ts';
import { SCHEDULE_DAYS, type Schedule } from './activities.api.ts';
import { ACTIVITY_LOOKS } from './activity-kinds.ts';
import { daysAfter, startOf } from './schedule-days.ts';

interface FiltersProps {
  readonly kind: ActivityKind | undefined;
  readonly courseId: number | undefined;
  readonly courses: Schedule['courses'];
  readonly onChange: AddressQuery['change'];
}

/** One kind, one course, or all. Each choice changes the address at once. */
export function ScheduleFilters({ kind, courseId, courses, onChange }: FiltersProps) {
  const t = useT();
  const format = useFormat();
  const authorText = useAuthorText();
  const hasFeature = useHasFeature();
  const choose = (name: string) => (value: string) => onChange({ [name]: value || null, page: null });
  const inAlphabet = new Intl.Collator(format.locale).compare;
  return (
    <div className="grid gap-4 sm:grid-cols-2 print:hidden">
      <NativeSelect
        label={t('activities.filters.kind')}
        placeholder={t('activities.filters.allKinds')}
        value={kind ?? ''}
        onChange={choose('kind')}
        options={ACTIVITY_KINDS.filter((each) => each === kind || hasFeature(ACTIVITY_FEATURES[each])).map((each) => ({
          value: each,
          label: t(ACTIVITY_LOOKS[each].key),
        }))}
      />
      <NativeSelect
        label={t('activities.filters.course')}
        placeholder={t('activities.filters.allCourses')}
        value={courseId === undefined ? '' : String(courseId)}
        onChange={choose('course')}
        options={courses
          .map((course) => ({ value: String(course.courseId), label: authorText(course.title) }))
          .sort((one, other) => inAlphabet(one.label, other.label))}
      />
    </div>
  );
}

interface SpanNavProps {
  readonly from: string;
  readonly today: string;
  readonly hrefWith: AddressQuery['hrefWith'];
}

/** The weeks that are shown, those before, those after, and back to today. */
export function SpanNav({ from, today, hrefWith }: SpanNavProps) {
  const t = useT();
  const format = useFormat();
  const to = (day: string) => hrefWith({ from: day === today ? null : day, page: null });
  const way = buttonClass({ variant: 'outline', size: 'sm' });
  return (
    <>
      <p className="font-medium">{format.dateRange(startOf(from), startOf(daysAfter(from, SCHEDULE_DAYS - 1)))}</p>
      <nav aria-label={t('activities.paging.label')} className="flex flex-wrap gap-2">
        <UiLink href={to(daysAfter(from, -SCHEDULE_DAYS))} className={way}>
          <Icon of={ChevronLeft} size={18} mirrored />
          {t('activities.paging.earlier')}
        </UiLink>
        {from !== today && (
          <UiLink href={to(today)} className={way}>
            {t('activities.paging.today')}
          </UiLink>
        )}
        <UiLink href={to(daysAfter(from, SCHEDULE_DAYS))} className={way}>
          {t('activities.paging.later')}
          <Icon of={ChevronRight} size={18} mirrored />
        </UiLink>
      </nav>
    </>
  );
}
