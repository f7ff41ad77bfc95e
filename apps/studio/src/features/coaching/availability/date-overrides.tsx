import { AVAILABILITY_LIMITS } from '@sullam/domain/coaching/session-type.ts';
import { Ellipsis, Pencil, Plus, Trash2 } from '@sullam/ui/base/icons.ts';
import { preloadOn } from '@sullam/ui/base/lazy-part.tsx';
import { Button } from '@sullam/ui/components/button.tsx';
import { Card } from '@sullam/ui/components/card.tsx';
import { Dialog } from '@sullam/ui/overlays/lazy.ts';
import { MenuButton } from '@sullam/ui/overlays/menu-button.tsx';
import { useT } from '@sullam/web-kit/kit-context.tsx';
import { useState } from 'react';
import type { DateOverride } from './availability.api.ts';
import { useDaysText } from './day-range.tsx';
import { OverrideDialog } from './override-dialog.tsx';
import { useMinuteText } from './span-field.tsx';

interface OverridesProps {
  readonly overrides: readonly DateOverride[];
  readonly today: string;
  readonly onChange: (overrides: DateOverride[]) => void;
}

/** Days whose hours are others than those of the week. */
export function DateOverrides({ overrides, today, onChange }: OverridesProps) {
  const t = useT();
  const text = useMinuteText();
  const daysText = useDaysText();
  /** The place of the one that is edited; -1: a new one. */
  const [edited, setEdited] = useState<number | null>(null);
  return (
    <Card as="section" padding="none">
      <div className="flex flex-wrap items-center justify-between gap-3 px-4 py-3 sm:px-5">
        <h2 className="text-lg">{t('coach-availability.titles.overrides')}</h2>
        <Button
          variant="outline"
          size="sm"
          icon={Plus}
          disabled={overrides.length >= AVAILABILITY_LIMITS.overrides}
          {...preloadOn(Dialog)}
          onClick={() => setEdited(-1)}
        >
          {t('coach-availability.actions.addDate')}
        </Button>
      </div>
      {overrides.length === 0 && (
        <p className="border-t border-line px-4 py-4 text-muted sm:px-5">{t('coach-availability.words.noOverrides')}</p>
      )}
      <ul className="divide-y divide-line border-t border-line empty:hidden">
        {overrides.map((override, at) => {
          const days = daysText(override);
          const isPast = override.until < today;
          return (
            <li key={override.from} className="flex flex-wrap items-center gap-x-4 gap-y-1 px-4 py-3 sm:px-5">
              <span className={isPast ? 'w-44 shrink-0 text-muted' : 'w-44 shrink-0'}>{days}</span>
              <span className="flex min-w-0 flex-1 flex-wrap items-center gap-x-3 gap-y-1">
                {override.spans.length === 0 ? (
                  <span className="font-medium">{t('coach-availability.words.unavailable')}</span>
                ) : (
                  override.spans.map(({ from, until }) => (
                    <span key={from} dir="ltr" className="rounded-md border border-line px-2 py-0.5 tabular">
                      {`${text(from)} – ${text(until)}`}
                    </span>
                  ))
                )}
                <span dir="auto" className="text-muted">
                  {override.note}
                </span>
              </span>
              <MenuButton
                icon={Ellipsis}
                label={t('coach-availability.actions.more', { day: days })}
                placement="bottom end"
                groups={[
                  {
                    id: 'override',
                    items: [
                      {
                        id: 'edit',
                        label: t('common.actions.edit'),
                        icon: Pencil,
                        onAction: () => setEdited(at),
                      },
                      {
                        id: 'remove',
                        label: t('common.actions.delete'),
                        icon: Trash2,
                        danger: true,
                        onAction: () => onChange(overrides.filter((_, place) => place !== at)),
                      },
                    ],
                  },
                ]}
              />
            </li>
          );
        })}
      </ul>
      {edited !== null && (
        <OverrideDialog
          overrides={overrides}
          edited={edited < 0 ? null : edited}
          today={today}
          onClose={() => setEdited(null)}
          onSubmit={(next) => {
            const rest = overrides.filter((_, place) => place !== edited);
            onChange([...rest, next].sort((one, other) => (one.from < other.from ? -1 : 1)));
            setEdited(null);
          }}
        />
      )}
    </Card>
  );
}
