import { useT } from '@sullam/web-kit/kit-context.tsx';
import { useKeys } from '../../parts/keys.tsx';
import { KeyHint } from '../marking/key-hint.tsx';

const SHOWN = [
  [['Enter'], 'builder.outline.keyNew'],
  [['/'], 'builder.outline.keyKind'],
  [['Alt', '↑', '↓'], 'builder.outline.keyMove'],
  [['F2'], 'builder.outline.keyRename'],
  [['Shift', 'Tab'], 'builder.outline.keyModule'],
  [['Ctrl', 'Enter'], 'builder.outline.keyOpen'],
] as const;

/** What the keys do in the outline: under it, and in the list of all keys. */
export function OutlineKeyLine() {
  const t = useT();
  useKeys({
    title: t('studio.keys.here'),
    lines: [
      ...SHOWN.map(([keys, words]) => ({ shown: keys.join(' '), words: t(words) })),
      { shown: 'Space', words: t('builder.outline.settings') },
      { shown: 'Delete', words: t('builder.outline.keyDelete') },
    ],
  });
  return (
    <p
      aria-hidden="true"
      className="flex flex-wrap items-center gap-x-5 gap-y-1.5 text-sm text-muted touch:hidden max-md:hidden"
    >
      {SHOWN.map(([keys, words]) => (
        <span key={words} className="inline-flex items-center gap-1">
          {keys.map((key) => (
            <KeyHint key={key} of={key} className="border-line px-1.5 py-px" />
          ))}
          <span className="ms-0.5">{t(words)}</span>
        </span>
      ))}
    </p>
  );
}
