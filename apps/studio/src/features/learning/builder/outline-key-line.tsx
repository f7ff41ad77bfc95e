import { useT } from '@sullam/web-kit/kit-context.tsx';
import { ShownKeys } from '../../../parts/shown-keys.tsx';

/** What the keys do in the outline. */
export function OutlineKeyLine() {
  const t = useT();
  return (
    <ShownKeys
      shown={[
        { keys: ['Enter'], words: t('builder.outline.keyNew') },
        { keys: ['/'], words: t('builder.outline.keyKind') },
        { keys: ['Alt', '↑', '↓'], words: t('builder.outline.keyMove') },
        { keys: ['F2'], words: t('builder.outline.keyRename') },
        { keys: ['Shift', 'Tab'], words: t('builder.outline.keyModule') },
        { keys: ['Ctrl', 'Enter'], words: t('builder.outline.keyOpen') },
      ]}
      more={[
        { keys: ['Space'], words: t('builder.outline.settings') },
        { keys: ['Delete'], words: t('builder.outline.keyDelete') },
      ]}
    />
  );
}
