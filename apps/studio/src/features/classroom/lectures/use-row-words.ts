import { useKit, useT } from '@sullam/web-kit/kit-context.tsx';
import type { Lecture, LectureConflict } from './lectures.api.ts';
import { useZonedTimes } from './use-zoned-times.ts';

/** What stands in the way of a lecture, in a sentence. */
export function useConflictWords() {
  const t = useT();
  const { time } = useZonedTimes();
  return (
    { kind, person, otherTitle, until, learners }: LectureConflict,
    zone: string,
    title: (words: object) => string,
  ) => {
    const named = { title: title(otherTitle), time: until ? time(until, zone) : '' };
    if (kind === 'HOST')
      return t('lectures.conflicts.HOST', {
        ...named,
        person: `${person?.firstName ?? ''} ${person?.lastName ?? ''}`.trim(),
      });
    if (kind === 'PLACE') return t('lectures.conflicts.PLACE', named);
    if (kind === 'CAPACITY') return t('lectures.conflicts.CAPACITY', { count: learners });
    return t('lectures.conflicts.LEARNERS', { count: learners, title: named.title });
  };
}

/** How a lecture of a list stands. */
export function useStateWords() {
  const t = useT();
  const { now } = useKit();
  return (lecture: Lecture, isNext: boolean): string => {
    if (lecture.status === 'CANCELLED') return t('lectures.rows.cancelled');
    if (Date.parse(lecture.endsAt) < now()) {
      if (lecture.hasRecording) return t('lectures.titles.recording');
      return lecture.joinedCount > 0
        ? t('lectures.rows.joined', { count: lecture.joinedCount })
        : t('lectures.rows.held');
    }
    if (lecture.movedFrom) return t('lectures.rows.moved');
    if (!lecture.isPublished) return t('lectures.moments.draft');
    return t(isNext ? 'lectures.rows.next' : 'lectures.rows.planned');
  };
}
