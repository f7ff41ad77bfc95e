import { createEventParser, type StreamMessage } from './server-events.ts';

export interface StreamConnectionOptions {
  /** Opens the stream; the headers carry the token, so that it stands in no address. */
  open: (headers: Record<string, string>, signal: AbortSignal) => Promise<Response>;
  /** Renews the session after a 401; false ends the stream. */
  renew: () => Promise<boolean>;
  onMessage: (message: StreamMessage) => void;
  /** The mark at which a stream began, so that a reconnecting browser misses nothing even if nothing had come. */
  onMark?: (id: string) => void;
  /** The last message that this browser has seen, of any tab. */
  lastEventId: () => string | null;
  random?: () => number;
}

const FIRST_WAIT = 1_000;
const LONGEST_WAIT = 30_000;
/** The server's heartbeat comes more often; silence means a dead connection that nobody has noticed. */
const LONGEST_SILENCE = 45_000;

const wait = (milliseconds: number, signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, milliseconds);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });

/** How long to wait before the next try: doubled each time, with chance, so that not all browsers come back at once. */
export function backOff(failures: number, random: () => number = Math.random): number {
  const ceiling = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** failures);
  return ceiling / 2 + (ceiling / 2) * random();
}

async function readStream(response: Response, abort: AbortController, options: StreamConnectionOptions): Promise<void> {
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  if (!reader) return;
  const parse = createEventParser(options.onMessage, options.onMark);
  let watchdog: ReturnType<typeof setTimeout> | undefined;
  const alive = () => {
    clearTimeout(watchdog);
    watchdog = setTimeout(() => abort.abort(), LONGEST_SILENCE);
  };
  try {
    for (;;) {
      alive();
      const { done, value } = await reader.read();
      if (done) return;
      parse(value);
    }
  } finally {
    clearTimeout(watchdog);
  }
}

/** One try. `retry`: it ended or failed; `opened` says whether it had worked; `end`: the server wants no more. */
async function connectOnce(
  options: StreamConnectionOptions,
  ending: AbortSignal,
): Promise<{ next: 'retry' | 'end'; opened: boolean }> {
  const abort = new AbortController();
  const stop = () => abort.abort();
  ending.addEventListener('abort', stop);
  const lastEventId = options.lastEventId();
  let opened = false;
  try {
    const headers = { accept: 'text/event-stream', ...(lastEventId ? { 'last-event-id': lastEventId } : {}) };
    const response = await options.open(headers, abort.signal);
    if (response.status === 401) return { next: (await options.renew()) ? 'retry' : 'end', opened };
    if (response.status === 204 || response.status === 403) return { next: 'end', opened };
    if (!response.ok) return { next: 'retry', opened };
    opened = true;
    await readStream(response, abort, options);
    return { next: 'retry', opened };
  } catch {
    // A broken line, a server that restarts, the watchdog: all are answered by the next try.
    return { next: 'retry', opened };
  } finally {
    ending.removeEventListener('abort', stop);
    abort.abort();
  }
}

/** Keeps the stream open until the signal ends it: waits longer after each failure, starts afresh after a success. */
export async function keepStreamOpen(options: StreamConnectionOptions, ending: AbortSignal): Promise<void> {
  let failures = 0;
  while (!ending.aborted) {
    const { next, opened } = await connectOnce(options, ending);
    if (next === 'end') return;
    failures = opened ? 0 : failures + 1;
    await wait(backOff(failures, options.random), ending);
  }
}
