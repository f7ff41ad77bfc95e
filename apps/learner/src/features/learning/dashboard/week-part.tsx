import { cx } from '@sullam/ui/base/cx.ts';
import { UiLink } from '@sullam/ui/base/ui-link.tsx';
import { moreLinkClass } from '@sullam/ui/components/button.tsx';
import { Card } from '@sullam/ui/components/card.tsx';
import { Ladder } from '@sullam/ui/components/ladder.tsx';
import { useFormat, useT } from '@sullam/web-kit/kit-context.tsx';
import { type LearningWeek, useLearningWeek } from './dashboard.api.ts';

/** The highest bar, in pixels. */
const HIGHEST = 72;

type Day = LearningWeek['days'][number];

const noonOf = (day: string): Date => new Date(`${day}T12:00:00`);

function Bar({ day, isToday, most }: { readonly day: Day; readonly isToday: boolean; readonly most: number }) {
  const t = useT();
  const format = useFormat();
  const at = noonOf(day.day);
  const name = (weekday: 'long' | 'narrow') => format.fields(at, { weekday });
  const height = most === 0 ? 0 : Math.round((day.minutes / most) * HIGHEST);
  return (
    <li className="flex min-w-0 flex-1 flex-col items-center justify-end gap-1.5">
      <span className="sr-only">
        {t('dashboard.week.day', { day: name('long'), minutes: format.number(day.minutes) })}
      </span>
      <span aria-hidden="true" className="text-xs text-muted">
        {day.minutes > 0 && format.number(day.minutes)}
      </span>
      <span
        aria-hidden="true"
        className={cx(
          'forced-edge w-full max-w-9 rounded-md',
          day.lessonCount === 0 ? 'bg-line' : isToday ? 'bg-primary' : 'bg-past',
        )}
        style={{ height: Math.max(4, height) }}
      />
      <span aria-hidden="true" className={cx('text-xs', isToday ? 'font-semibold text-ink' : 'text-muted')}>
        {name('narrow')}
      </span>
    </li>
  );
}

/** What is missing, while it can be reached; else how long this week still is and when the next begins. */
function LeftWords({ week, left }: { readonly week: LearningWeek; readonly left: number }) {
  const t = useT();
  const format = useFormat();
  const days = week.days.filter(({ day, lessonCount }) => day >= week.today && lessonCount === 0).length;
  if (left <= days) return t('dashboard.week.left', { count: left });
  const [first] = week.days;
  // weeks all begin on the same day
  const day = first ? format.fields(noonOf(first.day), { weekday: 'long' }) : '';
  return days > 0 ? t('dashboard.week.daysLeft', { count: days, day }) : t('dashboard.week.next', { day });
}

/** In words: how far this week is, and what comes next. Nothing is ever lost. */
function GoalWords({ week, goal }: { readonly week: LearningWeek; readonly goal: number }) {
  const t = useT();
  const format = useFormat();
  const learned = week.days.filter(({ lessonCount }) => lessonCount > 0).length;
  const left = goal - learned;
  return (
    <p className="text-muted">
      <span className="font-semibold text-ink">
        {learned > goal
          ? t('dashboard.week.above', { learned: format.number(learned), count: goal })
          : t('dashboard.week.of', { learned: format.number(learned), count: goal })}
      </span>{' '}
      {left > 0 ? <LeftWords week={week} left={left} /> : t('dashboard.week.reached')}
      {week.isLastForgiven && <span className="block text-sm">{t('dashboard.week.forgiven')}</span>}
    </p>
  );
}

/** Minutes of the lessons that were finished on each day of this week, and the ladder of the weekly goal for who has one. */
export function WeekPart({ isLearning }: { readonly isLearning: boolean }) {
  const t = useT();
  const { data: week } = useLearningWeek();
  // not to be had now: the dashboard is whole without
  if (!week) return null;
  const { days, goal, today, weeksMet } = week;
  const learned = days.filter(({ lessonCount }) => lessonCount > 0).length;
  const minutes = days.reduce((sum, day) => sum + day.minutes, 0);
  const most = Math.max(...days.map((day) => day.minutes));
  // a week without a lesson is worth a word only beside something to learn
  if (learned === 0 && !isLearning) return null;
  return (
    <Card as="section">
      <div className="mb-2 flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <h2 className="text-panel">{t(goal === null ? 'dashboard.week.title' : 'dashboard.week.ladder')}</h2>
        <UiLink href="/profile?tab=preferences" className={moreLinkClass}>
          {t('dashboard.week.change')}
        </UiLink>
      </div>
      {goal !== null && <GoalWords week={week} goal={goal} />}
      <div className="mt-4 flex items-end gap-6">
        {goal !== null && <Ladder climbed={learned} of={goal} />}
        <div className="min-w-0 flex-1">
          <ul className="flex items-end gap-2 sm:gap-4">
            {days.map((day) => (
              <Bar key={day.day} day={day} isToday={day.day === today} most={most} />
            ))}
          </ul>
          <p className="mt-3 flex flex-wrap justify-between gap-x-4 gap-y-1 border-t border-line pt-3 text-sm text-muted">
            <span>{t('dashboard.week.soFar', { count: minutes })}</span>
            {weeksMet > 1 && (
              <span className="flex items-center gap-2 font-semibold text-ink">
                <span aria-hidden="true" className="mark-star text-[#e0a526]" />
                {t('dashboard.week.inARow', { count: weeksMet })}
              </span>
            )}
          </p>
        </div>
      </div>
    </Card>
  );
}
