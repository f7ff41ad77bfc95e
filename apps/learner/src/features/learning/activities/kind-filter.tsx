import { SCHEDULE_KINDS, type ScheduleKind } from '@sullam/domain/lesson-kinds.gen.ts';
import { cx } from '@sullam/ui/base/cx.ts';
import { UiLink } from '@sullam/ui/base/ui-link.tsx';
import { useFormat, useT } from '@sullam/web-kit/kit-context.tsx';
import type { AddressQuery } from '@sullam/web-kit/router/params.ts';
import { SCHEDULE_KIND_PARTS } from '../../../schedule-kinds.gen.ts';
import type { Schedule } from './activities.api.ts';
import { hueOf } from './kind-hue.ts';

interface KindFilterProps {
  readonly counts: Schedule['counts'];
  readonly kind: ScheduleKind | undefined;
  readonly hrefWith: AddressQuery['hrefWith'];
}

/** The kinds that there are, each with how many; together they are all. */
export function KindFilter({ counts, kind, hrefWith }: KindFilterProps) {
  const t = useT();
  const format = useFormat();
  const countOf = (each: ScheduleKind) => counts.find((entry) => entry.kind === each)?.count ?? 0;
  const all = counts.reduce((sum, { count }) => sum + count, 0);
  const choices = [
    { kind: undefined, label: t('activities.filters.all'), count: all },
    ...SCHEDULE_KINDS.filter((each) => each === kind || countOf(each) > 0).map((each) => ({
      kind: each,
      label: t(SCHEDULE_KIND_PARTS[each].titlesKey),
      count: countOf(each),
    })),
  ];
  return (
    // one line on phones, so that what stands below keeps its place
    <nav aria-label={t('activities.filters.kind')} className="min-w-0 max-w-full print:hidden">
      <ul className="-m-1 flex gap-2 p-1 max-sm:overflow-x-auto max-sm:whitespace-nowrap max-sm:[scrollbar-width:none] max-sm:*:shrink-0 sm:flex-wrap">
        {choices.map((choice) => (
          <li key={choice.label}>
            <UiLink
              href={hrefWith({ kind: choice.kind ?? null, page: null })}
              aria-current={choice.kind === kind ? 'true' : undefined}
              className={cx(
                'inline-flex min-h-9 items-center gap-1.5 rounded-full border px-3.5 text-sm no-underline transition-colors touch:min-h-11',
                choice.kind === kind
                  ? 'border-primary bg-primary-soft font-medium text-primary-text'
                  : 'border-control bg-surface text-ink hover:bg-subtle',
              )}
            >
              {choice.kind && (
                <span aria-hidden="true" className="hued-mark size-2.5 rounded-sm" style={hueOf(choice.kind)} />
              )}
              {choice.label} <span className="text-muted">{format.number(choice.count)}</span>
            </UiLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
