import type { LayoutElement } from '@sullam/domain/certificates/layout.ts';
import type { KeyboardEvent } from 'react';
import { duplicated, restacked, without } from './commands.ts';
import type { History } from './use-history.ts';

interface CommandOptions {
  readonly elements: readonly LayoutElement[];
  readonly chosen: ReadonlySet<string>;
  readonly onChoose: (chosen: ReadonlySet<string>) => void;
  readonly onChange: (elements: LayoutElement[]) => void;
  readonly history: Pick<History<unknown>, 'undo' | 'redo'>;
}

export interface CanvasCommands {
  readonly remove: () => void;
  readonly duplicate: () => void;
  readonly restack: (by: 1 | -1) => void;
  readonly lock: (isLocked: boolean) => void;
  /** True where the key did something. */
  readonly key: (event: Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'shiftKey'>) => boolean;
}

/** What is done with the elements that are chosen, by buttons and by keys. */
export function useCommands({ elements, chosen, onChoose, onChange, history }: CommandOptions): CanvasCommands {
  const remove = () => {
    const left = without(elements, chosen);
    onChange(left);
    onChoose(new Set(left.map(({ elementId }) => elementId).filter((elementId) => chosen.has(elementId))));
  };
  const duplicate = () => {
    const { elements: all, copies } = duplicated(elements, chosen);
    if (copies.size === 0) return;
    onChange(all);
    onChoose(copies);
  };
  const withControl: Readonly<Record<string, () => void>> = {
    z: history.undo,
    y: history.redo,
    d: duplicate,
    a: () => onChoose(new Set(elements.map(({ elementId }) => elementId))),
  };
  return {
    remove,
    duplicate,
    restack: (by) => onChange(restacked(elements, chosen, by)),
    // what is locked can be unlocked, therefore it isn't passed over
    lock: (isLocked) =>
      onChange(elements.map((element) => (chosen.has(element.elementId) ? { ...element, isLocked } : element))),
    key: ({ key, ctrlKey, metaKey, shiftKey }) => {
      const letter = key.toLowerCase();
      if (ctrlKey || metaKey) {
        const run = letter === 'z' && shiftKey ? history.redo : withControl[letter];
        run?.();
        return run !== undefined;
      }
      if (key === 'Escape' && chosen.size > 0) onChoose(new Set());
      else if ((key === 'Delete' || key === 'Backspace') && chosen.size > 0) remove();
      else return false;
      return true;
    },
  };
}
