import { EVENT_AUDIENCES, EVENT_FORMATS, EVENT_LIMITS } from '@sullam/domain/events/event.ts';
import { addDays } from '@sullam/domain/lectures/zoned-time.ts';
import { Plus, Trash2 } from '@sullam/ui/base/icons.ts';
import { Button, IconButton } from '@sullam/ui/components/button.tsx';
import { Card, CardHeading } from '@sullam/ui/components/card.tsx';
import { Switch } from '@sullam/ui/components/choice.tsx';
import { NativeSelect } from '@sullam/ui/components/native-select.tsx';
import { NumberField } from '@sullam/ui/components/number-field.tsx';
import { TextField } from '@sullam/ui/components/text-field.tsx';
import { DatePicker } from '@sullam/ui/pickers/lazy.tsx';
import { useAuthorText } from '@sullam/web-kit/author-text-for.tsx';
import { useT } from '@sullam/web-kit/kit-context.tsx';
import { useQuery } from '@tanstack/react-query';
import { LocalizedField } from '../../parts/localized-field.tsx';
import type { EventForm } from './event-form.ts';
import { eventCategoriesQuery } from './events.api.ts';

export interface PartProps {
  readonly form: EventForm;
  readonly set: (change: Partial<EventForm>) => void;
  readonly errors: Readonly<Record<string, string>>;
}

const MINUTES_OF_HOUR = 60;

/** A list with one of it changed, or taken away. */
export const withChanged = <Item,>(items: readonly Item[], at: number, change: Partial<Item> | null): Item[] =>
  items.flatMap((item, place) => (place === at ? (change ? [{ ...item, ...change }] : []) : [item]));

/** Days as rows, in the zone of the event's place. */
export function WhenFields({ form, set, errors }: PartProps) {
  const t = useT();
  const zones = [...new Set([form.zone, 'UTC', ...Intl.supportedValuesOf('timeZone')])];
  const change = (at: number, day: Partial<EventForm['days'][number]> | null) =>
    set({ days: withChanged(form.days, at, day) });
  const add = () => {
    const last = form.days.at(-1);
    if (last) set({ days: [...form.days, { ...last, date: addDays(last.date, 1) }] });
  };
  return (
    <Card as="section">
      <CardHeading level={3}>{t('event-desk.parts.when')}</CardHeading>
      <div className="space-y-4">
        <NativeSelect
          label={t('event-desk.fields.zone')}
          value={form.zone}
          error={errors.zone}
          options={zones.map((zone) => ({ value: zone, label: zone.replaceAll('_', ' ') }))}
          onChange={(zone) => set({ zone })}
        />
        {form.days.map((day, at) => (
          <div key={`${at}-${form.days.length}`} className="grid items-end gap-3 sm:grid-cols-[1fr_8rem_9rem_auto]">
            <DatePicker
              label={t('event-desk.fields.day')}
              value={day.date}
              error={errors[`days.${at}.date`]}
              onChange={(date) => date && change(at, { date })}
            />
            <TextField
              label={t('event-desk.fields.from')}
              type="time"
              dir="ltr"
              value={day.time}
              onChange={({ currentTarget: { value } }) => value && change(at, { time: value })}
            />
            <NumberField
              label={t('event-desk.fields.minutes')}
              min={EVENT_LIMITS.dayMinutes.shortest}
              max={EVENT_LIMITS.dayMinutes.longest}
              value={day.durationMinutes}
              onChange={(minutes) => change(at, { durationMinutes: minutes ?? MINUTES_OF_HOUR })}
            />
            <IconButton
              icon={Trash2}
              label={t('event-desk.actions.removeDay')}
              disabled={form.days.length === 1}
              onClick={() => change(at, null)}
            />
          </div>
        ))}
        <Button variant="outline" size="sm" icon={Plus} disabled={form.days.length >= EVENT_LIMITS.days} onClick={add}>
          {t('event-desk.actions.addDay')}
        </Button>
      </div>
    </Card>
  );
}

/** In a room, online or both; the link of a meeting is told by tickets alone. */
export function WhereFields({ form, set, errors }: PartProps) {
  const t = useT();
  return (
    <Card as="section">
      <CardHeading level={3}>{t('event-desk.parts.where')}</CardHeading>
      <div className="space-y-4">
        <NativeSelect
          label={t('event-desk.fields.format')}
          value={form.format}
          options={EVENT_FORMATS.map((format) => ({ value: format, label: t(`event-desk.formats.${format}`) }))}
          onChange={(value) => set({ format: EVENT_FORMATS.find((each) => each === value) ?? 'ON_SITE' })}
        />
        {form.format !== 'ONLINE' && (
          <>
            <LocalizedField
              label={t('event-desk.fields.place')}
              value={form.place}
              maxLength={200}
              onChange={(place) => set({ place })}
            />
            <LocalizedField
              label={t('event-desk.fields.address')}
              value={form.address}
              maxLength={200}
              onChange={(address) => set({ address })}
            />
            <TextField
              label={t('event-desk.fields.mapUrl')}
              type="url"
              maxLength={EVENT_LIMITS.address}
              value={form.mapUrl ?? ''}
              error={errors.mapUrl}
              onChange={(event) => set({ mapUrl: event.target.value })}
            />
          </>
        )}
        {form.format !== 'ON_SITE' && (
          <TextField
            label={t('event-desk.fields.meetingUrl')}
            hint={t('event-desk.fields.meetingHint')}
            type="url"
            maxLength={EVENT_LIMITS.address}
            value={form.meetingUrl ?? ''}
            error={errors.meetingUrl}
            onChange={(event) => set({ meetingUrl: event.target.value })}
          />
        )}
      </div>
    </Card>
  );
}

/** Who may come, how many, and how long an offered place stands. */
export function RulesFields({ form, set }: PartProps) {
  const t = useT();
  const text = useAuthorText();
  const { data } = useQuery(eventCategoriesQuery());
  return (
    <Card as="section">
      <CardHeading level={3}>{t('event-desk.parts.rules')}</CardHeading>
      <div className="space-y-5">
        <div className="grid gap-5 sm:grid-cols-2">
          <NumberField
            label={t('event-desk.fields.capacity')}
            hint={t('event-desk.fields.capacityHint')}
            min={1}
            max={EVENT_LIMITS.capacity}
            value={form.capacity ?? undefined}
            onChange={(capacity) => set({ capacity: capacity ?? null })}
          />
          <NumberField
            label={t('event-desk.fields.offerHours')}
            min={1}
            max={EVENT_LIMITS.offerMinutes.longest / MINUTES_OF_HOUR}
            value={Math.max(1, Math.round(form.offerMinutes / MINUTES_OF_HOUR))}
            onChange={(hours) => set({ offerMinutes: (hours ?? 24) * MINUTES_OF_HOUR })}
          />
          <NativeSelect
            label={t('event-desk.fields.audience')}
            value={form.audience}
            options={EVENT_AUDIENCES.map((each) => ({ value: each, label: t(`event-desk.audiences.${each}`) }))}
            onChange={(value) => set({ audience: EVENT_AUDIENCES.find((each) => each === value) ?? 'EVERYONE' })}
          />
          <NativeSelect
            label={t('event-desk.fields.category')}
            placeholder={t('event-desk.fields.noCategory')}
            value={form.courseCategoryId === null ? '' : String(form.courseCategoryId)}
            options={(data?.data ?? []).map(({ courseCategoryId, name }) => ({
              value: String(courseCategoryId),
              label: text(name),
            }))}
            onChange={(value) => set({ courseCategoryId: value === '' ? null : Number(value) })}
          />
        </div>
        <Switch
          spread
          label={t('event-desk.fields.featured')}
          description={t('event-desk.fields.featuredHint')}
          checked={form.isFeatured}
          onChange={(isFeatured) => set({ isFeatured })}
        />
      </div>
    </Card>
  );
}
