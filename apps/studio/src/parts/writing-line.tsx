import type { Language } from '@sullam/domain/localized.ts';
import { cx } from '@sullam/ui/base/cx.ts';
import { Icon } from '@sullam/ui/base/icon.tsx';
import type { LucideIcon } from '@sullam/ui/base/icons.ts';
import { preloadOn } from '@sullam/ui/base/lazy-part.tsx';
import { Badge } from '@sullam/ui/components/badge.tsx';
import { Popover } from '@sullam/ui/overlays/lazy.ts';
import { useOwnKeys } from '@sullam/ui/tree/use-own-keys.ts';
import { useT } from '@sullam/web-kit/kit-context.tsx';
import { type SyntheticEvent, useId, useLayoutEffect, useRef, useState } from 'react';
import { KeyHint } from './key-hint.tsx';
import { kindsBySlash, type OfferedKind } from './offered-kinds.ts';
import { useWritingUnderWay } from './writing-under-way.ts';

const SLASH_KEYS = { choose: '↑ ↓', insert: 'Enter', plain: 'Esc' } as const;

export interface WritingLineProps<Kind extends string> {
  /** What is written here: "Title of the lesson". */
  readonly label: string;
  readonly placeholder: string;
  readonly maxLength: number;
  /** What can be chosen with a slash; null where all that is written here is the same. */
  readonly kinds: readonly OfferedKind<Kind>[] | null;
  readonly kind: Kind;
  /** Instead of that of the kind. */
  readonly icon: LucideIcon;
  readonly isStrong?: boolean;
  /** What Tab has said of it. */
  readonly mark?: string | undefined;
  readonly words: {
    /** The button that shows the kind: "Lesson type: video". */
    readonly kind: string;
    readonly chooseKind: string;
    readonly noKind: string;
  };
  /** As it is typed; it outlives the line, which moves while one writes. */
  readonly text: string;
  readonly language: Language;
  readonly onText: (text: string) => void;
  readonly onKind: (kind: Kind) => void;
  /** Enter: what is written is added, and one writes on. With `opens` it is opened at once. */
  readonly onAdd: (opens: boolean) => void;
  /** Enter where nothing is written. */
  readonly onEmpty: () => void;
  /** Answers whether Tab meant something here; the focus goes on otherwise. */
  readonly onTab: (isBack: boolean) => boolean;
  readonly onPaste: (pasted: string) => void;
  /** By a key the focus goes back to the list; otherwise it has gone elsewhere. */
  readonly onClose: (byKey: boolean) => void;
}

/** The tree around it would begin to drag, or give the focus to a row. */
const keep = (event: SyntheticEvent) => event.stopPropagation();

/** The line in which the next part of a list is written: Enter adds it, "/" chooses a kind, Tab says where it belongs. */
export function WritingLine<Kind extends string>(props: WritingLineProps<Kind>) {
  const { kinds, kind, icon, words, text, language, onText, onKind, onAdd, onEmpty, onTab, onPaste, onClose } = props;
  const t = useT();
  const base = useId();
  const frame = useRef<HTMLDivElement>(null);
  const field = useRef<HTMLInputElement>(null);
  /** What is written was added already: by a key, by leaving, or for an action that follows on it. */
  const isAdded = useRef(false);
  const [isChoosing, setChoosing] = useState(false);
  const [at, setAt] = useState(0);
  const isSlash = kinds !== null && text.startsWith('/');
  const isOpen = isSlash || isChoosing;
  const offered = isSlash ? kindsBySlash(kinds, text.slice(1).trim()) : (kinds ?? []);
  const active = Math.min(at, Math.max(0, offered.length - 1));
  // at once: the row goes to another module while one writes, and no key may be lost
  useLayoutEffect(() => {
    field.current?.focus();
  }, []);

  const choose = (chosen: Kind) => {
    onKind(chosen);
    if (isSlash) onText('');
    setChoosing(false);
    setAt(0);
    field.current?.focus();
  };
  const chooseByKey = (event: KeyboardEvent): boolean => {
    const steps: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 };
    const step = steps[event.key];
    if (step !== undefined) setAt((active + step + offered.length) % Math.max(1, offered.length));
    else if (event.key === 'Enter' || event.key === 'Tab') {
      const chosen = offered[active];
      if (chosen) choose(chosen.kind);
    } else if (event.key === 'Escape') {
      setChoosing(false);
      if (isSlash) onText('');
    } else return false;
    return true;
  };
  /** Adds what is written, once. */
  const add = (opens: boolean) => {
    if (isAdded.current || text.trim() === '' || isSlash) return;
    isAdded.current = true;
    onAdd(opens);
  };
  useWritingUnderWay({
    flush: async () => {
      add(false);
      onClose(false);
    },
  });
  const writeByKey = (event: KeyboardEvent): boolean => {
    if (event.key === 'Escape') onClose(true);
    else if (event.key === 'Enter') {
      if (text.trim() !== '') add(event.ctrlKey || event.metaKey);
      else onEmpty();
    } else return event.key === 'Tab' && onTab(event.shiftKey);
    return true;
  };
  useOwnKeys(frame, (event) => {
    if (event.isComposing || event.target !== field.current) return;
    if (isOpen ? chooseByKey(event) : writeByKey(event)) event.preventDefault();
  });
  /** Left for good: not for its kinds, another window, or its new place in the outline. */
  const leave = () =>
    requestAnimationFrame(() => {
      if (document.activeElement?.closest('[data-writing]')) return;
      setChoosing(false);
      add(false);
      onClose(false);
    });
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: holds back what the row would do with a press inside its field
    <div
      ref={frame}
      data-writing=""
      onFocus={keep}
      onBlur={leave}
      onPointerDown={keep}
      onMouseDown={keep}
      onDoubleClick={keep}
      onDragStart={keep}
      className={cx(
        'flex items-center gap-2 rounded-md border-2 border-focus bg-surface ps-1',
        props.isStrong && 'font-medium',
      )}
    >
      {kinds === null ? (
        <Icon of={icon} size={18} className="shrink-0 text-muted" />
      ) : (
        <button
          type="button"
          aria-label={words.kind}
          aria-haspopup="listbox"
          aria-expanded={isOpen}
          {...preloadOn(Popover)}
          onClick={() => {
            setChoosing(!isChoosing);
            field.current?.focus();
          }}
          className="touch-area grid size-8 shrink-0 place-items-center rounded-sm text-muted hover:bg-subtle"
        >
          <Icon of={kinds.find((each) => each.kind === kind)?.icon ?? icon} size={18} />
        </button>
      )}
      <input
        ref={field}
        role="combobox"
        aria-label={props.label}
        aria-expanded={isOpen}
        aria-controls={`${base}-kinds`}
        aria-autocomplete="list"
        {...(isOpen && offered.length > 0 ? { 'aria-activedescendant': `${base}-${active}` } : {})}
        autoComplete="off"
        lang={language}
        dir={text === '' ? undefined : 'auto'}
        maxLength={props.maxLength}
        placeholder={props.placeholder}
        value={text}
        onChange={(event) => {
          setAt(0);
          isAdded.current = false;
          onText(event.currentTarget.value);
        }}
        onPaste={(event) => {
          const pasted = event.clipboardData.getData('text/plain');
          if (!pasted.trim().includes('\n')) return;
          event.preventDefault();
          onPaste(pasted);
        }}
        className="min-h-9 min-w-0 flex-1 bg-transparent px-1 text-body outline-none touch:min-h-11"
      />
      {props.mark && <Badge>{props.mark}</Badge>}
      {isOpen && (
        <Popover
          nonModal
          flush
          open
          triggerRef={field}
          placement="bottom start"
          width={440}
          label={words.chooseKind}
          onOpenChange={(open) => {
            if (!open) setChoosing(false);
          }}
        >
          <div id={`${base}-kinds`} data-writing="" role="listbox" aria-label={words.chooseKind} className="p-1.5">
            {offered.map((each, index) => (
              // biome-ignore lint/a11y/useKeyWithClickEvents: the field beside it has the focus, and its keys choose
              <div
                key={each.kind}
                id={`${base}-${index}`}
                role="option"
                tabIndex={-1}
                aria-selected={index === active}
                onPointerMove={() => setAt(index)}
                onMouseDown={(event) => event.preventDefault()}
                onClick={() => choose(each.kind)}
                className={cx(
                  'flex min-h-12 cursor-pointer items-center gap-3 rounded-md px-2.5 py-1 text-sm',
                  index === active && 'bg-primary-soft',
                )}
              >
                <Icon of={each.icon} size={18} className="text-muted" />
                <span className="min-w-0 flex-1">
                  <span className="block">{each.name}</span>
                  <span className="block text-xs text-muted">{each.hint}</span>
                </span>
                <kbd dir="ltr" className="font-sans text-xs text-muted">
                  /{each.slug}
                </kbd>
              </div>
            ))}
            {offered.length === 0 && (
              <div role="presentation" className="px-2.5 py-2 text-sm text-muted">
                {words.noKind}
              </div>
            )}
          </div>
          <p
            aria-hidden="true"
            className="sticky bottom-0 flex items-center gap-4 border-t border-line bg-raised px-4 py-2 text-xs text-muted touch:hidden max-md:hidden"
          >
            {(['choose', 'insert', 'plain'] as const).map((act) => (
              <span key={act} className="inline-flex items-center gap-1.5">
                <KeyHint of={SLASH_KEYS[act]} className="border-line" />
                {t(`studio.writing.${act}`)}
              </span>
            ))}
          </p>
        </Popover>
      )}
    </div>
  );
}
