import { BookmarkPlus, MessageSquareQuote, Plus, Trash2 } from '@sullam/ui/base/icons.ts';
import { Button, IconButton } from '@sullam/ui/components/button.tsx';
import { AuthorText } from '@sullam/ui/components/text.tsx';
import { TextArea } from '@sullam/ui/components/text-field.tsx';
import { Popover } from '@sullam/ui/overlays/lazy.ts';
import { useNotify, useT } from '@sullam/web-kit/kit-context.tsx';
import { useQuery } from '@tanstack/react-query';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { KeyHint } from '../../../parts/key-hint.tsx';
import { savedCommentsQuery, useSavedComments } from './saved-comments.api.ts';
import { useMarkingKeys } from './use-marking-keys.ts';

/** As long as the bank takes them. */
const MOST_KEPT = 2000;
/** So many stand under the field. */
const AT_HAND = 3;

interface BankProps {
  readonly onInsert: (comment: string) => void;
}

function Bank({ onInsert }: BankProps) {
  const t = useT();
  const { data } = useQuery(savedCommentsQuery());
  const { forget } = useSavedComments();
  const comments = data?.data ?? [];
  const list = useRef<HTMLUListElement>(null);
  const isThere = comments.length > 0;
  const choices = () => [...(list.current?.querySelectorAll<HTMLElement>('[data-insert]') ?? [])];
  // opened by a key, it is gone on in by keys: Enter takes the first one
  useEffect(() => {
    if (isThere) list.current?.querySelector<HTMLElement>('[data-insert]')?.focus();
  }, [isThere]);
  const walk = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const all = choices();
    const at = all.indexOf(document.activeElement as HTMLElement);
    all[(at + step + all.length) % all.length]?.focus();
  };
  if (data && comments.length === 0)
    return <p className="p-4 text-sm text-muted">{t('marking.empty.bank', { action: t('marking.actions.keep') })}</p>;
  return (
    <ul ref={list} className="p-2" onKeyDown={walk}>
      {comments.map(({ savedCommentId, comment }) => (
        <li key={savedCommentId} className="flex items-start gap-1">
          <button
            type="button"
            data-insert=""
            aria-label={t('marking.actions.insert', { comment })}
            onClick={() => onInsert(comment)}
            className="min-h-9 min-w-0 flex-1 rounded-sm px-2 py-1.5 text-start text-sm hover:bg-subtle touch:min-h-11"
          >
            <AuthorText className="clip-lines-2">{comment}</AuthorText>
          </button>
          <IconButton
            icon={Trash2}
            iconSize={16}
            size="sm"
            label={t('marking.actions.forget', { comment })}
            onClick={() => forget.mutate(savedCommentId)}
          />
        </li>
      ))}
    </ul>
  );
}

export interface CommentFieldProps {
  readonly label: string;
  readonly hint: string;
  readonly value: string;
  readonly onChange: (comment: string) => void;
  readonly maxLength: number;
  readonly error?: string | undefined;
  readonly required?: boolean;
  /** One line of a list: it says what it is by its place-holder, and grows as one writes. */
  readonly isRow?: boolean;
}

/** What is said to the learner, with what one has said before at hand. */
export function CommentField({ value, onChange, isRow = false, hint, ...field }: CommentFieldProps) {
  const t = useT();
  const notify = useNotify();
  const area = useRef<HTMLTextAreaElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const { data } = useQuery(savedCommentsQuery());
  const { keep } = useSavedComments();
  const written = value.trim();
  const kept = data?.data ?? [];
  const canKeep = written !== '' && written.length <= MOST_KEPT && !kept.some(({ comment }) => comment === written);
  const insert = (comment: string) => {
    onChange(written === '' ? comment : `${value.trimEnd()}\n${comment}`);
    setOpen(false);
    area.current?.focus();
  };
  const trigger = {
    ref: button,
    'aria-haspopup': 'dialog',
    'aria-expanded': isOpen,
    onClick: () => setOpen(!isOpen),
  } as const;
  useMarkingKeys({ onComment: () => area.current?.focus(), onBank: () => setOpen(true) });
  return (
    <div className="space-y-2">
      <div className="flex items-start gap-1">
        <div className="min-w-0 flex-1">
          <TextArea
            {...field}
            {...(isRow ? { hideLabel: true, placeholder: t('marking.labels.commentOrBank') } : { hint })}
            ref={area}
            rows={isRow ? 1 : 3}
            value={value}
            onChange={(event) => onChange(event.currentTarget.value)}
            onKeyDown={(event) => {
              // in an empty field nothing else can be meant
              if (event.key !== '/' || value !== '') return;
              event.preventDefault();
              setOpen(true);
            }}
          />
        </div>
        {isRow && <IconButton icon={MessageSquareQuote} label={t('marking.actions.bank')} {...trigger} />}
      </div>
      <div className="flex flex-wrap items-center gap-2 empty:hidden">
        {!isRow && (
          <Button variant="ghost" size="sm" icon={MessageSquareQuote} className="-ms-3" {...trigger}>
            {t('marking.actions.bank')}
            <KeyHint of="/" className="border-line text-muted" />
          </Button>
        )}
        {canKeep && (
          <Button
            variant="ghost"
            size="sm"
            icon={BookmarkPlus}
            pending={keep.isPending}
            onClick={() =>
              keep.mutate(written, {
                onSuccess: () => notify({ tone: 'success', text: t('marking.messages.kept') }),
              })
            }
          >
            {t('marking.actions.keep')}
          </Button>
        )}
        {kept
          .filter(({ comment }) => !value.includes(comment))
          .slice(0, AT_HAND)
          .map(({ savedCommentId, comment }) => (
            <Button
              key={savedCommentId}
              variant="outline"
              size="sm"
              icon={Plus}
              className="max-w-full normal-case"
              aria-label={t('marking.actions.insert', { comment })}
              onClick={() => insert(comment)}
            >
              <bdi className="clip-line max-w-36">{comment}</bdi>
            </Button>
          ))}
      </div>
      {isOpen && (
        <Popover
          triggerRef={button}
          open
          onOpenChange={setOpen}
          label={t('marking.titles.bank')}
          placement="top start"
          width={360}
          flush
        >
          <Bank onInsert={insert} />
        </Popover>
      )}
    </div>
  );
}
