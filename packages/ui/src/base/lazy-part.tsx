import { type ComponentType, type ReactNode, Suspense, use } from 'react';

/** How long a chunk that could not be fetched is left before it is asked for again, in ms. */
const PAUSE = 2000;

/** A component in a chunk of its own, with the means to fetch it before it is needed. */
export interface LazyPart<Props> {
  (props: Props): ReactNode;
  preload: () => void;
}

interface HostProps<Props extends object> {
  readonly start: () => Promise<ComponentType<Props>>;
  readonly inner: Props;
}

/**
 * Writes on a promise what came of it, where React looks first: a part that was fetched ahead is drawn at once. What React has to wait
 * for, be it for a moment, it holds back for 300 ms.
 */
export function known<Part>(promise: Promise<Part>): Promise<Part> {
  promise.then(
    (value) => Object.assign(promise, { status: 'fulfilled', value }),
    () => undefined,
  );
  return promise;
}

function Host<Props extends object>({ start, inner }: HostProps<Props>) {
  const Part = use(start());
  return <Part {...inner} />;
}

/**
 * Wraps a component so that its chunk is fetched on first use, or earlier by `preload()`. Meanwhile the nearest Suspense
 * above shows its own; without a network it comes as soon as there is one. Call it at module level.
 */
export function suspendingPart<Props extends object>(load: () => Promise<ComponentType<Props>>): LazyPart<Props> {
  let loading: Promise<ComponentType<Props>> | undefined;
  const start = () => {
    loading ??= known(
      load().catch(async (problem: unknown) => {
        // Whoever waits for it asks again as soon as this is refused: not at once, without a network that would never rest.
        await new Promise((resolve) => setTimeout(resolve, PAUSE));
        loading = undefined;
        throw problem;
      }),
    );
    return loading;
  };
  // biome-ignore lint/correctness/noComponentHookFactories: made once per part, at module level
  const Wrapped = (props: Props) => <Host start={start} inner={props} />;
  // A failed early fetch is not said to anyone: the opening itself tries again.
  return Object.assign(Wrapped, { preload: () => void start().catch(() => undefined) });
}

/** The same with a place-holder of its own, which may be as large as its properties say. */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  fallback: ReactNode | ((props: Props) => ReactNode) = null,
): LazyPart<Props> {
  const Part = suspendingPart(load);
  // biome-ignore lint/correctness/noComponentHookFactories: made once per part, at module level
  const Wrapped = (props: Props) => (
    <Suspense fallback={typeof fallback === 'function' ? fallback(props) : fallback}>
      <Part {...props} />
    </Suspense>
  );
  return Object.assign(Wrapped, { preload: Part.preload });
}

/** Props for a trigger: its overlay's chunk begins to load when the pointer or the focus arrives. */
export function preloadOn(...parts: readonly { preload: () => void }[]) {
  const preload = () => {
    for (const part of parts) part.preload();
  };
  return { onPointerEnter: preload, onFocus: preload };
}
