// @vitest-environment happy-dom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { memoryStorage, STORAGE_KEYS } from '../src/base/stored.ts';
import { createKit } from '../src/create-kit.ts';
import { startStream } from '../src/stream/start-stream.ts';
import { bootstrapWith, NOW, sessionFor } from './support.ts';

const PARTS = { grades: true, specializations: true };

/** A kit of somebody signed in, whose stream says this and stays open. */
function kitWithStream(text: string) {
  const storage = memoryStorage();
  storage.setItem(STORAGE_KEYS.session, JSON.stringify(sessionFor(900)));
  const kit = createKit({
    bootstrap: bootstrapWith({ features: PARTS }),
    storage,
    sessionStorage: memoryStorage(),
    exclusively: (_name, task) => task(),
    now: () => NOW,
    fetch: vi.fn(),
  });
  const body = new ReadableStream({ start: (controller) => controller.enqueue(new TextEncoder().encode(text)) });
  vi.stubGlobal('fetch', async () => new Response(body));
  return kit;
}

afterEach(() => vi.unstubAllGlobals());

describe('the stream of a page', () => {
  const beginning = (features: object) =>
    `retry: 3000\n\nevent: features\ndata: ${JSON.stringify(features)}\n\nid: 7\n\n`;

  it('begins with what is switched on: what differs is taken, and what was fetched is asked for anew', async () => {
    const kit = kitWithStream(beginning({ ...PARTS, specializations: false }));
    kit.queryClient.setQueryData(['anything'], 1);
    const stop = startStream(kit);
    await vi.waitFor(() => expect(kit.features.get().specializations).toBe(false));
    expect(kit.queryClient.getQueryState(['anything'])?.isInvalidated).toBe(true);
    stop();
  });

  it('asks for nothing anew while nothing was switched', async () => {
    const kit = kitWithStream(beginning(PARTS));
    const taken = vi.spyOn(kit, 'takeFeatures');
    kit.queryClient.setQueryData(['anything'], 1);
    const stop = startStream(kit);
    await vi.waitFor(() => expect(taken).toHaveBeenCalledOnce());
    expect(kit.queryClient.getQueryState(['anything'])?.isInvalidated).toBe(false);
    stop();
  });
});
