import { addDays } from '@sullam/domain/lectures/zoned-time.ts';
import { ErrorState } from '@sullam/ui/components/empty-state.tsx';
import { NativeSelect } from '@sullam/ui/components/native-select.tsx';
import { useFormat, useT } from '@sullam/web-kit/kit-context.tsx';
import { useQuery } from '@tanstack/react-query';
import { type AffectedSession, movingTimesQuery } from './affected.api.ts';

/** Days from the old time on in which new ones are offered. */
const DAYS = 30;

interface TimeChoiceProps {
  readonly session: AffectedSession;
  readonly value: string | undefined;
  readonly onChange: (startsAt: string) => void;
}

/** A new time for a session, from its old day on. */
export function TimeChoice({ session, value, onChange }: TimeChoiceProps) {
  const t = useT();
  const format = useFormat();
  const { coachingSessionId, slot } = session;
  const { data, isError, refetch } = useQuery(
    movingTimesQuery(coachingSessionId, slot.coachDate, addDays(slot.coachDate, DAYS), slot.coachZone),
  );
  if (isError && !data) return <ErrorState compact title={t('common.failed.title')} onRetry={() => void refetch()} />;
  const slots = data?.days.flatMap((day) => day.slots) ?? [];
  const isNone = data !== undefined && slots.length === 0;
  return (
    <NativeSelect
      label={t('affected-sessions.fields.time')}
      hideLabel
      disabled={slots.length === 0}
      placeholder={t(isNone ? 'affected-sessions.words.noTimes' : 'affected-sessions.words.chooseTime')}
      value={value ?? ''}
      onChange={(startsAt) => startsAt && onChange(startsAt)}
      options={slots.map((one) => ({
        value: one.startsAt,
        label: `${format.day(one.zoneDate, { weekday: 'short', day: 'numeric', month: 'short' })} ${format.wallHour(one.zoneTime)}`,
      }))}
    />
  );
}
