import { CHECKLIST_ITEM_KINDS, CHECKLIST_LIMITS, type ChecklistItemKind } from '@sullam/domain/checklists.ts';
import { useLanguage, useT } from '@sullam/web-kit/kit-context.tsx';
import { type ReactNode, useState } from 'react';
import { WritingLine } from '../../../parts/writing-line.tsx';
import { typedLines } from '../builder/builder.public.ts';
import { emptyItem, type ItemForm } from './checklist-form.ts';
import { ITEM_ICONS, ITEM_SLUGS } from './item-icons.ts';

interface Writing {
  /** The item behind which one writes; null: before all. */
  readonly after: string | null;
  readonly text: string;
  readonly kind: ChecklistItemKind;
  readonly waits: boolean;
}

interface Options {
  readonly items: readonly ItemForm[];
  readonly onAdd: (added: readonly ItemForm[], after: string | null) => void;
  readonly onOpen: (item: ItemForm) => void;
  /** The writing ended by a key: the focus goes back to this row. */
  readonly onEnd: (key: string) => void;
}

/** The line in which the next item is written: where it stands, what is typed in it, and what becomes of that. */
export function useItemWriting({ items, onAdd, onOpen, onEnd }: Options) {
  const t = useT();
  const language = useLanguage();
  const [writing, setWriting] = useState<Writing | null>(null);
  const begin = (after: string | null, text = '') => setWriting({ after, text, kind: 'DO', waits: false });
  const change = (part: Partial<Writing>) => setWriting((before) => before && { ...before, ...part });
  const itemOf = (title: string, { kind, waits }: Pick<Writing, 'kind' | 'waits'>): ItemForm => ({
    ...emptyItem(kind),
    title: { [language]: title.trim() },
    waitsForPrevious: waits,
  });
  const add = (added: readonly ItemForm[]) => {
    if (!writing) return;
    const room = added.slice(0, CHECKLIST_LIMITS.items - items.length);
    onAdd(room, writing.after);
    const last = room.at(-1);
    if (last && items.length + room.length < CHECKLIST_LIMITS.items) begin(last.key);
    else setWriting(null);
  };
  const isFirst = writing?.after === null;
  const field: ReactNode = writing && (
    <WritingLine
      label={t('checklist-keeping.fields.item')}
      placeholder={t('checklist-keeping.writing.placeholder', { key: '/' })}
      maxLength={CHECKLIST_LIMITS.title}
      kinds={CHECKLIST_ITEM_KINDS.map((kind) => ({
        kind,
        name: t(`checklists.kinds.${kind}`),
        hint: t(`checklist-keeping.kindTexts.${kind}`),
        slug: ITEM_SLUGS[kind],
        icon: ITEM_ICONS[kind],
      }))}
      kind={writing.kind}
      icon={ITEM_ICONS[writing.kind]}
      mark={writing.waits ? t('checklist-keeping.words.waits') : undefined}
      words={{
        kind: t('checklist-keeping.writing.kind', { kind: t(`checklists.kinds.${writing.kind}`) }),
        chooseKind: t('checklist-keeping.writing.chooseKind'),
        noKind: t('checklist-keeping.writing.noKind'),
      }}
      text={writing.text}
      language={language}
      onText={(text) => change({ text })}
      onKind={(kind) => change({ kind })}
      onAdd={(opens) => {
        const item = itemOf(writing.text, writing);
        add([item]);
        // which course it is has to be said
        if (opens || writing.kind === 'COURSE') onOpen(item);
      }}
      onEmpty={() => close(true)}
      onTab={(isBack) => {
        if (isFirst || writing.waits !== isBack) return false;
        change({ waits: !isBack });
        return true;
      }}
      onPaste={(pasted) =>
        add(
          typedLines(`${writing.text}${pasted}`, CHECKLIST_LIMITS.title).map(({ title }, at) =>
            itemOf(title, at === 0 ? writing : { kind: 'DO', waits: false }),
          ),
        )
      }
      onClose={(byKey) => close(byKey)}
    />
  );
  function close(byKey: boolean) {
    setWriting(null);
    const row = writing?.after ?? items[0]?.key;
    if (byKey && row) onEnd(row);
  }
  return { after: writing?.after, isOpen: writing !== null, field, begin };
}
