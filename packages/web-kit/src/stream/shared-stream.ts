import type { StreamMessage } from './server-events.ts';

/** The part of a BroadcastChannel that is used. */
export interface Channel {
  postMessage(message: unknown): void;
  onmessage: ((event: MessageEvent) => void) | null;
  close(): void;
}

export interface SharedStreamOptions {
  /** The browser's locks; without them every tab has a connection of its own. */
  locks: Pick<LockManager, 'request'> | undefined;
  openChannel: (() => Channel) | undefined;
  /** Identifies the session: tabs of another person don't share. */
  name: string;
  /** Keeps the connection until the signal ends it. */
  connect: (
    onMessage: (message: StreamMessage) => void,
    lastEventId: () => string | null,
    ending: AbortSignal,
    /** The mark at which the stream began: no message, but where to resume. */
    onMark: (id: string) => void,
  ) => Promise<void>;
  onMessage: (message: StreamMessage) => void;
}

/** Between tabs only; no message of the server is called so. */
const MARK = '';

/**
 * One connection for all tabs: whoever holds the lock connects and passes messages on to the others; when that tab closes, the lock
 * goes to the next, which goes on after the last message that any tab has seen. The answer ends this tab's part.
 */
export function shareStream(options: SharedStreamOptions): () => void {
  const { locks, openChannel, name, connect, onMessage } = options;
  const ending = new AbortController();
  const channel = openChannel?.();
  let lastEventId: string | null = null;

  const take = (message: StreamMessage) => {
    lastEventId = message.id ?? lastEventId;
    if (message.name !== MARK) onMessage(message);
  };
  const spread = (message: StreamMessage) => {
    take(message);
    channel?.postMessage(message);
  };
  if (channel) channel.onmessage = ({ data }: MessageEvent<StreamMessage>) => take(data);
  const lead = () =>
    connect(
      spread,
      () => lastEventId,
      ending.signal,
      (id) => spread({ id, name: MARK, data: '' }),
    );

  if (locks && channel) {
    locks.request(name, { signal: ending.signal }, lead).catch((problem: unknown) => {
      // Ended while waiting for the lock: what was asked for.
      if (!ending.signal.aborted) throw problem;
    });
  } else {
    void lead();
  }
  return () => {
    ending.abort();
    channel?.close();
  };
}
