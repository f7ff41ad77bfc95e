import { Armchair, CalendarDays, MapPin, Presentation } from '@sullam/ui/base/icons.ts';
import { AuthorTextFor } from '@sullam/web-kit/author-text-for.tsx';
import { useFormat, useT } from '@sullam/web-kit/kit-context.tsx';
import { useSettledAreas } from '@sullam/web-kit/shell/use-areas.ts';
import { useQuery } from '@tanstack/react-query';
import { useLectureTimes } from '../../../parts/lecture-hours.ts';
import { lecturesAheadQuery } from './course.api.ts';
import { FactRow } from './fact-row.tsx';

const isWritten = ({ en, ar }: { en?: string | null | undefined; ar?: string | null | undefined }) => Boolean(en || ar);

/** When and where the lectures of a course are, for who thinks about enrolling; nothing where none is to come. */
export function LecturesAhead({ courseId }: { readonly courseId: number }) {
  useSettledAreas(['lectures']);
  const t = useT();
  const format = useFormat();
  const { full, theirs } = useLectureTimes();
  const { data } = useQuery(lecturesAheadQuery(courseId));
  if (!data?.next) return null;
  const { next, count, aheadCount } = data;
  const inTheirs = theirs(next);
  const places = [next.place, next.location].filter(isWritten);
  return (
    <dl className="mt-3 space-y-2.5 text-sm">
      <FactRow icon={CalendarDays} name={t('lectures.ahead.next')}>
        <time dateTime={next.startsAt}>{full(next)}</time>
        {inTheirs && <span className="block text-muted">{inTheirs}</span>}
      </FactRow>
      <FactRow icon={Presentation} name={t('lectures.ahead.count')}>
        {aheadCount < count ? t('lectures.ahead.left', { left: aheadCount, count }) : format.number(count)}
      </FactRow>
      {places.length > 0 && (
        <FactRow icon={MapPin} name={t('lectures.rows.where')}>
          {places.map((place) => (
            <span key={JSON.stringify(place)} className="block">
              <AuthorTextFor text={place} unmarked />
            </span>
          ))}
        </FactRow>
      )}
      {next.seats && (
        <FactRow icon={Armchair} name={t('lectures.ahead.seats')}>
          {t('lectures.ahead.of', { left: next.seats.left, count: next.seats.count })}
        </FactRow>
      )}
    </dl>
  );
}
