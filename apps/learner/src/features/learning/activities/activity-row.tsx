import type { ActivityState } from '@sullam/domain/activities.ts';
import { cx } from '@sullam/ui/base/cx.ts';
import { Icon } from '@sullam/ui/base/icon.tsx';
import { Lock } from '@sullam/ui/base/icons.ts';
import { UiLink } from '@sullam/ui/base/ui-link.tsx';
import { Badge, type Tone } from '@sullam/ui/components/badge.tsx';
import { AuthorTextFor } from '@sullam/web-kit/author-text-for.tsx';
import { useFormat, useKit, useT } from '@sullam/web-kit/kit-context.tsx';
import { SCHEDULE_KIND_PARTS } from '../../../schedule-kinds.gen.ts';
import type { ScheduleEntry } from './activities.api.ts';
import { inWholeDays } from './schedule-days.ts';

const TONES: Record<ActivityState, Tone> = {
  NOT_BEGUN: 'neutral',
  RUNNING: 'warning',
  DRAFT: 'info',
  OVERDUE: 'danger',
  DUE_BEFORE: 'neutral',
  MISSED: 'neutral',
  HANDED_IN: 'primary',
  MARKED: 'success',
  OVER: 'neutral',
};

function StateBadges({ entry: { kind, state, isLocked } }: { readonly entry: ScheduleEntry }) {
  const t = useT();
  return (
    <>
      <Badge tone={TONES[state]}>
        {t(SCHEDULE_KIND_PARTS[kind].stateKeys?.[state] ?? `activities.states.${state}`)}
      </Badge>
      {isLocked && <Badge icon={Lock}>{t('activities.states.locked')}</Badge>}
    </>
  );
}

const NO_BREAK = '\u00a0';

/** A moment as short as it can be said, on one line: of this year without the year. The Hijri date is said where its organisation shows it. */
function useMomentText(): (at: string) => string {
  const format = useFormat();
  const { now, configuration } = useKit();
  return (at) =>
    configuration.hijri_dates_shown || format.year(at) !== format.year(now())
      ? format.dateTime(at)
      : `${format.fields(at, { day: 'numeric', month: 'short' })}${format.language === 'ar' ? '،' : ','} ${format.time(at)}`.replaceAll(
          /\s/g,
          NO_BREAK,
        );
}

/** Until when work is still taken after its due date. */
function LateLine({ entry: { state, happens, moments } }: { readonly entry: ScheduleEntry }) {
  const t = useT();
  const moment = useMomentText();
  const until = moments.find((one) => one.happens === 'LATE_UNTIL');
  if (!until || (state !== 'OVERDUE' && state !== 'DUE_BEFORE') || happens !== 'DUE') return null;
  return <span className="block text-pretty">{t('activities.lateUntil', { date: moment(until.at) })}</span>;
}

interface ActivityRowProps {
  readonly entry: ScheduleEntry;
  /** The day stands above: the hour is enough. */
  readonly withinDay?: boolean;
  /** The course stands above. */
  readonly withoutCourse?: boolean;
}

/** Something that opens, is due or closes: when, what, in which course, how it stands. The whole row leads to it. */
export function ActivityRow({ entry, withinDay, withoutCourse }: ActivityRowProps) {
  const t = useT();
  const format = useFormat();
  const { now } = useKit();
  const { kind, title, course, happens, at, path, state, isLocked } = entry;
  const { icon, titleKey } = SCHEDULE_KIND_PARTS[kind];
  const moment = useMomentText();
  const relative = format.relative(...inWholeDays(at, new Date(now())), (word) => t(word));
  const isOver = Date.parse(at) < now();
  return (
    <li className="relative flex break-inside-avoid gap-3 px-4 py-2.5 hover:bg-subtle sm:gap-4">
      <span className="grid size-9 shrink-0 place-items-center rounded-md bg-primary-soft text-primary-text">
        <Icon of={icon} size={18} />
      </span>
      <div className="flex min-w-0 flex-1 flex-wrap items-center gap-x-4 gap-y-1 sm:flex-nowrap sm:items-start">
        <div className="min-w-0 flex-1 max-sm:basis-full">
          <p className="font-medium wrap-anywhere">
            <UiLink href={path} className="text-ink no-underline after:absolute after:inset-0 hover:underline">
              <AuthorTextFor text={title} />
            </UiLink>
          </p>
          <p className="text-sm text-muted wrap-anywhere">
            {t(titleKey)}
            {course && !withoutCourse && (
              <>
                {' · '}
                <AuthorTextFor text={course.title} />
              </>
            )}
            <LateLine entry={entry} />
          </p>
        </div>
        <p className="text-sm sm:order-last sm:w-48 sm:text-end">
          <span className="font-medium">
            {isOver ? t(`activities.happened.${happens}`) : t(`activities.happens.${happens}`)}
          </span>{' '}
          <time dateTime={at}>
            <span>{withinDay ? format.time(at) : relative}</span>
            <span className="text-muted sm:hidden print:hidden">{' · '}</span>
            <span className={cx('text-muted sm:block', withinDay ? 'print:hidden!' : 'print:block')}>
              {withinDay ? relative : moment(at)}
            </span>
          </time>
        </p>
        {/* on a phone, that something hasn't begun goes without saying */}
        <p
          className={cx(
            'flex shrink-0 flex-wrap items-start gap-1.5 sm:flex-col sm:items-end',
            state === 'NOT_BEGUN' && !isLocked && 'max-sm:hidden',
          )}
        >
          <StateBadges entry={entry} />
        </p>
      </div>
    </li>
  );
}

/** Some of them in a frame. */
export const ActivityRows = ({
  entries,
  ...row
}: { readonly entries: readonly ScheduleEntry[] } & Omit<ActivityRowProps, 'entry'>) => (
  <ul className="divide-y divide-line overflow-hidden rounded-lg border border-line bg-surface">
    {entries.map((entry) => (
      <ActivityRow key={`${entry.path}-${entry.happens}-${entry.at}`} entry={entry} {...row} />
    ))}
  </ul>
);
