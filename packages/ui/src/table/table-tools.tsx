import { type ReactNode, useRef, useState } from 'react';
import { Columns3 } from '../base/icons.ts';
import { preloadOn } from '../base/lazy-part.tsx';
import { useUiWords } from '../base/ui-words.tsx';
import { Button, IconButton } from '../components/button.tsx';
import { CheckboxGroup } from '../components/choice.tsx';
import { RadioGroup } from '../components/radio-group.tsx';
import { Popover } from '../overlays/lazy.ts';

export type Density = 'comfortable' | 'compact';

export interface TableToolsProps {
  readonly columns: readonly { readonly id: string; readonly label: string }[];
  readonly hidden: readonly string[];
  readonly onHidden: (ids: string[]) => void;
  readonly density: Density;
  readonly onDensity: (density: Density) => void;
}

/** Which columns, and how dense. */
export function TableTools({ columns, hidden, onHidden, density, onDensity }: TableToolsProps) {
  const words = useUiWords();
  const button = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  const [used, setUsed] = useState(false);
  const show = () => {
    setUsed(true);
    setOpen(!open);
  };
  const shown = columns.filter((column) => !hidden.includes(column.id)).map((column) => column.id);
  return (
    <>
      <IconButton
        {...preloadOn(Popover)}
        ref={button}
        icon={Columns3}
        label={words.columns}
        variant="outline"
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={show}
      />
      {used && (
        <Popover triggerRef={button} open={open} onOpenChange={setOpen} label={words.columns} width={260}>
          <CheckboxGroup
            label={words.columns}
            options={columns.map((column) => ({ value: column.id, label: column.label }))}
            value={shown}
            onChange={(ids) =>
              onHidden(columns.filter((column) => !ids.includes(column.id)).map((column) => column.id))
            }
          />
          <RadioGroup
            className="mt-4 border-t border-line pt-4 max-sm:hidden"
            label={words.density}
            options={[
              { value: 'comfortable', label: words.comfortable },
              { value: 'compact', label: words.compact },
            ]}
            value={density}
            onChange={(value) => onDensity(value as Density)}
          />
        </Popover>
      )}
    </>
  );
}

export interface BulkBarProps {
  readonly count: number;
  readonly actions: ReactNode;
  readonly onClear: () => void;
}

/** What can be done with the rows that are selected. */
export function BulkBar({ count, actions, onClear }: BulkBarProps) {
  const words = useUiWords();
  return (
    <div
      role="status"
      className="mb-3 flex min-h-12 flex-wrap items-center gap-x-3 gap-y-2 rounded-lg bg-primary-soft px-4 py-1.5 text-sm"
    >
      <span className="font-medium text-primary-text">{words.selected(count)}</span>
      <div className="flex flex-1 flex-wrap items-center gap-2">{actions}</div>
      <Button variant="ghost" size="sm" onClick={onClear}>
        {words.clearSelection}
      </Button>
    </div>
  );
}
