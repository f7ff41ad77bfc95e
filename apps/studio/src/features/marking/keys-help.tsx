import { Dialog } from '@sullam/ui/overlays/lazy.ts';
import { useT } from '@sullam/web-kit/kit-context.tsx';

const KEYS = [
  ['J  K', 'marking.keys.walk'],
  ['Shift + J  K', 'marking.keys.walkAll'],
  ['1–9', 'marking.keys.level'],
  ['0', 'marking.keys.clear'],
  ['C', 'marking.keys.comment'],
  ['/', 'marking.keys.bank'],
  ['Q', 'marking.keys.queue'],
  ['Ctrl + Enter', 'marking.keys.save'],
  ['?', 'marking.keys.help'],
] as const;

/** What the keys do while one marks. */
export function KeysHelp({ onClose }: { readonly onClose: () => void }) {
  const t = useT();
  return (
    <Dialog open onClose={onClose} title={t('marking.titles.keys')}>
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
      <p className="mt-4 text-sm text-muted">{t('marking.keys.note')}</p>
    </Dialog>
  );
}
