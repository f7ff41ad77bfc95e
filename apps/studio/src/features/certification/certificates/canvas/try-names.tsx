import type { Localized } from '@sullam/domain/localized.ts';
import { FilterChip } from '@sullam/ui/components/badge.tsx';
import { TextField } from '@sullam/ui/components/text-field.tsx';
import { useLanguage, useT } from '@sullam/web-kit/kit-context.tsx';
import { useState } from 'react';
import { nameTyped, SAMPLE_NAMES } from './sample-names.ts';

export interface TryNamesProps {
  readonly value: Localized;
  readonly onChange: (name: Localized) => void;
}

/** Whose certificate is shown: names that are hard to set, or any other. */
export function TryNames({ value, onChange }: TryNamesProps) {
  const t = useT();
  const language = useLanguage();
  const [typed, setTyped] = useState('');
  return (
    // biome-ignore lint/a11y/useSemanticElements: buttons and a field that belong together, no form
    <div role="group" aria-label={t('certificate-desk.designer.tryName')} className="space-y-3">
      <div className="flex flex-wrap gap-2">
        {SAMPLE_NAMES.map((name) => {
          const script = name[language] ? language : name.en ? 'en' : 'ar';
          const said = name[script] ?? '';
          return (
            <FilterChip key={said} selected={value === name} onChange={() => onChange(name)}>
              <bdi lang={script}>{said}</bdi>
            </FilterChip>
          );
        })}
      </div>
      <TextField
        label={t('certificate-desk.designer.tryName')}
        value={typed}
        onChange={(event) => {
          setTyped(event.currentTarget.value);
          onChange(nameTyped(event.currentTarget.value) ?? SAMPLE_NAMES[0] ?? {});
        }}
        maxLength={120}
        dir="auto"
      />
    </div>
  );
}
