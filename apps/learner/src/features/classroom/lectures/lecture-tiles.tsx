import type { MomentFields } from '@sullam/strings/format.ts';
import { cx } from '@sullam/ui/base/cx.ts';
import { UiLink } from '@sullam/ui/base/ui-link.tsx';
import { AuthorTextFor } from '@sullam/web-kit/author-text-for.tsx';
import { useFormat, useT } from '@sullam/web-kit/kit-context.tsx';
import { usePlaceTimes } from '@sullam/web-kit/moments/use-place-times.ts';
import { useLectureTimes } from '../../../parts/lecture-hours.ts';
import { lecturePath, momentAt, useServerNow } from './lecture-times.ts';
import type { Lecture } from './lectures.api.ts';

const HOUR = { hour: 'numeric', minute: '2-digit' } as const;

interface DateTileProps {
  readonly at: string;
  /** Of the room; null: the reader's. */
  readonly zone: string | null;
  readonly isLoud: boolean;
  readonly isGone: boolean;
}

/** Month and day, as on a calendar. */
function DateTile({ at, zone, isLoud, isGone }: DateTileProps) {
  const format = useFormat();
  const part = (shown: MomentFields) => format.fields(at, shown, zone ?? undefined);
  return (
    <span
      aria-hidden="true"
      className={cx(
        'grid size-14 shrink-0 content-center rounded-lg text-center',
        isLoud ? 'bg-primary text-on-primary' : 'border border-line bg-page',
        !isLoud && (isGone ? 'text-muted' : 'text-ink'),
      )}
    >
      <span className="clip-line text-xs">{part({ month: 'short' })}</span>
      <span className="font-heading text-xl leading-none">{part({ day: 'numeric' })}</span>
    </span>
  );
}

/** How a lecture stands, in a word and a colour. */
export function LectureState({ lecture, now }: { readonly lecture: Lecture; readonly now: Date }) {
  const t = useT();
  const { hourOf, dayOf } = useLectureTimes();
  const moment = momentAt(lecture, now);
  const doors = new Date(Date.parse(lecture.startsAt) - lecture.doorsMinutes * 60_000).toISOString();
  if (!lecture.isPublished) return <span className="text-muted">{t('lectures.moments.draft')}</span>;
  if (moment === 'CANCELLED')
    return <span className="font-medium text-danger-text">{t('lectures.moments.CANCELLED')}</span>;
  if (moment === 'DOORS' || moment === 'RUNNING')
    return <span className="font-medium text-success-text">{t(`lectures.moments.${moment}`)}</span>;
  if (moment === 'OVER')
    return (
      <span className="text-muted">
        {t(lecture.hasRecording ? 'lectures.moments.recorded' : 'lectures.moments.OVER')}
      </span>
    );
  if (lecture.movedFrom)
    return (
      <span className="font-medium text-warning-text">
        {t('lectures.times.movedFrom', { date: dayOf(lecture.movedFrom) })}
      </span>
    );
  return <span className="text-muted">{t('lectures.moments.BEFORE', { time: hourOf(doors) })}</span>;
}

interface LectureTileProps {
  readonly lecture: Lecture;
  readonly now: Date;
  readonly isCurrent?: boolean;
}

export function LectureTile({ lecture, now, isCurrent = false }: LectureTileProps) {
  const t = useT();
  const { theirs } = useLectureTimes();
  const timeAt = usePlaceTimes();
  const roomZone = lecture.kind === 'ON_CAMPUS' ? lecture.zone : null;
  const moment = momentAt(lecture, now);
  const isGone = moment === 'CANCELLED';
  const zoned = theirs(lecture);
  return (
    <article
      className={cx(
        'relative flex h-full gap-3.5 rounded-xl border bg-surface p-4 transition-colors hover:border-control',
        isCurrent ? 'border-2 border-primary p-[15px]' : 'border-line',
      )}
    >
      <DateTile
        at={lecture.startsAt}
        zone={roomZone}
        isLoud={isCurrent || moment === 'DOORS' || moment === 'RUNNING'}
        isGone={isGone}
      />
      <div className="min-w-0 flex-1">
        <h3 className="text-body font-medium wrap-anywhere">
          <UiLink
            href={lecturePath(lecture)}
            aria-current={isCurrent ? 'page' : undefined}
            className={cx(
              'text-ink no-underline after:absolute after:inset-0 hover:underline',
              isGone && 'line-through',
            )}
          >
            <AuthorTextFor text={lecture.title} />
          </UiLink>
        </h3>
        <p className="text-sm text-muted" title={zoned ?? undefined}>
          <time dateTime={lecture.startsAt}>{timeAt(lecture.startsAt, roomZone, HOUR)}</time>
          {' · '}
          {lecture.kind === 'ON_CAMPUS' && (lecture.place.en || lecture.place.ar) ? (
            <AuthorTextFor text={lecture.place} unmarked />
          ) : (
            t(`lectures.places.${lecture.kind}`)
          )}
        </p>
        <p className="text-sm">
          <LectureState lecture={lecture} now={now} />
        </p>
      </div>
    </article>
  );
}

interface LectureTilesProps {
  readonly lectures: readonly Lecture[];
  readonly current?: number;
}

/** Lectures in the order of their times. */
export function LectureTiles({ lectures, current }: LectureTilesProps) {
  const now = useServerNow();
  return (
    <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
      {lectures.map((lecture) => (
        <li key={lecture.lectureId}>
          <LectureTile lecture={lecture} now={now} isCurrent={lecture.lectureId === current} />
        </li>
      ))}
    </ul>
  );
}
