import { SESSION_TYPE_LIMITS as LIMITS, SESSION_BOOKINGS } from '@sullam/domain/coaching/session-type.ts';
import { MOST_HOURS_BEFORE } from '@sullam/domain/commerce/cancellation.ts';
import { MINUTE } from '@sullam/domain/limits.ts';
import { Checkbox, CheckboxGroup } from '@sullam/ui/components/choice.tsx';
import { NumberField } from '@sullam/ui/components/number-field.tsx';
import { RadioGroup } from '@sullam/ui/components/radio-group.tsx';
import { useFormat, useT } from '@sullam/web-kit/kit-context.tsx';
import { LocalizedField } from '../../../parts/localized-field.tsx';
import { cancelHours, REMINDERS, type TypeForm, withCancelHours } from './session-type-form.ts';
import { TypePayment } from './type-payment.tsx';

export interface TypeFieldsProps {
  readonly form: TypeForm;
  readonly set: (part: Partial<TypeForm>) => void;
}

const HOUR = 60;
const DAY_MINUTES = 24 * HOUR;

/** Rules that a type can have for itself; an empty field follows those of the coach. */
export function TypeRules({ form, set }: TypeFieldsProps) {
  const t = useT();
  const minutes = t('coach-availability.units.minutes');
  const hours = (value: number | null) => (value === null ? undefined : value / HOUR);
  const field = <Name extends keyof TypeForm>(name: Name, min: number, max: number) => ({
    min,
    max,
    value: (form[name] as number | null) ?? undefined,
    onChange: (value: number | undefined) =>
      (value === undefined || Number.isInteger(value)) && set({ [name]: value ?? null } as Partial<TypeForm>),
  });
  return (
    <div className="space-y-3">
      <div className="grid gap-x-4 gap-y-5 sm:grid-cols-2 lg:grid-cols-4">
        <NumberField
          label={t('coach-availability.fields.length')}
          suffix={minutes}
          required
          min={LIMITS.lengthMinutes.shortest}
          max={LIMITS.lengthMinutes.longest}
          step={5}
          value={form.lengthMinutes}
          onChange={(length) => length && Number.isInteger(length) && set({ lengthMinutes: length })}
        />
        <NumberField
          label={t('coach-availability.fields.bufferBefore')}
          suffix={minutes}
          step={5}
          {...field('bufferBeforeMinutes', 0, LIMITS.bufferMinutes)}
        />
        <NumberField
          label={t('coach-availability.fields.bufferAfter')}
          suffix={minutes}
          step={5}
          {...field('bufferAfterMinutes', 0, LIMITS.bufferMinutes)}
        />
        <NumberField
          label={t('coach-availability.fields.interval')}
          suffix={minutes}
          step={5}
          {...field('intervalMinutes', LIMITS.intervalMinutes.shortest, LIMITS.intervalMinutes.longest)}
        />
        <NumberField
          label={t('coach-availability.fields.notice')}
          suffix={t('coach-availability.units.hours')}
          min={0}
          max={LIMITS.noticeMinutes / HOUR}
          value={hours(form.noticeMinutes)}
          onChange={(value) => set({ noticeMinutes: value === undefined ? null : Math.round(value * HOUR) })}
        />
        <NumberField
          label={t('coach-availability.fields.horizon')}
          suffix={t('coach-availability.units.days')}
          {...field('horizonDays', 1, LIMITS.horizonDays)}
        />
        <NumberField label={t('coach-availability.fields.mostPerDay')} {...field('mostPerDay', 1, LIMITS.perDay)} />
        <NumberField
          label={t('coach-availability.fields.seats')}
          required
          min={1}
          max={LIMITS.seats}
          value={form.seats}
          // credits pay for a session of one learner
          onChange={(seats) =>
            seats && Number.isInteger(seats) && set(seats === 1 ? { seats } : { seats, payment: 'FREE' })
          }
        />
        <NumberField label={t('coach-availability.fields.mostPerWeek')} {...field('mostPerWeek', 1, LIMITS.perWeek)} />
      </div>
      <p className="text-sm text-muted">{t('coach-availability.words.asRules')}</p>
      <p className="text-sm text-muted">{t('coach-availability.words.seats')}</p>
    </div>
  );
}

/** Where sessions take place and how they are booked. */
export function TypeBooking({ form, set }: TypeFieldsProps) {
  const t = useT();
  const isNowhere = !form.hasVideo && !form.place.en?.trim() && !form.place.ar?.trim();
  return (
    <div className="grid gap-6 lg:grid-cols-2">
      <fieldset className="space-y-3">
        <legend className="mb-1 text-sm font-medium">{t('coach-availability.fields.where')}</legend>
        <Checkbox
          label={t('coach-availability.fields.video')}
          checked={form.hasVideo}
          onChange={(hasVideo) => set({ hasVideo })}
        />
        <LocalizedField
          label={t('coach-availability.fields.place')}
          hint={t('coach-availability.words.placeHint')}
          maxLength={200}
          value={form.place}
          onChange={(place) => set({ place })}
        />
        {isNowhere && (
          <p role="alert" className="text-sm text-danger-text">
            {t('coach-availability.words.nowhere')}
          </p>
        )}
      </fieldset>
      <div className="space-y-6">
        <RadioGroup
          label={t('coach-availability.fields.booking')}
          value={form.booking}
          options={SESSION_BOOKINGS.map((value) => ({
            value,
            label: t(`coach-availability.bookings.${value}`),
            description: t(`coach-availability.bookingTexts.${value}`),
          }))}
          onChange={(value) => set({ booking: SESSION_BOOKINGS.find((each) => each === value) ?? 'INSTANT' })}
        />
        {form.seats === 1 && <TypePayment form={form} set={set} />}
      </div>
    </div>
  );
}

/** Until when learners can cancel, as a sentence with a field in it, and when both sides are reminded. */
export function TypeTerms({ form, set }: TypeFieldsProps) {
  const t = useT();
  const format = useFormat();
  const hours = cancelHours(form);
  return (
    <div className="grid gap-6 lg:grid-cols-2">
      <section>
        <h3 className="mb-3 text-lg">{t('coach-availability.titles.cancellation')}</h3>
        <NumberField
          label={t('coach-availability.fields.cancelUntil')}
          suffix={t('coach-availability.units.hoursBefore')}
          min={0}
          max={MOST_HOURS_BEFORE}
          value={hours ?? undefined}
          onChange={(value) =>
            set({
              cancellationTiers: value === undefined || !Number.isInteger(value) ? [] : withCancelHours(value),
            })
          }
        />
        <p className="mt-2 text-sm text-muted">
          {hours === null
            ? t('coach-availability.words.neverCancelled')
            : t('coach-availability.counts.cancelled', { count: hours })}
        </p>
      </section>
      <section>
        <h3 className="mb-3 text-lg">{t('coach-availability.titles.reminders')}</h3>
        <CheckboxGroup
          label={t('coach-availability.fields.reminders')}
          options={REMINDERS.map((minutes) => ({
            value: String(minutes),
            label: t('coach-availability.words.before', {
              time:
                minutes > DAY_MINUTES
                  ? t('coach-availability.counts.days', { count: minutes / DAY_MINUTES })
                  : format.duration(minutes * MINUTE),
            }),
            disabled: form.reminderMinutes.length >= LIMITS.reminders && !form.reminderMinutes.includes(minutes),
          }))}
          value={form.reminderMinutes.map(String)}
          onChange={(chosen) =>
            set({ reminderMinutes: REMINDERS.filter((minutes) => chosen.includes(String(minutes))) })
          }
        />
      </section>
    </div>
  );
}
