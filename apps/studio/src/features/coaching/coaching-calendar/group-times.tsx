import { addDays } from '@sullam/domain/lectures/zoned-time.ts';
import { Button } from '@sullam/ui/components/button.tsx';
import { ErrorState } from '@sullam/ui/components/empty-state.tsx';
import { SkeletonText } from '@sullam/ui/components/skeleton.tsx';
import { useT } from '@sullam/web-kit/kit-context.tsx';
import { useQuery } from '@tanstack/react-query';
import { groupTimesQuery } from './groups.api.ts';
import { useTimes } from './use-times.ts';

/** Days in which times are offered. */
const DAYS = 20;

export interface GroupTime {
  readonly startsAt: string;
  readonly zoneDate: string;
  readonly zoneTime: string;
}

interface GroupTimesProps {
  readonly sessionTypeId: number;
  readonly groupSessionId?: number;
  readonly today: string;
  readonly chosen: GroupTime | undefined;
  readonly onChoose: (time: GroupTime) => void;
}

/** Free times of the coach for a group session, day by day. */
export function GroupTimes({ sessionTypeId, groupSessionId, today, chosen, onChoose }: GroupTimesProps) {
  const t = useT();
  const times = useTimes();
  const { data, isError, refetch } = useQuery(
    groupTimesQuery({ sessionTypeId, groupSessionId, from: today, until: addDays(today, DAYS) }),
  );
  if (!data)
    return isError ? (
      <ErrorState compact title={t('common.failed.title')} onRetry={() => void refetch()} />
    ) : (
      <SkeletonText lines={4} />
    );
  if (data.days.length === 0) return <p className="text-muted">{t('coaching-groups.words.noTimes')}</p>;
  return (
    <div className="max-h-72 space-y-4 overflow-y-auto">
      {data.days.map(({ date, slots }) => (
        <section key={date}>
          <h3 className="mb-2 text-sm">{times.day(date)}</h3>
          <div className="flex flex-wrap gap-2">
            {slots.map((slot) => (
              <Button
                key={slot.startsAt}
                size="sm"
                variant={slot.startsAt === chosen?.startsAt ? 'primary' : 'outline'}
                aria-pressed={slot.startsAt === chosen?.startsAt}
                onClick={() => onChoose(slot)}
              >
                {times.time(slot)}
              </Button>
            ))}
          </div>
        </section>
      ))}
    </div>
  );
}
