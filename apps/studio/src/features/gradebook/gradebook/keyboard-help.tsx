import { Dialog } from '@sullam/ui/overlays/lazy.ts';
import { useT } from '@sullam/web-kit/kit-context.tsx';

const KEYS = [
  ['← ↑ → ↓', 'gradebook.keys.move'],
  ['Home  End', 'gradebook.keys.ends'],
  ['Page Up  Page Down', 'gradebook.keys.page'],
  ['0–9', 'gradebook.keys.type'],
  ['F2  Enter', 'gradebook.keys.edit'],
  ['Enter  Tab', 'gradebook.keys.take'],
  ['Esc', 'gradebook.keys.giveUp'],
  ['Delete', 'gradebook.keys.clear'],
  ['Space', 'gradebook.keys.open'],
  ['Shift + ← ↑ → ↓', 'gradebook.keys.block'],
  ['Ctrl + C  Ctrl + V', 'gradebook.keys.copy'],
  ['Ctrl + Z  Ctrl + Y', 'gradebook.keys.undo'],
  ['Enter', 'gradebook.keys.column'],
  ['Alt + ← →', 'gradebook.keys.width'],
] as const;

/** What the keys do in the grid. */
export function KeyboardHelp({ onClose }: { readonly onClose: () => void }) {
  const t = useT();
  return (
    <Dialog open onClose={onClose} title={t('gradebook.titles.keyboard')}>
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] items-baseline gap-x-5 gap-y-2 text-sm">
        {KEYS.map(([keys, key]) => (
          <div key={key} className="col-span-2 grid grid-cols-subgrid">
            <dt>
              <kbd dir="ltr" className="rounded-sm bg-subtle px-2 py-0.5 font-sans text-xs whitespace-pre">
                {keys}
              </kbd>
            </dt>
            <dd>{t(key)}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-4 text-sm text-muted">{t('gradebook.keys.letters')}</p>
    </Dialog>
  );
}
