import { Icon } from '@sullam/ui/base/icon.tsx';
import { Globe } from '@sullam/ui/base/icons.ts';
import { textLinkClass } from '@sullam/ui/components/button.tsx';
import { NativeSelect } from '@sullam/ui/components/native-select.tsx';
import { useT } from '@sullam/web-kit/kit-context.tsx';
import { useState } from 'react';
import { useReaderZone } from '../../../parts/reader-zone.ts';
import { useSlotWords } from '../../../parts/use-slot-words.ts';

interface ZoneLineProps {
  readonly coachName: string;
  readonly coachZone: string | undefined;
}

const namesOfZones = (chosen: string): string[] => [...new Set([chosen, 'UTC', ...Intl.supportedValuesOf('timeZone')])];

/** Whose clock the times are told by, and a picker that changes the clock and no chosen instant. */
export function ZoneLine({ coachName, coachZone }: ZoneLineProps) {
  const t = useT();
  const words = useSlotWords();
  const [zone, choose] = useReaderZone();
  const [isOpen, setOpen] = useState(false);
  const now = new Date().toISOString();
  return (
    <div className="rounded-lg bg-subtle px-4 py-3 text-sm">
      <div className="flex items-start gap-3">
        <Icon of={Globe} size={20} className="mt-px shrink-0" />
        <p className="min-w-0 flex-1">
          <strong className="font-semibold">
            {t('coaching-sessions.zone.yours', { zone: words.zoneName(now, zone) })}
          </strong>{' '}
          {coachZone !== undefined &&
            coachZone !== zone &&
            t('coaching-sessions.zone.theirs', { name: coachName, zone: words.zoneName(now, coachZone) })}
        </p>
        <button
          type="button"
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
          className={`${textLinkClass} touch:min-h-11 font-semibold`}
        >
          {t('coaching-sessions.zone.change')}
        </button>
      </div>
      {isOpen && (
        <NativeSelect
          className="mt-3"
          label={t('coaching-sessions.zone.label')}
          value={zone}
          dir="ltr"
          options={namesOfZones(zone).map((name) => ({ value: name, label: name.replaceAll('_', ' ') }))}
          onChange={(next) => {
            choose(next);
            setOpen(false);
          }}
        />
      )}
    </div>
  );
}
