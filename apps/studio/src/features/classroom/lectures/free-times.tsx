import { instantOf } from '@sullam/domain/lectures/zoned-time.ts';
import { Button } from '@sullam/ui/components/button.tsx';
import { Card } from '@sullam/ui/components/card.tsx';
import { useAuthorText } from '@sullam/web-kit/author-text-for.tsx';
import { useNotify, useT } from '@sullam/web-kit/kit-context.tsx';
import { useQuery } from '@tanstack/react-query';
import { freeTimesQuery, type Lecture, type LectureConflict, usePatchLecture } from './lectures.api.ts';
import { useConflictWords } from './use-row-words.ts';
import { useZonedTimes } from './use-zoned-times.ts';

interface FreeTimesCardProps {
  readonly lecture: Lecture;
  readonly conflict: LectureConflict;
}

/** A lecture that something stands in the way of, with three times to take instead. */
export function FreeTimesCard({ lecture, conflict }: FreeTimesCardProps) {
  const t = useT();
  const text = useAuthorText();
  const notify = useNotify();
  const times = useZonedTimes();
  const conflictOf = useConflictWords();
  const { data } = useQuery(freeTimesQuery(lecture.lectureId));
  const move = usePatchLecture();
  const { zone, lectureId, version } = lecture;
  return (
    <Card as="section" className="space-y-3">
      <h2 className="text-lg">{t('lectures.conflicts.title', { date: times.day(lecture.startsAt, zone) })}</h2>
      <p className="text-sm text-muted">{conflictOf(conflict, zone, (words) => text(words))}</p>
      {data && data.data.length === 0 && <p className="text-sm">{t('lectures.conflicts.noFree')}</p>}
      {data && data.data.length > 0 && (
        <>
          <p className="text-sm">{t('lectures.conflicts.free')}</p>
          <ul className="divide-y divide-line border-t border-line">
            {data.data.map(({ localDate, localTime, freeLearners }) => {
              const at = instantOf({ date: localDate, time: localTime }, zone).toISOString();
              const date = times.both(at, zone);
              return (
                <li key={at} className="flex flex-wrap items-center gap-x-3 gap-y-1 py-2 text-sm">
                  <time dateTime={at} className="flex-1">
                    {date}
                  </time>
                  <span className="text-muted">
                    {t('lectures.conflicts.freeLearners', { count: freeLearners, total: data.learnerCount })}
                  </span>
                  <Button
                    size="sm"
                    variant="outline"
                    pending={move.isPending}
                    onClick={() =>
                      move.mutate(
                        { lectureId, version, localDate, localTime },
                        { onSuccess: () => notify({ tone: 'success', text: t('lectures.messages.moved', { date }) }) },
                      )
                    }
                  >
                    {t('lectures.conflicts.take')}
                  </Button>
                </li>
              );
            })}
          </ul>
        </>
      )}
    </Card>
  );
}
