import { useIsWide } from '@sullam/web-kit/base/use-is-wide.ts';
import type { PaletteAction, PaletteHere } from '@sullam/web-kit/shell/command-center.tsx';
import {
  createContext,
  type ReactNode,
  type RefObject,
  use,
  useCallback,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { createPortal } from 'react-dom';

export interface TrailStep {
  readonly label: string;
  readonly href?: string | undefined;
}

/** Where a step stands: a course, a page of it, one thing on that page. */
const LEVELS = [0, 1, 2] as const;
export type TrailLevel = (typeof LEVELS)[number];

/** What can be done with the thing that one is in, and what can be made in it. */
export interface Here extends PaletteHere {
  readonly makes?: readonly PaletteAction[];
}

interface BarPlaces {
  readonly actions: HTMLElement | null;
  readonly holdActions: (element: HTMLElement | null) => void;
  readonly steps: readonly (TrailStep | undefined)[];
  /** What the palette offers for the thing that one is in; read when the palette is drawn. */
  readonly acts: RefObject<Here | null>;
  readonly setStep: (level: TrailLevel, step: TrailStep | undefined) => void;
}

const Places = createContext<BarPlaces | null>(null);

/** Around bar and pages: what pages bring to the bar. */
export function BarPlacesProvider({ children }: { readonly children: ReactNode }) {
  const [actions, holdActions] = useState<HTMLElement | null>(null);
  const acts = useRef<Here | null>(null);
  const [steps, setSteps] = useState<BarPlaces['steps']>([]);
  const setStep = useCallback<BarPlaces['setStep']>(
    (level, step) => setSteps((before) => LEVELS.map((at) => (at === level ? step : before[at]))),
    [],
  );
  const places = useMemo(() => ({ actions, holdActions, acts, steps, setStep }), [actions, steps, setStep]);
  return <Places value={places}>{children}</Places>;
}

/** For the bar: where actions go, and the way that pages have named. */
export function useBarPlaces(): BarPlaces {
  const places = use(Places);
  if (!places) throw new Error('BarPlacesProvider is missing above this component.');
  return places;
}

/** Names a step of the way to this page in the bar, as long as the page is shown. */
export function useTrailStep(level: TrailLevel, label: string | undefined, href?: string): void {
  const setStep = use(Places)?.setStep;
  useLayoutEffect(() => {
    setStep?.(level, label ? { label, href } : undefined);
    return () => setStep?.(level, undefined);
  }, [setStep, level, label, href]);
}

/** What the palette offers as long as this page is shown. */
export function usePaletteHere(here: Here): void {
  const acts = use(Places)?.acts;
  useLayoutEffect(() => {
    if (acts) acts.current = here;
  });
  useLayoutEffect(
    () => () => {
      if (acts) acts.current = null;
    },
    [acts],
  );
}

/** What can be done on all pages of a thing: in the bar, or where it stands if the bar has no room. */
export function BarActions({ children }: { readonly children: ReactNode }) {
  const slot = use(Places)?.actions;
  const isWide = useIsWide();
  return slot && isWide ? (
    createPortal(children, slot)
  ) : (
    <div className="ms-auto flex flex-wrap items-center gap-2 print:hidden">{children}</div>
  );
}
