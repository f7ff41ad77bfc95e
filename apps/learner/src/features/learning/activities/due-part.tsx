import { SCHEDULE_FEATURES } from '@sullam/domain/lesson-kinds.gen.ts';
import { DAY } from '@sullam/domain/limits.ts';
import type { MomentFields } from '@sullam/strings/format.ts';
import { cx } from '@sullam/ui/base/cx.ts';
import { Icon } from '@sullam/ui/base/icon.tsx';
import { ChevronRight, Lock } from '@sullam/ui/base/icons.ts';
import { UiLink } from '@sullam/ui/base/ui-link.tsx';
import { moreLinkClass, textLinkClass } from '@sullam/ui/components/button.tsx';
import { Card } from '@sullam/ui/components/card.tsx';
import { EmptyState, ErrorState } from '@sullam/ui/components/empty-state.tsx';
import { SkeletonBar } from '@sullam/ui/components/skeleton.tsx';
import { AuthorTextFor } from '@sullam/web-kit/author-text-for.tsx';
import { useFormat, useHasFeature, useKit, useT } from '@sullam/web-kit/kit-context.tsx';
import { SCHEDULE_KIND_PARTS } from '../../../schedule-kinds.gen.ts';
import { type ScheduleEntry, useDue } from './activities.api.ts';
import { DUE_PLACE } from './activity-place.ts';
import { inWholeDays } from './schedule-days.ts';

/** The day as on a sheet of a calendar. */
function DateTile({ at, isNearest }: { readonly at: string; readonly isNearest: boolean }) {
  const format = useFormat();
  const part = (shown: MomentFields) => format.fields(at, shown);
  return (
    <span
      aria-hidden="true"
      className={cx(
        'grid size-14.5 shrink-0 place-content-center rounded-lg border text-center',
        isNearest ? 'forced-edge border-primary bg-primary text-on-primary' : 'border-line bg-canvas text-ink',
      )}
    >
      <span className="text-xs leading-heading">{part({ weekday: 'short' })}</span>
      <span className="font-display text-xl leading-none font-semibold">{part({ day: 'numeric' })}</span>
    </span>
  );
}

function DueRow({ entry, isNearest }: { readonly entry: ScheduleEntry; readonly isNearest: boolean }) {
  const t = useT();
  const format = useFormat();
  const { now } = useKit();
  const { at, path, title, course, kind, happens, state, isLocked } = entry;
  const relative = format.relative(...inWholeDays(at, new Date(now())), (word) => t(word));
  const isOver = Date.parse(at) < now();
  const isNear = Date.parse(at) - now() < 2 * DAY;
  // that it is overdue is said by the day that has passed
  const isSaid = state !== 'NOT_BEGUN' && state !== 'OVERDUE';
  return (
    <li className="relative flex items-center gap-3.5 py-3 last:pb-0">
      <DateTile at={at} isNearest={isNearest} />
      <div className="min-w-0 flex-1">
        <p className="font-semibold wrap-anywhere clip-lines-2">
          <UiLink href={path} className="text-ink no-underline after:absolute after:inset-0 hover:underline">
            <AuthorTextFor text={title} unmarked />
          </UiLink>
        </p>
        <p className="flex flex-wrap items-center gap-x-2 text-sm text-muted">
          <span>
            {isOver ? t(`activities.happened.${happens}`) : t(`activities.happens.${happens}`)}{' '}
            <time
              dateTime={at}
              title={format.dateTime(at)}
              className={cx('font-semibold', isOver ? 'text-danger-text' : isNear ? 'text-warning-text' : 'text-ink')}
            >
              {relative}
            </time>
          </span>
          {isSaid && <span>{t(`activities.states.${state}`)}</span>}
          {isLocked && (
            <span className="inline-flex items-center gap-1">
              <Icon of={Lock} size={14} />
              {t('activities.states.locked')}
            </span>
          )}
        </p>
        <p className="text-sm text-muted clip-line">
          {t(SCHEDULE_KIND_PARTS[kind].titleKey)}
          {course && (
            <>
              {' • '}
              <AuthorTextFor text={course.title} unmarked />
            </>
          )}
        </p>
      </div>
      <Icon of={ChevronRight} size={18} className="mirrored shrink-0 text-control" />
    </li>
  );
}

function Due() {
  const t = useT();
  const { now } = useKit();
  const { data, isError, isFetching, refetch } = useDue();
  if (!data && isError)
    return <ErrorState compact title={t('common.failed.title')} onRetry={() => void refetch()} retrying={isFetching} />;
  if (!data) return <SkeletonBar className="h-40 w-full" />;
  if (data.data.length === 0) return <EmptyState compact drawing="calendar" title={t('activities.empty.due')} />;
  const more = data.total - data.data.length;
  // what is overdue has had its day: the nearest is the first that is still to come
  const nearest = data.data.find(({ at }) => Date.parse(at) >= now()) ?? data.data[0];
  return (
    <>
      <ul className="divide-y divide-line">
        {data.data.map((entry) => (
          <DueRow key={`${entry.path}-${entry.happens}-${entry.at}`} entry={entry} isNearest={entry === nearest} />
        ))}
      </ul>
      {more > 0 && (
        <p className="mt-3 text-sm">
          <UiLink href={DUE_PLACE} className={textLinkClass}>
            {t('activities.more', { count: more })}
          </UiLink>
        </p>
      )}
    </>
  );
}

/** Whether the organisation has anything that could be due. */
export function useHasActivities(): boolean {
  const hasFeature = useHasFeature();
  return SCHEDULE_FEATURES.some(hasFeature);
}

/** What the reader has to do in the next days, and what is overdue; a part of the dashboard. */
export function DuePart() {
  const t = useT();
  return (
    <Card as="section">
      <div className="mb-2 flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <h2 className="text-panel">{t('activities.titles.due')}</h2>
        <UiLink href={DUE_PLACE} className={moreLinkClass}>
          {t('activities.actions.due')}
        </UiLink>
      </div>
      <Due />
    </Card>
  );
}
