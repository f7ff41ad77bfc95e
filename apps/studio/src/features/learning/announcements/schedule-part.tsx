import { instantOf, wallTimeOf } from '@sullam/domain/lectures/zoned-time.ts';
import { Switch } from '@sullam/ui/components/switch.tsx';
import { DatePicker } from '@sullam/ui/pickers/lazy.tsx';
import { useKit, useT } from '@sullam/web-kit/kit-context.tsx';
import { useState } from 'react';
import { useZonedTimes } from '../../classroom/lectures/lectures.public.ts';

/** A moment on the organisation's wall, as the date field writes it: `2026-11-21T09:30`. */
function wallText(moment: string, zone: string): string {
  const { date, time } = wallTimeOf(new Date(moment), zone);
  return `${date}T${time}`;
}

function momentOf(wall: string | null, zone: string): string | null {
  const [date, time] = (wall ?? '').split('T');
  return date && time ? instantOf({ date, time: time.slice(0, 5) }, zone).toISOString() : null;
}

/** Whether and when an announcement is published by itself: told and kept on the organisation's clock. */
export function useSchedule(initial: string | null) {
  const zone = useKit().bootstrap.configurations.time_zone;
  const [isOn, setOn] = useState(initial !== null);
  const [wall, setWall] = useState<string | null>(initial && wallText(initial, zone));
  return { zone, isOn, setOn, wall, setWall, at: isOn ? momentOf(wall, zone) : null };
}

export interface SchedulePartProps {
  readonly schedule: ReturnType<typeof useSchedule>;
  readonly error: string | undefined;
  readonly onTouch: () => void;
}

/** Publish it later: the switch, and the moment. */
export function SchedulePart({ schedule, error, onTouch }: SchedulePartProps) {
  const t = useT();
  const { now } = useKit();
  const times = useZonedTimes();
  const { zone, isOn, at } = schedule;
  const missing = at === null ? t('errors.rules.required') : undefined;
  const past = at !== null && Date.parse(at) <= now() ? t('errors.rules.dateFuture') : undefined;
  return (
    <div className="space-y-4">
      <Switch
        label={t('announcements.fields.publishLater')}
        description={t('announcements.fields.publishLaterHint')}
        checked={isOn}
        onChange={(next) => {
          schedule.setOn(next);
          onTouch();
        }}
      />
      {isOn && (
        <DatePicker
          label={t('announcements.fields.publishAt')}
          hint={t('announcements.fields.zone', { zone: times.zoneName(at ?? new Date(now()).toISOString(), zone) })}
          withTime
          zone={zone}
          required
          value={schedule.wall}
          error={error ?? past ?? missing}
          onChange={(next) => {
            schedule.setWall(next);
            onTouch();
          }}
        />
      )}
    </div>
  );
}
