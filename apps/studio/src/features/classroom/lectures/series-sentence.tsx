import type { LectureTool } from '@sullam/domain/lectures/lecture.ts';
import { firstDayOfWeek } from '@sullam/domain/week-start.ts';
import { useFormat, useKit, useT } from '@sullam/web-kit/kit-context.tsx';
import { useTools } from '../../organization/video-conferencing/video-conferencing.public.ts';
import type { LectureSeriesPatch, LectureSettings } from './lectures.api.ts';
import { Sentence, SentenceDate, SentenceSelect, SentenceTime } from './sentence.tsx';

export type SeriesForm = Omit<LectureSeriesPatch, 'version'>;

interface SeriesSentenceProps {
  readonly form: SeriesForm;
  readonly hosts: readonly { userId: number; firstName: string; lastName: string }[];
  readonly onChange: (change: Partial<SeriesForm>) => void;
}

const minutesOf = (time: string): number => {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
};
const two = (value: number): string => String(value).padStart(2, '0');
const timeOf = (minutes: number): string => `${two(Math.floor(minutes / 60) % 24)}:${two(minutes % 60)}`;

const DOORS = [0, 5, 10, 15, 30, 60];
const LATE = [0, 5, 10, 15, 20, 30];
const REMINDERS = [10, 60, 180, 1440, 2880, 10_080];
const CAMPUS = 'CAMPUS';

const withCurrent = (values: readonly number[], current: number): number[] =>
  [...new Set([...values, current])].sort((one, other) => one - other);

/** How long before, in the largest unit that is whole. */
function useSpan() {
  const t = useT();
  return (minutes: number): string => {
    if (minutes >= 1440 && minutes % 1440 === 0) return t('lectures.sentence.days', { count: minutes / 1440 });
    if (minutes >= 60 && minutes % 60 === 0) return t('lectures.sentence.hours', { count: minutes / 60 });
    return t('lectures.sentence.minutes', { count: minutes });
  };
}

/** When: "Every Saturday from 18:30 to 19:30 in Asia/Riyadh, 8 times, starting on 7 November". */
function When({ form, onChange }: Omit<SeriesSentenceProps, 'hosts'>) {
  const t = useT();
  const format = useFormat();
  const dayName = (day: number) => format.fields(Date.UTC(2026, 10, 1 + day), { weekday: 'long' }, 'UTC');
  const zones = [...new Set([form.zone, 'UTC', ...Intl.supportedValuesOf('timeZone')])];
  // 0 is Sunday; ISO's Sunday is 7
  const firstDay = firstDayOfWeek(useKit().configuration) % 7;
  const weekdays = [0, 1, 2, 3, 4, 5, 6].map((at) => (firstDay + at) % 7);
  const end = timeOf(minutesOf(form.localTime) + form.durationMinutes);
  const lastsUntil = (time: string) => {
    const length = (minutesOf(time) - minutesOf(form.localTime) + 1440) % 1440;
    onChange({ durationMinutes: Math.min(720, Math.max(5, length)) });
  };
  return (
    <>
      <SentenceSelect
        label={t('lectures.sentence.interval')}
        value={String(form.everyWeeks)}
        options={[
          { value: '1', label: t('lectures.sentence.every') },
          { value: '2', label: t('lectures.sentence.everySecond') },
        ]}
        onChange={(value) => onChange({ everyWeeks: Number(value) })}
      />
      <SentenceSelect
        label={t('lectures.studio.date')}
        value={String(form.weekdays[0])}
        options={weekdays.map((day) => ({ value: String(day), label: dayName(day) }))}
        onChange={(value) => onChange({ weekdays: [Number(value)] })}
      />{' '}
      {t('lectures.sentence.from')}
      <SentenceTime
        label={t('lectures.studio.time')}
        value={form.localTime}
        onChange={(localTime) => onChange({ localTime })}
      />
      {t('lectures.sentence.to')}
      <SentenceTime label={t('lectures.studio.endTime')} value={end} onChange={lastsUntil} />
      {t('lectures.sentence.in')}
      <SentenceSelect
        label={t('lectures.studio.zone')}
        value={form.zone}
        options={zones.map((zone) => ({ value: zone, label: zone.replaceAll('_', ' ') }))}
        onChange={(zone) => onChange({ zone })}
      />
      <SentenceSelect
        label={t('lectures.sentence.timesLabel')}
        value={String(form.count)}
        options={Array.from({ length: 30 }, (_, at) => at + 1).map((count) => ({
          value: String(count),
          label: t('lectures.sentence.times', { count }),
        }))}
        onChange={(value) => onChange({ count: Number(value) })}
      />{' '}
      {t('lectures.sentence.starting')}
      <SentenceDate
        label={t('lectures.studio.date')}
        value={form.startDate}
        onChange={(startDate) => onChange({ startDate })}
      />
    </>
  );
}

/** Where and with whom, and the rules of the door. */
export function SeriesSentence({ form, hosts, onChange }: SeriesSentenceProps) {
  const t = useT();
  const span = useSpan();
  const { settings } = form;
  const tools = useTools(settings.tool);
  const set = (change: Partial<LectureSettings>) => onChange({ settings: { ...settings, ...change } });
  const people = hosts.map(({ userId, firstName, lastName }) => ({
    value: String(userId),
    label: `${firstName} ${lastName}`.trim(),
  }));
  const goTo = (value: string) =>
    set(
      value === CAMPUS
        ? { kind: 'ON_CAMPUS', tool: null, address: null }
        : { kind: 'ONLINE', tool: value as LectureTool, address: null },
    );
  const isOnline = settings.kind === 'ONLINE';
  const comma = t('lectures.sentence.comma');
  const stop = t('lectures.sentence.stop');
  return (
    <Sentence label={t('lectures.sentence.label')}>
      <When form={form} onChange={onChange} />
      {comma}{' '}
      <SentenceSelect
        label={t('lectures.studio.kind')}
        value={isOnline ? (settings.tool ?? 'JITSI') : CAMPUS}
        options={[
          ...tools.map((tool) => ({
            value: tool,
            label: `${t('lectures.places.ONLINE')}, ${t(`lectures.tools.${tool}`)}`,
          })),
          { value: CAMPUS, label: t('lectures.places.ON_CAMPUS') },
        ]}
        onChange={goTo}
      />{' '}
      {t('lectures.sentence.with')}
      <SentenceSelect
        label={t('lectures.studio.host')}
        value={String(settings.hostUserId)}
        options={people}
        onChange={(value) => set({ hostUserId: Number(value) })}
      />
      {people.length > 1 && (
        <>
          {t('lectures.sentence.andCoHost')}
          <SentenceSelect
            label={t('lectures.studio.coHosts')}
            value={String(settings.coHostUserIds[0] ?? '')}
            options={[
              { value: '', label: t('lectures.studio.noCoHosts') },
              ...people.filter(({ value }) => value !== String(settings.hostUserId)),
            ]}
            onChange={(value) => set({ coHostUserIds: value === '' ? [] : [Number(value)] })}
          />
        </>
      )}
      {stop} {t('lectures.sentence.doors')}
      <SentenceSelect
        label={t('lectures.studio.doors')}
        value={String(settings.doorsMinutes)}
        options={withCurrent(DOORS, settings.doorsMinutes).map((minutes) => ({
          value: String(minutes),
          label: span(minutes),
        }))}
        onChange={(value) => set({ doorsMinutes: Number(value) })}
      />
      {t('lectures.sentence.before')} {t('lectures.sentence.late')}
      <SentenceSelect
        label={t('lectures.studio.late')}
        value={String(settings.lateMinutes)}
        options={withCurrent(LATE, settings.lateMinutes).map((minutes) => ({
          value: String(minutes),
          label: span(minutes),
        }))}
        onChange={(value) => set({ lateMinutes: Number(value) })}
      />
      {comma}{' '}
      <SentenceSelect
        label={t('lectures.studio.isRecorded')}
        value={String(settings.isRecorded)}
        options={[
          { value: 'true', label: t('lectures.sentence.recorded') },
          { value: 'false', label: t('lectures.sentence.notRecorded') },
        ]}
        onChange={(value) => set({ isRecorded: value === 'true' })}
      />
      {comma} {t('lectures.sentence.reminder')}
      <SentenceSelect
        label={t('lectures.studio.reminders')}
        value={String(settings.reminders[0] ?? '')}
        options={[
          { value: '', label: t('lectures.sentence.noReminder') },
          ...withCurrent(REMINDERS, settings.reminders[0] ?? 60).map((minutes) => ({
            value: String(minutes),
            label: span(minutes),
          })),
        ]}
        onChange={(value) => set({ reminders: value === '' ? [] : [Number(value), ...settings.reminders.slice(1)] })}
      />
      {stop}{' '}
      {isOnline && (
        <>
          {t('lectures.sentence.joining')}
          <SentenceSelect
            label={t('lectures.studio.joiningCounts')}
            value={String(settings.joiningCounts)}
            options={[
              { value: 'true', label: t('lectures.sentence.counts') },
              { value: 'false', label: t('lectures.sentence.countsNot') },
            ]}
            onChange={(value) => set({ joiningCounts: value === 'true' })}
          />
          {stop}
        </>
      )}
    </Sentence>
  );
}
