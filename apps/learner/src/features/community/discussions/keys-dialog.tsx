import { Checkbox } from '@sullam/ui/components/choice.tsx';
import { Dialog } from '@sullam/ui/overlays/lazy.ts';
import { useT } from '@sullam/web-kit/kit-context.tsx';
import { SHOWN_KEYS } from './use-discussion-keys.ts';

interface KeysDialogProps {
  readonly isOn: boolean;
  readonly onChange: (isOn: boolean) => void;
  readonly onClose: () => void;
}

/** The keys of the page, and the switch that turns them off. */
export function KeysDialog({ isOn, onChange, onClose }: KeysDialogProps) {
  const t = useT();
  return (
    <Dialog open onClose={onClose} title={t('discussions.titles.keys')} size="sm">
      <dl className="grid grid-cols-[auto_1fr] items-center gap-x-4 gap-y-2 text-sm">
        {SHOWN_KEYS.map(([name, key]) => (
          <div key={name} className="contents">
            <dt>
              <kbd
                dir="ltr"
                className="inline-block min-w-8 rounded-sm border border-line bg-subtle px-2 py-0.5 text-center"
              >
                {key}
              </kbd>
            </dt>
            <dd>{t(`discussions.keys.${name}`)}</dd>
          </div>
        ))}
      </dl>
      <div className="mt-5">
        <Checkbox label={t('discussions.fields.keys')} checked={isOn} onChange={onChange} />
      </div>
    </Dialog>
  );
}
