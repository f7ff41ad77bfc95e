import type { WallSpan } from '@sullam/domain/coaching/working-hours.ts';
import { firstDayOfWeek } from '@sullam/domain/week-start.ts';
import { Copy } from '@sullam/ui/base/icons.ts';
import { preloadOn } from '@sullam/ui/base/lazy-part.tsx';
import { Button } from '@sullam/ui/components/button.tsx';
import { Card } from '@sullam/ui/components/card.tsx';
import { CheckboxGroup } from '@sullam/ui/components/choice.tsx';
import { NativeSelect } from '@sullam/ui/components/native-select.tsx';
import { Dialog } from '@sullam/ui/overlays/lazy.ts';
import { useFormat, useKit, useT } from '@sullam/web-kit/kit-context.tsx';
import { useState } from 'react';
import { FormDialog } from '../../../parts/form-dialog.tsx';
import { ShownKeys } from '../../../parts/shown-keys.tsx';
import { DayRow } from './day-row.tsx';
import { dayNamed, spansOf, type Weekly, weekFrom, withCopies, withDay } from './hours-form.ts';

interface HoursProps {
  readonly weekly: Weekly;
  readonly onChange: (weekly: Weekly) => void;
}

function CopyDialog({ weekly, onChange, onClose }: HoursProps & { readonly onClose: () => void }) {
  const t = useT();
  const format = useFormat();
  const days = weekFrom(firstDayOfWeek(useKit().configuration));
  const [from, setFrom] = useState(() => days.find((day) => spansOf(weekly, day).length > 0) ?? days[0]!);
  const [targets, setTargets] = useState<string[]>([]);
  const options = days.map((day) => ({
    value: String(day),
    label: format.day(dayNamed(day), { weekday: 'long' }),
  }));
  return (
    <FormDialog
      open
      size="sm"
      title={t('coach-availability.titles.copy')}
      submitLabel={t('coach-availability.actions.copy')}
      disabled={targets.length === 0}
      onClose={onClose}
      onSubmit={() => {
        onChange(withCopies(weekly, from, targets.map(Number)));
        onClose();
      }}
    >
      <NativeSelect
        label={t('coach-availability.fields.copyFrom')}
        value={String(from)}
        options={options}
        onChange={(day) => {
          setFrom(Number(day));
          setTargets(targets.filter((target) => target !== day));
        }}
      />
      <CheckboxGroup
        label={t('coach-availability.fields.copyTo')}
        options={options.filter(({ value }) => value !== String(from))}
        value={targets}
        onChange={setTargets}
      />
    </FormDialog>
  );
}

/** The hours of a week: several spans a day, copied by menu, keys or dialog. */
export function WeeklyHours({ weekly, onChange }: HoursProps) {
  const t = useT();
  const [copied, setCopied] = useState<readonly WallSpan[] | null>(null);
  const [isCopying, setCopying] = useState(false);
  const days = weekFrom(firstDayOfWeek(useKit().configuration));
  return (
    <Card as="section" padding="none">
      <div className="flex flex-wrap items-center justify-between gap-3 px-4 py-3 sm:px-5">
        <h2 className="text-lg">{t('coach-availability.titles.weekly')}</h2>
        <Button variant="outline" size="sm" icon={Copy} {...preloadOn(Dialog)} onClick={() => setCopying(true)}>
          {t('coach-availability.actions.copyToDays')}
        </Button>
      </div>
      <ul className="@container divide-y divide-line border-t border-line">
        {days.map((weekday) => {
          const spans = spansOf(weekly, weekday);
          const change = (next: readonly WallSpan[]) => onChange(withDay(weekly, weekday, next));
          return (
            <DayRow
              key={weekday}
              weekday={weekday}
              spans={spans}
              canPaste={copied !== null}
              onChange={change}
              onCopy={() => setCopied(spans)}
              onPaste={() => copied && change(copied)}
            />
          );
        })}
      </ul>
      <div className="border-t border-line px-4 py-2.5 touch:hidden max-md:hidden sm:px-5">
        <ShownKeys
          shown={[
            { keys: ['Enter'], words: t('coach-availability.keys.add') },
            { keys: ['Ctrl', 'C'], words: t('coach-availability.keys.copy') },
            { keys: ['Ctrl', 'V'], words: t('coach-availability.keys.paste') },
            { keys: ['Delete'], words: t('coach-availability.keys.clear') },
          ]}
        />
      </div>
      {isCopying && <CopyDialog weekly={weekly} onChange={onChange} onClose={() => setCopying(false)} />}
    </Card>
  );
}
