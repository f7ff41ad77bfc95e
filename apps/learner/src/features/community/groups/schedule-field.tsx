import { X } from '@sullam/ui/base/icons.ts';
import { IconButton } from '@sullam/ui/components/button.tsx';
import { DatePicker } from '@sullam/ui/pickers/lazy.tsx';
import { useFormat, useT } from '@sullam/web-kit/kit-context.tsx';

/** The name of the reader's own zone, in which the field is written. */
export function useOwnZone(): (at: Date) => string {
  const format = useFormat();
  return (at) => format.zoneName(at);
}

interface ScheduleFieldProps {
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly onRemove?: () => void;
}

/** When something is posted. */
export function ScheduleField({ value, onChange, onRemove }: ScheduleFieldProps) {
  const t = useT();
  const zoneOf = useOwnZone();
  const at = new Date(value);
  const zone = Number.isNaN(at.getTime()) ? null : zoneOf(at);
  return (
    <div className="relative mt-4 rounded-lg border border-line p-4">
      <div className="sm:max-w-80">
        <DatePicker
          withTime
          label={t('groups.schedule.field')}
          value={value}
          onChange={(next) => onChange(next ?? '')}
          {...(zone ? { hint: t('groups.schedule.zone', { zone }) } : {})}
        />
      </div>
      {onRemove && (
        <span className="absolute end-2 top-1">
          <IconButton icon={X} label={t('groups.schedule.remove')} onClick={onRemove} />
        </span>
      )}
    </div>
  );
}
