import { known } from '@sullam/ui/base/lazy-part.tsx';
import { type FunctionComponent, use, useState } from 'react';
import { useUser } from '../kit-context.tsx';

/** Screens whose code could not be fetched; each entry lets one be asked for again. */
const failed = new Set<() => void>();

/** From now on, screens whose code could not be fetched are asked for again; with each navigation, since each is a new try. */
export function retryScreens(): void {
  for (const forget of failed) forget();
  failed.clear();
}

/** Goes up when somebody leaves: a screen begins anew then, since what it holds, a half-written message say, was theirs. */
function useTurn(): number {
  const userId = useUser()?.id;
  const [seen, setSeen] = useState({ userId, turn: 0 });
  if (seen.userId !== userId) setSeen({ userId, turn: seen.userId === undefined ? seen.turn : seen.turn + 1 });
  return seen.turn;
}

/**
 * A screen in a chunk of its own. The router's own way reloads the page where a chunk can't be fetched: without a
 * connection that would lose the whole application. Here the failure is shown in the screen's place, and tried again.
 */
export function lazyScreen(
  load: () => Promise<FunctionComponent>,
): FunctionComponent & { preload: () => Promise<void>; arrives: () => Promise<void> } {
  let loading: Promise<FunctionComponent> | undefined;
  const start = () => {
    // what the router has waited for is drawn at once
    loading ??= known(
      load().catch((problem: unknown) => {
        failed.add(() => {
          loading = undefined;
        });
        throw problem;
      }),
    );
    return loading;
  };
  function Screen() {
    const Loaded = use(start());
    return <Loaded key={useTurn()} />;
  }
  // the router waits for it; what went wrong is thrown when the screen is drawn
  const settle = () => undefined;
  return Object.assign(Screen, {
    preload: () => start().then(settle, settle),
    /** Refused where its code can't be fetched. */
    arrives: () => start().then(settle),
  });
}
