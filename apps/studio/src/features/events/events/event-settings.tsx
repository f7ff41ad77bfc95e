import { EVENT_AUDIENCES, EVENT_FORMATS, EVENT_LIMITS } from '@sullam/domain/events/event.ts';
import { Card, CardHeading } from '@sullam/ui/components/card.tsx';
import { NativeSelect } from '@sullam/ui/components/native-select.tsx';
import { NumberField } from '@sullam/ui/components/number-field.tsx';
import { Switch } from '@sullam/ui/components/switch.tsx';
import { TextField } from '@sullam/ui/components/text-field.tsx';
import { useAuthorText } from '@sullam/web-kit/author-text-for.tsx';
import { useT } from '@sullam/web-kit/kit-context.tsx';
import { useQuery } from '@tanstack/react-query';
import { LocalizedField } from '../../../parts/localized-field.tsx';
import { DayFields } from './day-fields.tsx';
import type { EventForm } from './event-form.ts';
import { eventCategoriesQuery } from './events.api.ts';

export interface PartProps {
  readonly form: EventForm;
  readonly set: (change: Partial<EventForm>) => void;
  readonly errors: Readonly<Record<string, string>>;
}

const MINUTES_OF_HOUR = 60;

/** Days, in the zone of the event's place. */
export function WhenFields({ form, set, errors }: PartProps) {
  const t = useT();
  const zones = [...new Set([form.zone, 'UTC', ...Intl.supportedValuesOf('timeZone')])];
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
        <DayFields days={form.days} errors={errors} onChange={(days) => set({ days })} />
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
            <div data-needed="PLACE">
              <LocalizedField
                label={t('event-desk.fields.place')}
                value={form.place}
                maxLength={200}
                onChange={(place) => set({ place })}
              />
            </div>
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
          <div data-needed="MEETING">
            <TextField
              label={t('event-desk.fields.meetingUrl')}
              hint={t('event-desk.fields.meetingHint')}
              type="url"
              maxLength={EVENT_LIMITS.address}
              value={form.meetingUrl ?? ''}
              error={errors.meetingUrl}
              onChange={(event) => set({ meetingUrl: event.target.value })}
            />
          </div>
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
