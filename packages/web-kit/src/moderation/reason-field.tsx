import type { Language } from '@sullam/domain/localized.ts';
import { MessageSquareQuote } from '@sullam/ui/base/icons.ts';
import { UiLink } from '@sullam/ui/base/ui-link.tsx';
import { Button } from '@sullam/ui/components/button.tsx';
import { ErrorState } from '@sullam/ui/components/empty-state.tsx';
import { SkeletonText } from '@sullam/ui/components/skeleton.tsx';
import { AuthorText } from '@sullam/ui/components/text.tsx';
import { TextArea } from '@sullam/ui/components/text-field.tsx';
import { Popover } from '@sullam/ui/overlays/lazy.ts';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, type Ref, useEffect, useImperativeHandle, useRef, useState } from 'react';
import { useFormat, useLanguage, useT } from '../kit-context.tsx';
import { reasonsQuery } from './moderation.api.ts';

/** As long as a reason may be. */
const LONGEST = 1000;
const DIGITS = ['123456789', '١٢٣٤٥٦٧٨٩'] as const;

/** Which of the first nine is meant by a key, in the digits of either script; -1: none. */
const placeOf = (key: string): number => (key === '' ? -1 : Math.max(...DIGITS.map((digits) => digits.indexOf(key))));

interface BankProps {
  readonly language: Language;
  readonly onChoose: (reason: string) => void;
  /** Where who may change them does so. */
  readonly editHref: string | undefined;
}

/** The reasons of the organisation, in the language of whoever reads one. */
function Bank({ language, onChoose, editHref }: BankProps) {
  const t = useT();
  const format = useFormat();
  const list = useRef<HTMLOListElement>(null);
  const { data, isError, isFetching, refetch } = useQuery(reasonsQuery());
  const reasons = data?.data ?? [];
  const count = reasons.length;
  // the keys are heard as soon as there is something to choose
  useEffect(() => {
    if (count > 0) list.current?.querySelector('button')?.focus();
  }, [count]);
  return (
    <div className="p-2">
      {isError && !data && (
        <ErrorState compact title={t('common.failed.title')} onRetry={() => void refetch()} retrying={isFetching} />
      )}
      {!data && !isError && (
        <div className="p-2">
          <SkeletonText lines={4} />
        </div>
      )}
      {data && count === 0 && <p className="p-2 text-sm text-muted">{t('moderation-desk.bank.empty')}</p>}
      {count > 0 && (
        <ol ref={list}>
          {reasons.map((reason, at) => (
            <li key={reason.en}>
              <button
                type="button"
                onClick={() => onChoose(reason[language])}
                onKeyDown={(event) => {
                  const chosen = reasons[placeOf(event.key)];
                  if (!chosen) return;
                  event.preventDefault();
                  onChoose(chosen[language]);
                }}
                className="flex min-h-9 w-full items-start gap-2 rounded-sm px-2 py-1.5 text-start text-sm hover:bg-subtle focus-visible:-outline-offset-2 touch:min-h-11"
              >
                <span aria-hidden="true" className="w-4 shrink-0 text-muted">
                  {at < DIGITS[0].length && format.number(at + 1)}
                </span>
                <AuthorText className="min-w-0 flex-1 wrap-anywhere">{reason[language]}</AuthorText>
              </button>
            </li>
          ))}
        </ol>
      )}
      {editHref !== undefined && data && (
        <p className="mt-1 border-t border-line px-2 pt-2 text-sm">
          <UiLink href={editHref}>{t('moderation-desk.bank.edit')}</UiLink>
        </p>
      )}
    </div>
  );
}

export interface ReasonFieldHandle {
  focus: () => void;
  openBank: () => void;
}

export interface ReasonFieldProps {
  readonly label: string;
  readonly hint?: string;
  readonly value: string;
  readonly onChange: (reason: string) => void;
  /** Of whoever is told; the reader's own where that isn't known. */
  readonly language?: Language | undefined;
  /** The key that opens the bank, where there is one. */
  readonly keyHint?: ReactNode;
  readonly editHref?: string | undefined;
  readonly ref?: Ref<ReasonFieldHandle>;
}

/** What the author is told, with what the organisation says again and again at hand. */
export function ReasonField({ value, onChange, language, keyHint, editHref, ref, hint, label }: ReasonFieldProps) {
  const t = useT();
  const own = useLanguage();
  const area = useRef<HTMLTextAreaElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  useImperativeHandle(ref, () => ({ focus: () => area.current?.focus(), openBank: () => setOpen(true) }));
  const choose = (reason: string) => {
    onChange((value.trim() === '' ? reason : `${value.trimEnd()}\n${reason}`).slice(0, LONGEST));
    setOpen(false);
    // once the overlay has given the focus back
    window.setTimeout(() => area.current?.focus());
  };
  return (
    <div className="space-y-2">
      <TextArea
        ref={area}
        dir="auto"
        rows={3}
        required
        maxLength={LONGEST}
        label={label}
        {...(hint === undefined ? {} : { hint })}
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
        onKeyDown={(event) => {
          // in an empty field nothing else can be meant
          if (event.key !== '/' || value !== '') return;
          event.preventDefault();
          setOpen(true);
        }}
      />
      <Button
        ref={button}
        variant="ghost"
        size="sm"
        icon={MessageSquareQuote}
        className="-ms-3"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        {t('moderation-desk.bank.open')}
        {keyHint}
      </Button>
      {isOpen && (
        <Popover
          triggerRef={button}
          open
          onOpenChange={setOpen}
          label={t('moderation-desk.bank.title')}
          placement="top start"
          width={400}
          flush
        >
          <Bank language={language ?? own} onChoose={choose} editHref={editHref} />
        </Popover>
      )}
    </div>
  );
}
