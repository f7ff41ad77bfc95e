import { isDialogOpen } from '@sullam/ui/overlays/dialog-open.ts';
import { useKit } from '@sullam/web-kit/kit-context.tsx';
import {
  createContext,
  type ReactNode,
  type RefObject,
  use,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { isField } from './is-field.ts';
import { readKeysOff, writeKeysOff } from './keys-off.ts';

/** A key and what it does. */
export interface KeyLine {
  /** Under this name it can be switched off; without one it is always on, as Ctrl K is. */
  readonly id?: string;
  /** As it stands on the keyboard. */
  readonly shown: string;
  readonly words: string;
  /** The key itself, whatever alphabet is typed. */
  readonly code?: string;
  /** The sign, where it matters more than the key that gives it. */
  readonly signs?: readonly string[];
  /** What it does; a key without one is heard elsewhere, and listed here. */
  readonly run?: (() => void) | undefined;
}

export interface KeyGroup {
  readonly title: string;
  readonly lines: readonly KeyLine[];
  /** What has to be known besides. */
  readonly note?: string | undefined;
}

interface Keys {
  /** The groups that are in force, the newest first. */
  readonly groups: () => readonly KeyGroup[];
  readonly hold: (group: RefObject<KeyGroup>) => () => void;
  readonly isOn: (id: string) => boolean;
  readonly setOn: (id: string, isOn: boolean) => void;
  readonly isHelpOpen: boolean;
  readonly setHelpOpen: (isOpen: boolean) => void;
}

const Context = createContext<Keys | null>(null);

const isInGrid = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('[role=grid]') !== null;

const isMeant = ({ code, signs }: KeyLine, event: KeyboardEvent): boolean =>
  signs ? signs.includes(event.key) : code !== undefined && code === event.code && !event.shiftKey;

/** Around bar and pages: which keys do what here, and which of them their owner has switched off. */
export function KeysProvider({ children }: { readonly children: ReactNode }) {
  const { storage } = useKit();
  const held = useRef<RefObject<KeyGroup>[]>([]);
  const [off, setOff] = useState(() => readKeysOff(storage));
  const [isHelpOpen, setHelpOpen] = useState(false);
  const keys = useMemo<Keys>(
    () => ({
      groups: () => held.current.map(({ current }) => current),
      hold(group) {
        held.current = [group, ...held.current];
        return () => {
          held.current = held.current.filter((other) => other !== group);
        };
      },
      isOn: (id) => !off.includes(id),
      setOn(id, isOn) {
        const next = isOn ? off.filter((other) => other !== id) : [...off, id];
        writeKeysOff(storage, next);
        setOff(next);
      },
      isHelpOpen,
      setHelpOpen,
    }),
    [off, isHelpOpen, storage],
  );
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.repeat || event.ctrlKey || event.metaKey || event.altKey) return;
    if (isDialogOpen() || isField(event.target)) return;
    // the page before the frame: its C is a comment, where the frame's makes something
    const line = keys
      .groups()
      .flatMap(({ lines }) => lines)
      .find((each) => isMeant(each, event) && (each.id === undefined || keys.isOn(each.id)));
    // what is typed on a cell begins to fill it
    if (!line?.run || (!line.signs && isInGrid(event.target))) return;
    event.preventDefault();
    line.run();
  });
  useEffect(() => {
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);
  return <Context value={keys}>{children}</Context>;
}

/** For the frame: what is in force. */
export function useKeyMap(): Keys {
  const keys = use(Context);
  if (!keys) throw new Error('KeysProvider is missing above this component.');
  return keys;
}

/** The keys of a page, as long as it is shown. */
export function useKeys(group: KeyGroup): void {
  const hold = use(Context)?.hold;
  const newest = useRef(group);
  useLayoutEffect(() => {
    newest.current = group;
  });
  useEffect(() => {
    return hold?.(newest);
  }, [hold]);
}

/** Opens the list of keys; does nothing in a page without a frame. */
export function useKeysHelp(): () => void {
  const keys = use(Context);
  return () => keys?.setHelpOpen(true);
}

/** Whether a key that a page hears by itself is switched on. */
export function useIsKeyOn(): (id: string) => boolean {
  const keys = use(Context);
  return (id) => keys?.isOn(id) ?? true;
}
