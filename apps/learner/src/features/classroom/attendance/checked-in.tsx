import { LinkButton } from '@sullam/ui/components/button.tsx';
import { useAuthorText } from '@sullam/web-kit/author-text-for.tsx';
import { useFormat, useT } from '@sullam/web-kit/kit-context.tsx';
import { useEffect } from 'react';
import type { AttendanceCheckedIn } from './attendance.api.ts';

/** The points of a star with eight rays. */
const STAR = Array.from({ length: 16 }, (_, at) => {
  const radius = at % 2 === 0 ? 60 : 44;
  const turn = (at * Math.PI) / 8;
  return `${(64 + radius * Math.sin(turn)).toFixed(1)},${(64 - radius * Math.cos(turn)).toFixed(1)}`;
}).join(' ');

/** The star of a verdict, with its sign. */
const Verdict = () => (
  <svg width={128} height={128} viewBox="0 0 128 128" aria-hidden="true">
    <polygon points={STAR} className="fill-[#1fd9a2]" />
    <path
      d="M42 66l16 16 30-34"
      fill="none"
      strokeWidth={9}
      strokeLinecap="round"
      strokeLinejoin="round"
      className="stroke-[#04241a]"
    />
  </svg>
);

/** Marked: said at once, once with a touch of the phone, with what it makes of the course. */
export function CheckedInCard({ result }: { readonly result: AttendanceCheckedIn }) {
  const t = useT();
  const text = useAuthorText();
  const format = useFormat();
  const { status, markedAt, startsAt, wasAlready, attended, held, courseId, lectureId } = result;
  useEffect(() => {
    if (!wasAlready) navigator.vibrate?.(60);
  }, [wasAlready]);
  const place = text(result.place);
  const words = { title: text(result.title), time: format.time(markedAt) };
  const distance = Math.abs(Date.parse(markedAt) - Date.parse(startsAt));
  const isBefore = Date.parse(markedAt) < Date.parse(startsAt);
  return (
    <section role="status" className="overflow-hidden rounded-xl border border-line bg-surface">
      <div className="grid place-items-center bg-[radial-gradient(circle_at_50%_55%,#157a57,#06281e)] py-14">
        <Verdict />
      </div>
      <div className="space-y-5 p-6 text-center">
        <div>
          <h2 className="text-2xl">{t(wasAlready ? 'attendance.done.already' : 'attendance.done.title')}</h2>
          <p className="mt-1 text-muted">
            {place ? t('attendance.done.place', { ...words, place }) : t('attendance.done.placeless', words)}
          </p>
        </div>
        <dl className="grid grid-cols-2 divide-x divide-line">
          <div>
            <dt className="text-lg font-medium">
              {t(status === 'LATE' ? 'attendance.done.late' : 'attendance.done.inTime')}
            </dt>
            <dd className="text-sm text-muted">
              {format.duration(distance)} {t(isBefore ? 'attendance.done.before' : 'attendance.done.after')}
            </dd>
          </div>
          <div>
            <dt className="text-lg font-medium">{t('attendance.done.sessions', { attended, held })}</dt>
            <dd className="text-sm text-muted">{t('attendance.done.sessionsLabel')}</dd>
          </div>
        </dl>
        <div className="flex flex-wrap justify-center gap-3">
          {lectureId !== null && (
            <LinkButton href={`/lms/courses/${courseId}/online-lectures/${lectureId}`}>
              {t('attendance.done.open')}
            </LinkButton>
          )}
          <LinkButton variant="outline" href={`/lms/courses/${courseId}/attendance`}>
            {t('attendance.done.attendance')}
          </LinkButton>
        </div>
      </div>
    </section>
  );
}
