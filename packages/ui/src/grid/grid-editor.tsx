import { type KeyboardEvent, type SyntheticEvent, useEffect, useRef } from 'react';
import type { GridPlace } from './grid-types.ts';

/** Where the focus goes when editing ends. */
export type EditorExit = 'down' | 'up' | 'next' | 'previous' | 'arrow' | 'stay';

/** The cell that is being edited. */
export interface CellEditing {
  readonly place: GridPlace;
  readonly text: string;
  /** Begun with a character: the arrows end it, as in a spreadsheet. */
  readonly isTyped: boolean;
}

export interface GridEditorProps {
  readonly label: string;
  readonly editing: CellEditing;
  readonly onTake: (text: string, exit: EditorExit, event?: KeyboardEvent) => void;
  readonly onGiveUp: () => void;
}

/** What happens in the field is none of the grid's business. */
const keep = (event: SyntheticEvent) => event.stopPropagation();

/** The field over a cell that is edited. */
export function GridEditor({ label, editing, onTake, onGiveUp }: GridEditorProps) {
  const { text, isTyped } = editing;
  const input = useRef<HTMLInputElement>(null);
  // leaving by a key takes it already; the blur that follows must not take it again
  const isOver = useRef(false);
  useEffect(() => {
    const field = input.current;
    field?.focus({ preventScroll: true });
    if (isTyped) field?.setSelectionRange(field.value.length, field.value.length);
    else field?.select();
  }, [isTyped]);
  const take = (exit: EditorExit, event?: KeyboardEvent) => {
    if (isOver.current) return;
    isOver.current = true;
    onTake(input.current?.value ?? '', exit, event);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    event.stopPropagation();
    if (event.nativeEvent.isComposing) return;
    const exit: EditorExit | null =
      event.key === 'Enter'
        ? event.shiftKey
          ? 'up'
          : 'down'
        : event.key === 'Tab'
          ? event.shiftKey
            ? 'previous'
            : 'next'
          : isTyped && event.key.startsWith('Arrow')
            ? 'arrow'
            : null;
    if (event.key === 'Escape') {
      event.preventDefault();
      isOver.current = true;
      onGiveUp();
    } else if (exit) {
      event.preventDefault();
      take(exit, event);
    }
  };
  return (
    <input
      ref={input}
      aria-label={label}
      defaultValue={text}
      dir="ltr"
      inputMode="decimal"
      autoComplete="off"
      spellCheck={false}
      onKeyDown={onKeyDown}
      onBlur={() => take('stay')}
      onPointerDown={keep}
      onDoubleClick={keep}
      onContextMenu={keep}
      onCopy={keep}
      onPaste={keep}
      className="absolute inset-0 border-2 border-focus bg-raised px-2 text-end text-sm tabular text-ink outline-none rtl:text-start"
    />
  );
}
