import type { ServerResponse } from 'node:http';
import type { FeatureState } from '@sullam/domain/features.ts';
import type { StreamConnection, StreamEvent } from '../../../kernel/stream/stream-hub.ts';

/** Milliseconds after which a browser that lost the stream tries again. */
const RETRY = 3000;
/** A client that has taken nothing for so long is gone. */
const LONGEST_BLOCK = 60_000;

const RESYNC = 'event: resync\ndata: {}\n\n';

const messageOf = ({ id, name, data }: StreamEvent): string =>
  `id: ${id}\nevent: ${name.replace(/[\r\n]/g, ' ')}\ndata: ${JSON.stringify(data ?? null)}\n\n`;

export interface StreamOwner {
  organizationId: number;
  userId: number;
  sessionId: string;
}

/**
 * One open stream. It says first what is switched on. Until `begin`, what arrives is held back, so that a replay comes first. A client that reads too
 * slowly gets no backlog: it is told to fetch again once it has caught up.
 */
export class SseConnection implements StreamConnection {
  private held: StreamEvent[] | null = [];
  private blockedSince: number | null = null;
  private hasMissed = false;

  constructor(
    readonly owner: StreamOwner,
    private readonly response: ServerResponse,
    /** What is switched on: a browser that was away compares it with what it shows. */
    features: FeatureState,
  ) {
    response.writeHead(200, {
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store, no-transform',
      'x-accel-buffering': 'no',
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
    });
    response.write(`retry: ${RETRY}\n\nevent: features\ndata: ${JSON.stringify(features)}\n\n`);
  }

  /** The stream's beginning: what was missed, or the mark from which it goes on, then what was held back. */
  begin(past: readonly StreamEvent[] | 'unknown' | { from: number }): void {
    const held = this.held ?? [];
    this.held = null;
    const sent = new Set<number>();
    if (past === 'unknown') this.resync();
    else if ('from' in past) this.write(`id: ${past.from}\n\n`);
    else {
      for (const event of past) {
        sent.add(event.id);
        this.write(messageOf(event));
      }
    }
    for (const event of held) if (!sent.has(event.id)) this.send(event);
  }

  send(event: StreamEvent): void {
    if (this.held) this.held.push(event);
    else this.write(messageOf(event));
  }

  resync(): void {
    this.write(RESYNC);
  }

  /** A message that isn't kept for a replay. */
  notify(name: string): void {
    this.write(`event: ${name}\ndata: {}\n\n`);
  }

  /** Keeps proxies and browsers from giving up; drops a client that takes nothing any more. */
  heartbeat(now: number): void {
    if (this.blockedSince !== null && now - this.blockedSince > LONGEST_BLOCK) this.response.destroy();
    else if (this.blockedSince === null) this.write(': \n\n');
  }

  /** Ends the stream with a last message that says why. */
  end(reason: string): void {
    this.notify(reason);
    this.response.end();
  }

  private write(text: string): void {
    if (this.response.writableEnded || this.response.destroyed) return;
    if (this.blockedSince !== null) {
      this.hasMissed = true;
      return;
    }
    if (this.response.write(text)) return;
    this.blockedSince = performance.now();
    this.response.once('drain', () => {
      this.blockedSince = null;
      if (!this.hasMissed) return;
      this.hasMissed = false;
      this.resync();
    });
  }
}
