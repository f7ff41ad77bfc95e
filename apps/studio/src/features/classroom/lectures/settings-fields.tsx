import { isWritten } from '@sullam/domain/localized.ts';
import { NumberField } from '@sullam/ui/components/number-field.tsx';
import { TextField } from '@sullam/ui/components/text-field.tsx';
import { useT } from '@sullam/web-kit/kit-context.tsx';
import { LocalizedField } from '../../../parts/localized-field.tsx';
import type { LectureSettings } from './lectures.api.ts';

interface PlaceFieldsProps {
  readonly settings: LectureSettings;
  readonly errors: Readonly<Record<string, string>>;
  readonly onChange: (change: Partial<LectureSettings>) => void;
}

/** The meeting's link, or the room and the way there. */
export function PlaceFields({ settings, errors, onChange }: PlaceFieldsProps) {
  const t = useT();
  if (settings.kind === 'ONLINE')
    return settings.tool === 'JITSI' ? (
      <p className="text-sm text-muted">{t('lectures.studio.jitsiHint')}</p>
    ) : (
      <TextField
        label={t('lectures.studio.address')}
        hint={t('lectures.studio.addressHint')}
        type="url"
        dir="ltr"
        value={settings.address ?? ''}
        error={errors.address}
        maxLength={500}
        onChange={(event) => onChange({ address: event.currentTarget.value.trim() || null })}
      />
    );
  return (
    <div className="space-y-5">
      <LocalizedField
        label={t('lectures.studio.place')}
        value={settings.place}
        onChange={(place) => onChange({ place: isWritten(place) ? place : {} })}
      />
      <LocalizedField
        label={t('lectures.studio.location')}
        value={settings.location}
        onChange={(location) => onChange({ location })}
      />
      <LocalizedField
        label={t('lectures.studio.accessibility')}
        hint={t('lectures.studio.accessibilityHint')}
        value={settings.accessibility}
        onChange={(accessibility) => onChange({ accessibility })}
      />
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField
          label={t('lectures.studio.mapUrl')}
          type="url"
          dir="ltr"
          value={settings.mapUrl ?? ''}
          error={errors.mapUrl}
          maxLength={500}
          onChange={(event) => onChange({ mapUrl: event.currentTarget.value.trim() || null })}
        />
        <NumberField
          label={t('lectures.studio.capacity')}
          min={1}
          max={100_000}
          value={settings.capacity ?? undefined}
          onChange={(capacity) => onChange({ capacity: capacity ?? null })}
        />
      </div>
    </div>
  );
}
