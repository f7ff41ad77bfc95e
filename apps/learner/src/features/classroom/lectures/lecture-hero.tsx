import { isOpenToJoin } from '@sullam/domain/lectures/lecture.ts';
import { Icon } from '@sullam/ui/base/icon.tsx';
import { CalendarPlus, MapPin, Video } from '@sullam/ui/base/icons.ts';
import { Button } from '@sullam/ui/components/button.tsx';
import { AuthorTextFor } from '@sullam/web-kit/author-text-for.tsx';
import { useNotify, useT } from '@sullam/web-kit/kit-context.tsx';
import { useState } from 'react';
import { CourseCover } from '../../../parts/course-cover.tsx';
import { useLectureTimes } from '../../../parts/lecture-hours.ts';
import { useCourseFrame } from '../../learning/course-content/course-content.public.ts';
import { saveCalendarFile } from './calendar-file.ts';
import { LectureState } from './lecture-tiles.tsx';
import { momentAt, useServerNow } from './lecture-times.ts';
import { type LectureDetail, useJoinLecture } from './lectures.api.ts';
import { LectureTimeLine } from './time-line.tsx';

interface PartProps {
  readonly lecture: LectureDetail;
  readonly now: Date;
}

const LOUD = 'bg-[#00c792]! text-[#04142e]! hover:bg-[#2bd6a8]!';

/** The door: before it opens the press puts the lecture into the calendar; while it is open it leads in. */
function Door({ lecture, now }: PartProps) {
  const t = useT();
  const notify = useNotify();
  const { hourOf } = useLectureTimes();
  const join = useJoinLecture(lecture.lectureId);
  const [address, setAddress] = useState<string>();
  const moment = momentAt(lecture, now);
  const save = () => saveCalendarFile(lecture.lectureId);
  const enter = () =>
    join.mutate(undefined, {
      onSuccess: (joined) => {
        setAddress(joined.address);
        window.open(joined.address, '_blank', 'noopener');
        notify({ tone: 'success', text: t('lectures.join.opened') });
      },
    });
  const minutes = Math.ceil((Date.parse(lecture.startsAt) - now.getTime()) / 60_000);
  const doors = new Date(Date.parse(lecture.startsAt) - lecture.doorsMinutes * 60_000).toISOString();
  if (moment === 'CANCELLED' || moment === 'OVER') return null;
  if (lecture.kind === 'ON_CAMPUS')
    return (
      <Button size="lg" icon={CalendarPlus} className={LOUD} onClick={save}>
        {t('lectures.facts.calendar')}
      </Button>
    );
  if (!isOpenToJoin(moment))
    return (
      <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
        <Button size="lg" icon={CalendarPlus} className="bg-white/15! text-white! hover:bg-white/25!" onClick={save}>
          {t('lectures.moments.BEFORE', { time: hourOf(doors) })}
        </Button>
        <p className="max-w-80 text-sm text-white/80">{t('lectures.join.noteOpen', { count: lecture.doorsMinutes })}</p>
      </div>
    );
  return (
    <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
      <Button size="lg" wide icon={Video} className={LOUD} pending={join.isPending} onClick={enter}>
        {moment === 'DOORS' && minutes > 0 ? t('lectures.join.startsIn', { count: minutes }) : t('lectures.join.now')}
      </Button>
      <p className="text-sm text-white/80">
        {lecture.joiningCounts && <span className="block">{t('lectures.join.counts')}</span>}
        <span className="block">
          {t('lectures.join.inside', { count: lecture.joinedCount, total: lecture.learnerCount })}
        </span>
      </p>
      {address && (
        <p className="w-full text-sm">
          <a href={address} target="_blank" rel="noreferrer" className="text-white underline">
            {t('lectures.join.again')}
          </a>
        </p>
      )}
    </div>
  );
}

/** What is said instead of a door. */
function Afterwards({ lecture, now }: PartProps) {
  const t = useT();
  const moment = momentAt(lecture, now);
  if (moment === 'CANCELLED')
    return (
      <p className="text-white">
        {t('lectures.join.cancelled')} <AuthorTextFor text={lecture.cancelReason} unmarked />
      </p>
    );
  if (moment !== 'OVER' || lecture.recording) return null;
  return (
    <p className="text-white">
      {t('lectures.join.over')} {lecture.isRecorded && lecture.kind === 'ONLINE' && t('lectures.join.recordingSoon')}
    </p>
  );
}

/** The lecture on the art of its course: title, time with its zone, the line of time, and the door. */
export function LectureHero({ lecture }: { readonly lecture: LectureDetail }) {
  const t = useT();
  const { course } = useCourseFrame();
  const { full, theirs } = useLectureTimes();
  const now = useServerNow(lecture.serverTime);
  const { kind, number, count } = lecture;
  const zoned = theirs(lecture);
  const moment = momentAt(lecture, now);
  const kindWord = t(`lectures.kinds.${kind}`);
  return (
    <section className="relative flex min-h-90 min-w-0 flex-col justify-end overflow-hidden rounded-xl bg-shade print:min-h-0 print:bg-transparent">
      <CourseCover
        course={course}
        isFirst
        sizes="(min-width: 960px) 800px, 92vw"
        className="absolute! inset-0 aspect-auto size-full print:hidden"
      />
      <div className="relative space-y-4 bg-linear-to-t from-shade from-60% via-shade/85 via-80% to-transparent p-5 pt-24 sm:p-7 sm:pt-28 print:bg-none print:p-0">
        <p className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 text-sm text-white">
          <span className="inline-flex items-center gap-2 font-medium">
            <Icon of={kind === 'ONLINE' ? Video : MapPin} size={18} />
            {number === null ? kindWord : t('lectures.kinds.numbered', { kind: { raw: kindWord }, number, count })}
          </span>
          <span className="rounded-md bg-surface px-2.5 py-0.5">
            <LectureState lecture={lecture} now={now} />
          </span>
        </p>
        <div>
          <h2 className="text-3xl text-white wrap-anywhere">
            <AuthorTextFor text={lecture.title} unmarked />
          </h2>
          <p className="mt-2 text-white/90">
            <time dateTime={lecture.startsAt}>{full(lecture)}</time>
          </p>
          {zoned && <p className="text-sm text-white/75">{zoned}</p>}
        </div>
        {(moment === 'DOORS' || moment === 'RUNNING' || moment === 'BEFORE') && (
          <LectureTimeLine lecture={lecture} now={now} />
        )}
        <Door lecture={lecture} now={now} />
        <Afterwards lecture={lecture} now={now} />
      </div>
    </section>
  );
}
