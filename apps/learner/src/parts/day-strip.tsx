import { LEARNERS } from '@sullam/domain/portals.ts';
import { Icon } from '@sullam/ui/base/icon.tsx';
import { ClipboardCheck } from '@sullam/ui/base/icons.ts';
import { UiLink } from '@sullam/ui/base/ui-link.tsx';
import { AuthorTextFor } from '@sullam/web-kit/author-text-for.tsx';
import { useIsWide } from '@sullam/web-kit/base/use-is-wide.ts';
import { useCan, usePortals, useT } from '@sullam/web-kit/kit-context.tsx';
import { useQuery } from '@tanstack/react-query';
import { ContinueCard, ContinueLine } from './continue-card.tsx';
import { toMarkQuery, useMemberUnderWay } from './my-courses.api.ts';

/** The first work to mark of who teaches, and how much there is in all; nothing is known of it while `isPending`. */
export function useToMark() {
  const { isInstructor } = usePortals();
  const waiting = useQuery({ ...toMarkQuery(), enabled: isInstructor });
  const first = waiting.data?.data.find(({ kind }) => kind === 'SUBMISSIONS' || kind === 'ANSWERS');
  return {
    isPending: isInstructor && waiting.isPending,
    toMark: first && { ...first, total: waiting.data?.toMarkCount ?? first.count },
  };
}

/** What is at hand for the reader; nothing is known of it while `isPending`. */
export function useDay() {
  const learns = useCan()(...LEARNERS);
  const underWay = useMemberUnderWay(learns);
  const { toMark, isPending } = useToMark();
  // what can't be had now isn't waited for: the page is whole without
  return { isPending: (learns && underWay.isPending) || isPending, course: underWay.data?.data[0], toMark };
}

export function ToMark({ item }: { readonly item: NonNullable<ReturnType<typeof useToMark>['toMark']> }) {
  const t = useT();
  return (
    <UiLink
      href={`/auth/studio?path=${encodeURIComponent(item.path)}`}
      className="flex min-w-0 items-center gap-4 rounded-lg border border-line bg-surface px-4 py-2.5 md:py-4 text-ink no-underline hover:bg-subtle sm:px-5"
    >
      <span className="grid size-10 shrink-0 place-items-center rounded-full bg-primary-soft text-primary-text">
        <Icon of={ClipboardCheck} size={20} />
      </span>
      <span className="min-w-0">
        <span className="block font-semibold">{t('catalogue.toMark.count', { count: item.total })}</span>
        <span className="block text-sm text-muted clip-line">
          {item.title && <AuthorTextFor text={item.title} unmarked />}
          {item.title && item.course && ' · '}
          {item.course && <AuthorTextFor text={item.course.title} unmarked />}
        </span>
      </span>
    </UiLink>
  );
}

/** What the catalogue puts first for who learns or teaches: the next lesson, the first work to mark. */
export function DayStrip({ day: { course, toMark } }: { readonly day: ReturnType<typeof useDay> }) {
  const t = useT();
  const isWide = useIsWide();
  if (!course && !toMark) return null;
  return (
    <section aria-label={t('catalogue.titles.atHand')} className="mb-4 space-y-3 md:mb-8 md:space-y-4">
      {toMark && <ToMark item={toMark} />}
      {course && (isWide ? <ContinueCard course={course} look="strip" /> : <ContinueLine course={course} />)}
    </section>
  );
}
