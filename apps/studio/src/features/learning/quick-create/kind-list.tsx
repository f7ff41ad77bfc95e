import { cx } from '@sullam/ui/base/cx.ts';
import { Icon } from '@sullam/ui/base/icon.tsx';
import { useT } from '@sullam/web-kit/kit-context.tsx';
import { KeyHint } from '../../../parts/key-hint.tsx';
import type { MakeKind } from './make-kinds.ts';

export const optionId = (base: string, kind: MakeKind): string => `${base}-${kind.id}`;

export interface KindListProps {
  readonly id: string;
  readonly kinds: readonly MakeKind[];
  readonly chosen: MakeKind | undefined;
  readonly onPick: (kind: MakeKind) => void;
}

/** What can be made, in two columns, each with the letter that chooses it after a slash. */
export function KindList({ id, kinds, chosen, onPick }: KindListProps) {
  const t = useT();
  return (
    <div
      id={id}
      role="listbox"
      aria-label={t('builder.quick.kinds')}
      className="grid grid-cols-2 gap-x-1 border-t border-line p-2"
    >
      {kinds.map((kind) => (
        // biome-ignore lint/a11y/useKeyWithClickEvents: the field above has the focus, and its keys choose
        <div
          key={kind.id}
          id={optionId(id, kind)}
          role="option"
          tabIndex={-1}
          aria-selected={kind === chosen}
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onPick(kind)}
          className={cx(
            'flex min-h-10.5 cursor-pointer items-center gap-3 rounded-md px-2.5 text-sm transition-colors touch:min-h-11',
            kind === chosen ? 'bg-primary-soft text-primary-text' : 'hover:bg-subtle',
          )}
        >
          <Icon of={kind.icon} size={20} className={kind === chosen ? undefined : 'text-muted'} />
          <span className="min-w-0 flex-1">{kind.label}</span>
          {kind.letter && <KeyHint of={`/${kind.letter}`} className="border-line bg-surface text-muted" />}
        </div>
      ))}
    </div>
  );
}
