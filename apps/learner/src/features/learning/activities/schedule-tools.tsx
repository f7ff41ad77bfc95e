import { Icon } from '@sullam/ui/base/icon.tsx';
import { ChevronLeft, ChevronRight } from '@sullam/ui/base/icons.ts';
import { UiLink } from '@sullam/ui/base/ui-link.tsx';
import { buttonClass } from '@sullam/ui/components/button.tsx';
import { NativeSelect } from '@sullam/ui/components/native-select.tsx';
import { useAuthorText } from '@sullam/web-kit/author-text-for.tsx';
import { useFormat, useT } from '@sullam/web-kit/kit-context.tsx';
import type { AddressQuery } from '@sullam/web-kit/router/params.ts';
import { SCHEDULE_DAYS, type Schedule } from './activities.api.ts';
import { KindFilter } from './kind-filter.tsx';
import { daysAfter, startOf } from './schedule-days.ts';
import type { Asked } from './use-schedule-address.ts';

interface FilterProps {
  readonly asked: Asked;
  /** Undefined while it is on its way. */
  readonly data: Schedule | undefined;
}

/** One course, or all. The choice changes the address at once. */
export function CourseFilter({ asked: { address, courseId }, data }: FilterProps) {
  const t = useT();
  const format = useFormat();
  const authorText = useAuthorText();
  const inAlphabet = new Intl.Collator(format.locale).compare;
  return (
    <div className="min-w-64 max-sm:w-full print:hidden">
      <NativeSelect
        label={t('activities.filters.course')}
        hideLabel
        placeholder={t('activities.filters.allCourses')}
        value={courseId === undefined ? '' : String(courseId)}
        onChange={(value) => address.change({ course: value || null, page: null })}
        options={(data?.courses ?? [])
          .map((course) => ({ value: String(course.courseId), label: authorText(course.title) }))
          .sort((one, other) => inAlphabet(one.label, other.label))}
      />
    </div>
  );
}

/** Which kinds are shown; their place is kept until they are known. */
export const KindsPart = ({ asked: { address, kind }, data }: FilterProps) =>
  data && (data.counts.length > 0 || kind) ? (
    <KindFilter counts={data.counts} kind={kind} hrefWith={address.hrefWith} />
  ) : (
    <span className="block h-9 touch:h-11 print:hidden" />
  );

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
