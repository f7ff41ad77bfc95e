import { SESSION_TYPE_LIMITS as LIMITS } from '@sullam/domain/coaching/session-type.ts';
import { Card, CardHeading } from '@sullam/ui/components/card.tsx';
import { NumberField } from '@sullam/ui/components/number-field.tsx';
import { useT } from '@sullam/web-kit/kit-context.tsx';
import type { HoursForm } from './hours-form.ts';
import { ZoneField } from './zone-field.tsx';

type Settings = HoursForm['settings'];

interface RulesPartProps {
  readonly settings: Settings;
  readonly onChange: (part: Partial<Settings>) => void;
}

const HOUR = 60;

/** Zone, notice, buffers and limits, which session types follow unless they say otherwise. */
export function RulesPart({ settings, onChange }: RulesPartProps) {
  const t = useT();
  const minutes = t('coach-availability.units.minutes');
  const whole = (set: (value: number) => Partial<Settings>) => (value: number | undefined) =>
    value !== undefined && Number.isInteger(value) && onChange(set(value));
  return (
    <Card as="section">
      <CardHeading description={t('coach-availability.words.rules')}>
        {t('coach-availability.titles.rules')}
      </CardHeading>
      <div className="grid gap-5 sm:grid-cols-2">
        <ZoneField
          label={t('coach-availability.fields.zone')}
          value={settings.timeZone}
          hint={t('coach-availability.words.zoneHint')}
          onChange={(timeZone) => onChange({ timeZone })}
        />
        <NumberField
          label={t('coach-availability.fields.interval')}
          suffix={minutes}
          min={LIMITS.intervalMinutes.shortest}
          max={LIMITS.intervalMinutes.longest}
          step={5}
          value={settings.intervalMinutes}
          onChange={whole((intervalMinutes) => ({ intervalMinutes }))}
        />
        <NumberField
          label={t('coach-availability.fields.notice')}
          suffix={t('coach-availability.units.hours')}
          min={0}
          max={LIMITS.noticeMinutes / HOUR}
          value={settings.noticeMinutes / HOUR}
          onChange={(hours) => hours !== undefined && onChange({ noticeMinutes: Math.round(hours * HOUR) })}
        />
        <NumberField
          label={t('coach-availability.fields.horizon')}
          suffix={t('coach-availability.units.days')}
          min={1}
          max={LIMITS.horizonDays}
          value={settings.horizonDays}
          onChange={whole((horizonDays) => ({ horizonDays }))}
        />
        <NumberField
          label={t('coach-availability.fields.bufferBefore')}
          suffix={minutes}
          min={0}
          max={LIMITS.bufferMinutes}
          step={5}
          value={settings.bufferBeforeMinutes}
          onChange={whole((bufferBeforeMinutes) => ({ bufferBeforeMinutes }))}
        />
        <NumberField
          label={t('coach-availability.fields.bufferAfter')}
          suffix={minutes}
          min={0}
          max={LIMITS.bufferMinutes}
          step={5}
          value={settings.bufferAfterMinutes}
          onChange={whole((bufferAfterMinutes) => ({ bufferAfterMinutes }))}
        />
        <NumberField
          label={t('coach-availability.fields.mostPerDay')}
          hint={t('coach-availability.words.noLimit')}
          min={1}
          max={LIMITS.perDay}
          value={settings.mostPerDay ?? undefined}
          onChange={(most) => onChange({ mostPerDay: most ?? null })}
        />
        <NumberField
          label={t('coach-availability.fields.mostPerWeek')}
          hint={t('coach-availability.words.noLimit')}
          min={1}
          max={LIMITS.perWeek}
          value={settings.mostPerWeek ?? undefined}
          onChange={(most) => onChange({ mostPerWeek: most ?? null })}
        />
      </div>
    </Card>
  );
}
