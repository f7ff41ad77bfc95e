import { cx } from '@sullam/ui/base/cx.ts';
import { useT } from '@sullam/web-kit/kit-context.tsx';
import type { CSSProperties } from 'react';
import { useLectureTimes } from '../../../parts/lecture-hours.ts';
import type { Lecture } from './lectures.api.ts';

const MINUTE = 60_000;

/** One line of time from the doors to the end: where one is, and from where one is late. */
export function LectureTimeLine({ lecture, now }: { readonly lecture: Lecture; readonly now: Date }) {
  const t = useT();
  const { hourOf } = useLectureTimes();
  const [starts, ends] = [Date.parse(lecture.startsAt), Date.parse(lecture.endsAt)];
  const doors = starts - lecture.doorsMinutes * MINUTE;
  const late = Math.min(ends, starts + lecture.lateMinutes * MINUTE);
  const share = (at: number) => `${Math.round(Math.min(1, Math.max(0, (at - doors) / (ends - doors))) * 1000) / 10}%`;
  const marks = [
    { at: doors, word: t('lectures.line.doors') },
    { at: starts, word: t('lectures.line.starts') },
    { at: late, word: t('lectures.line.late') },
    { at: ends, word: t('lectures.line.ends') },
  ].filter(({ at }, index, all) => index === 0 || at !== all[index - 1]!.at);
  const last = marks.length - 1;
  // each label begins under its tick, the last one ends with the line
  const columns = marks
    .slice(1)
    .map(({ at }, index) => `minmax(max-content, ${(at - marks[index]!.at) / MINUTE}fr)`)
    .join(' ');
  return (
    <div>
      <div className="relative h-2 overflow-hidden rounded-full bg-white/20" aria-hidden="true">
        <span className="absolute inset-y-0 start-0 bg-[#00c792]" style={{ width: share(now.getTime()) }} />
        {[starts, late].map((at) => (
          <span key={at} className="absolute inset-y-0 w-0.5 bg-white/70" style={{ insetInlineStart: share(at) }} />
        ))}
      </div>
      <ul
        aria-label={t('lectures.line.label')}
        className="mt-2 flex flex-wrap justify-between gap-x-5 gap-y-1 text-sm sm:grid sm:grid-cols-(--columns)"
        style={{ '--columns': columns } as CSSProperties}
      >
        {marks.map(({ at, word }, index) => (
          <li
            key={word}
            className={cx('text-white/80', index === last && 'sm:justify-self-end')}
            style={{ gridRow: 1, gridColumn: Math.min(index + 1, last) }}
          >
            <time dateTime={new Date(at).toISOString()} className="font-semibold text-white">
              {hourOf(new Date(at).toISOString())}
            </time>{' '}
            {word}
          </li>
        ))}
      </ul>
    </div>
  );
}
