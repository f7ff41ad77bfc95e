import { isWritten, type Language, type Localized, otherLanguage } from '@sullam/domain/localized.ts';
import { TextField } from '@sullam/ui/components/text-field.tsx';
import { useOwnKeys } from '@sullam/ui/tree/use-own-keys.ts';
import { useLanguage, useT } from '@sullam/web-kit/kit-context.tsx';
import { type FocusEvent, type SyntheticEvent, useEffect, useRef, useState } from 'react';
import { joinedLabel } from '../../../parts/joined-label.ts';
import { trimmed } from '../../../parts/localized-field.tsx';
import { OWN_LANGUAGE_NAMES } from '../../../parts/own-language-names.ts';

export interface TitleInPlaceProps {
  /** What is named: "Title of the lesson". */
  readonly label: string;
  readonly title: Localized;
  readonly isPending: boolean;
  readonly onSave: (title: Localized) => void;
  readonly onCancel: () => void;
  /** In which the writing begins; the reader's if none is named. */
  readonly startsIn?: Language | undefined;
  /** Enter ended it: one writes on below it. */
  readonly onEnter?: () => void;
}

const NAMES = { en: 'common.names.english', ar: 'common.names.arabic' } as const;
const LONGEST = 200;
/** The tree around it would begin to drag, or give the focus to a row. */
const keep = (event: SyntheticEvent) => event.stopPropagation();

/** A title changed where it stands: Enter and leaving it save, Escape takes it back. */
export function TitleInPlace({ label, title, isPending, onSave, onCancel, startsIn, onEnter }: TitleInPlaceProps) {
  const t = useT();
  const own = useLanguage();
  const [draft, setDraft] = useState(title);
  const fields = useRef<HTMLDivElement>(null);
  const isEmpty = !isWritten(draft);
  const isSame = JSON.stringify(trimmed(draft)) === JSON.stringify(trimmed(title));
  useEffect(() => {
    const field = fields.current?.querySelector<HTMLInputElement>(`input[lang="${startsIn ?? own}"]`);
    field?.focus();
    field?.select();
  }, [own, startsIn]);
  const finish = () => {
    if (isPending) return;
    if (isSame) onCancel();
    else if (!isEmpty) onSave(trimmed(draft));
  };
  useOwnKeys(fields, (event) => {
    if (event.key === 'Escape') onCancel();
    if (event.key !== 'Enter' || event.isComposing) return;
    finish();
    if (!isEmpty) onEnter?.();
  });
  const leave = (event: FocusEvent) => {
    if (event.currentTarget.contains(event.relatedTarget)) return;
    if (isEmpty) onCancel();
    else finish();
  };
  const order: readonly Language[] = [own, otherLanguage(own)];
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: holds back what the row would do with a press inside its fields
    <div
      ref={fields}
      onFocus={keep}
      onBlur={leave}
      onPointerDown={keep}
      onMouseDown={keep}
      onDoubleClick={keep}
      onDragStart={keep}
      className="grid gap-2 py-1 font-normal sm:grid-cols-2"
    >
      {order.map((language) => (
        <TextField
          key={language}
          hideLabel
          label={joinedLabel(own, label, t(NAMES[language]))}
          placeholder={OWN_LANGUAGE_NAMES[language]}
          lang={language}
          dir={language === 'ar' ? 'rtl' : 'ltr'}
          maxLength={LONGEST}
          disabled={isPending}
          aria-invalid={isEmpty || undefined}
          value={draft[language] ?? ''}
          onChange={(event) => setDraft({ ...draft, [language]: event.currentTarget.value })}
        />
      ))}
    </div>
  );
}
