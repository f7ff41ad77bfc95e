import { ACTIVITY_TYPES, type ActivityType } from '@sullam/domain/activity-types.gen.ts';
import { cx } from '@sullam/ui/base/cx.ts';
import { Icon } from '@sullam/ui/base/icon.tsx';
import { UiLink } from '@sullam/ui/base/ui-link.tsx';
import { useFormat, useT } from '@sullam/web-kit/kit-context.tsx';
import type { AddressQuery } from '@sullam/web-kit/router/params.ts';
import type { Log } from './activity-log.api.ts';
import { ACTIVITY_PICTURES } from './activity-pictures.gen.ts';

interface TypeFilterProps {
  readonly counts: Log['counts'];
  readonly types: readonly ActivityType[];
  readonly hrefWith: AddressQuery['hrefWith'];
}

const chipClass = (isOn: boolean) =>
  cx(
    'inline-flex min-h-9 items-center gap-1.5 rounded-full border px-3.5 text-sm no-underline transition-colors touch:min-h-11',
    isOn
      ? 'border-primary bg-primary-soft font-medium text-primary-text'
      : 'border-control bg-surface text-ink hover:bg-subtle',
  );

/** The types that there are, each with how many; several can be chosen, together they are what the list shows. */
export function TypeFilter({ counts, types, hrefWith }: TypeFilterProps) {
  const t = useT();
  const format = useFormat();
  const countOf = (type: ActivityType) => counts.find(({ activityType }) => activityType === type)?.count ?? 0;
  const all = counts.reduce((sum, { count }) => sum + count, 0);
  const toggled = (type: ActivityType) =>
    types.includes(type) ? types.filter((each) => each !== type) : [...types, type];
  return (
    // one line on phones, so that the log itself is seen
    <nav aria-label={t('activity-log.filters.label')} className="min-w-0 max-w-full print:hidden">
      <ul className="-m-1 flex gap-2 p-1 max-sm:overflow-x-auto max-sm:whitespace-nowrap max-sm:[scrollbar-width:none] max-sm:*:shrink-0 sm:flex-wrap">
        <li>
          <UiLink
            href={hrefWith({ type: null, page: null })}
            aria-current={types.length === 0 ? 'true' : undefined}
            className={chipClass(types.length === 0)}
          >
            {t('activity-log.filters.all')} <span className="text-muted">{format.number(all)}</span>
          </UiLink>
        </li>
        {ACTIVITY_TYPES.filter((type) => types.includes(type) || countOf(type) > 0).map((type) => (
          <li key={type}>
            <UiLink
              href={hrefWith({ type: toggled(type), page: null })}
              aria-current={types.includes(type) ? 'true' : undefined}
              className={chipClass(types.includes(type))}
            >
              <Icon of={ACTIVITY_PICTURES[type]} size={16} />
              {t(`activity-log.filters.${type}`)} <span className="text-muted">{format.number(countOf(type))}</span>
            </UiLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
