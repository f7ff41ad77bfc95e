import { ComboBox } from '@sullam/ui/pickers/lazy.tsx';
import { useMemo } from 'react';

interface ZoneFieldProps {
  readonly label: string;
  readonly value: string;
  readonly hint?: string;
  readonly onChange: (zone: string) => void;
}

const wordsOf = (zone: string): string => zone.replaceAll('_', ' ');

/** One of the world's time zones, found by typing. */
export function ZoneField({ label, value, hint, onChange }: ZoneFieldProps) {
  const options = useMemo(
    () =>
      [...new Set([value, 'UTC', ...Intl.supportedValuesOf('timeZone')])].map((zone) => ({
        id: zone,
        label: wordsOf(zone),
      })),
    [value],
  );
  return (
    <ComboBox
      label={label}
      options={options}
      value={value}
      {...(hint ? { hint } : {})}
      onChange={(zone) => zone && onChange(zone)}
    />
  );
}
