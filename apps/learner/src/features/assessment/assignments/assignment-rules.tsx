import { CalendarDays, Clock, RotateCcw, Trophy, Users } from '@sullam/ui/base/icons.ts';
import { AuthorTextFor } from '@sullam/web-kit/author-text-for.tsx';
import { useFormat, useT } from '@sullam/web-kit/kit-context.tsx';
import { RuleTerm } from '../../learning/course-content/course-content.public.ts';
import type { Assignment } from './assignments.api.ts';
import { lateExample } from './late-example.ts';

/** One's own dates, with the time zone in which they are shown. */
function Dates({ assignment: { opensAt, dueAt, closesAt } }: { readonly assignment: Assignment }) {
  const t = useT();
  const format = useFormat();
  const named = dueAt ?? closesAt ?? opensAt;
  if (!named) return <p>{t('assignments.rules.noDates')}</p>;
  const line = (key: 'opens' | 'due' | 'closes', moment: string | null) =>
    moment && (
      <p className={key === 'due' ? 'font-medium' : undefined}>
        <time dateTime={moment}>{t(`assignments.labels.${key}`, { date: format.dateTime(moment, 'long') })}</time>
      </p>
    );
  return (
    <>
      {line('opens', opensAt)}
      {line('due', dueAt)}
      {line('closes', closesAt)}
      <p className="text-sm text-muted">{t('assignments.rules.zone', { zone: format.zoneName(named) })}</p>
    </>
  );
}

/** What being late costs, and what that means for a mark. */
function Late({ assignment }: { readonly assignment: Assignment }) {
  const t = useT();
  const format = useFormat();
  const { latePercent, lateInterval, lateFloorPercent, missingPercent, maximum, isDueBeforeEnrollment } = assignment;
  const example = lateExample(assignment);
  const percent = (text: string) => format.percent(Number(text) / 100, 2);
  if (isDueBeforeEnrollment) return <p>{t('assignments.rules.dueBefore')}</p>;
  return (
    <>
      {latePercent === null || !example ? (
        <p>{t('assignments.rules.lateIsFree')}</p>
      ) : (
        <>
          <p>{t(`assignments.rules.late${lateInterval}`, { percent: percent(latePercent) })}</p>
          {Number(lateFloorPercent) > 0 && (
            <p>{t('assignments.rules.floor', { percent: percent(lateFloorPercent) })}</p>
          )}
          <p className="text-sm text-muted">
            {t('assignments.rules.lateExample', {
              late: format.duration(example.late),
              given: format.decimal(example.given),
              left: format.decimal(example.left),
              maximum: format.decimal(maximum),
            })}
          </p>
        </>
      )}
      {missingPercent !== null && <p>{t('assignments.rules.missing', { percent: percent(missingPercent) })}</p>}
    </>
  );
}

/** How an assignment goes, in words, for the one who reads it. */
export function AssignmentRules({ assignment }: { readonly assignment: Assignment }) {
  const t = useT();
  const format = useFormat();
  const { maximum, versionsAllowed, resubmitsUntil, dueAt, group, isGroupWork } = assignment;
  return (
    <dl className="grid gap-x-8 gap-y-5 sm:grid-cols-2">
      <RuleTerm icon={CalendarDays} name={t('assignments.titles.dates')}>
        <Dates assignment={assignment} />
      </RuleTerm>
      {dueAt && (
        <RuleTerm icon={Clock} name={t('assignments.titles.late')}>
          <Late assignment={assignment} />
        </RuleTerm>
      )}
      <RuleTerm icon={Trophy} name={t('assignments.titles.points')}>
        {t('assignments.rules.maximum', { points: format.decimal(maximum) })}
      </RuleTerm>
      <RuleTerm icon={RotateCcw} name={t('assignments.titles.again')}>
        {versionsAllowed === null
          ? t('assignments.rules.anyVersions')
          : t('assignments.rules.versions', { count: versionsAllowed })}
        {resubmitsUntil && <p>{t('assignments.rules.resubmitsUntil', { date: format.dateTime(resubmitsUntil) })}</p>}
      </RuleTerm>
      {isGroupWork && (
        <RuleTerm icon={Users} name={t('assignments.titles.group')}>
          {group ? (
            <>
              <p className="font-medium">
                <AuthorTextFor text={group.name} />
              </p>
              <ul>
                {group.members.map(({ userId, firstName, lastName }) => (
                  <li key={userId}>
                    <bdi>{`${firstName} ${lastName}`}</bdi>
                  </li>
                ))}
              </ul>
            </>
          ) : (
            t('assignments.rules.noGroup')
          )}
        </RuleTerm>
      )}
    </dl>
  );
}
