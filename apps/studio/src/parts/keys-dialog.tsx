import { Switch } from '@sullam/ui/components/switch.tsx';
import { Dialog } from '@sullam/ui/overlays/lazy.ts';
import { useT } from '@sullam/web-kit/kit-context.tsx';
import { type KeyGroup, useKeyMap } from './keys.tsx';

function Group({ group }: { readonly group: KeyGroup }) {
  const t = useT();
  const { isOn, setOn } = useKeyMap();
  return (
    <section aria-label={group.title}>
      <h3 className="mb-1 text-sm font-semibold">{group.title}</h3>
      <ul className="divide-y divide-line text-sm">
        {group.lines.map(({ id, shown, words }) => (
          <li
            key={`${shown} ${words}`}
            className="grid min-h-9 grid-cols-[8.5rem_minmax(0,1fr)_auto] items-center gap-3 touch:min-h-11"
          >
            <kbd
              dir="ltr"
              className="justify-self-start rounded-sm bg-subtle px-2 py-0.5 text-start font-sans text-xs whitespace-pre"
            >
              {shown}
            </kbd>
            <span>{words}</span>
            {id !== undefined && (
              <Switch
                hideLabel
                label={t('studio.keys.switch', { key: { raw: shown }, words })}
                checked={isOn(id)}
                onChange={(on) => setOn(id, on)}
              />
            )}
          </li>
        ))}
      </ul>
      {group.note && <p className="mt-2 text-sm text-muted">{group.note}</p>}
    </section>
  );
}

/** What several parts of a page bring stands under one title. */
function merged(groups: readonly KeyGroup[]): KeyGroup[] {
  const titles = [...new Set(groups.map(({ title }) => title))];
  return titles.flatMap((title) => {
    const own = groups.filter((group) => group.title === title);
    const lines = own.flatMap((group) => group.lines);
    return lines.length === 0 ? [] : [{ title, lines, note: own.find(({ note }) => note)?.note }];
  });
}

/** What the keys do here and everywhere. Each that is a single sign can be switched off. */
export function KeysDialog({ onClose }: { readonly onClose: () => void }) {
  const t = useT();
  const { groups } = useKeyMap();
  return (
    <Dialog open onClose={onClose} title={t('studio.keys.title')}>
      <div className="space-y-6">
        {merged(groups()).map((group) => (
          <Group key={group.title} group={group} />
        ))}
        <p className="text-sm text-muted">{t('studio.keys.note')}</p>
      </div>
    </Dialog>
  );
}
