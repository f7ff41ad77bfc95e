// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createConnection } from '../src/session/connection.ts';

let stop = () => undefined as unknown;
beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  stop();
  vi.useRealTimers();
});

function watch() {
  const browser = { isOnline: true };
  const onBack = vi.fn();
  const ask = vi.fn(async () => connection.arrived());
  const connection = createConnection({ ask, onBack, isOnline: () => browser.isOnline });
  stop = connection.follow(window);
  return { connection, browser, onBack, ask };
}

describe('the connection', () => {
  it('is gone with the network, and asks the server as soon as there is one again', async () => {
    const { connection, browser, onBack } = watch();
    browser.isOnline = false;
    window.dispatchEvent(new Event('offline'));
    expect(connection.get()).toBe('offline');
    browser.isOnline = true;
    window.dispatchEvent(new Event('online'));
    await vi.waitFor(() => expect(connection.get()).toBe('up'));
    expect(onBack).toHaveBeenCalledOnce();
  });

  it('is gone when a call brings no response; the server is asked from time to time until it does', async () => {
    const { connection, onBack, ask } = watch();
    ask.mockImplementation(async () => connection.failed());
    connection.failed();
    expect(connection.get()).toBe('unreachable');
    await vi.advanceTimersByTimeAsync(5000);
    expect([ask.mock.calls.length, connection.get()]).toEqual([1, 'unreachable']);
    ask.mockImplementation(async () => connection.arrived());
    await vi.advanceTimersByTimeAsync(5000);
    expect([connection.get(), onBack.mock.calls.length]).toEqual(['up', 1]);
    await vi.advanceTimersByTimeAsync(20_000);
    expect(ask).toHaveBeenCalledTimes(2);
  });

  it('asks ever more seldom for a call that never gets a response among others that do, unless somebody wants it', async () => {
    const { connection, onBack } = watch();
    onBack.mockImplementation(() => {
      connection.failed();
      connection.arrived();
    });
    connection.failed();
    connection.arrived();
    expect([connection.get(), onBack.mock.calls.length]).toEqual(['unreachable', 1]);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(onBack.mock.calls.length).toBeLessThan(6);
    onBack.mockReset();
    expect(await connection.check()).toBe(true);
    expect(onBack).toHaveBeenCalledOnce();
  });

  it('stays gone when a response arrives late that was asked for before the network went', async () => {
    const { connection, browser, onBack, ask } = watch();
    ask.mockImplementation(async () => connection.failed());
    browser.isOnline = false;
    window.dispatchEvent(new Event('offline'));
    connection.arrived();
    await vi.waitFor(() => expect(ask).toHaveBeenCalledOnce());
    expect([connection.get(), onBack.mock.calls.length]).toEqual(['offline', 0]);
  });

  it('is there without a network when the server responds all the same, as one on this machine does', async () => {
    const { connection, browser, onBack } = watch();
    browser.isOnline = false;
    window.dispatchEvent(new Event('offline'));
    connection.arrived();
    await vi.waitFor(() => expect(connection.get()).toBe('up'));
    expect(onBack).toHaveBeenCalledOnce();
  });

  it('is detected by a refused query as by any other call', async () => {
    const { connection, ask } = watch();
    ask.mockRejectedValue(new TypeError('Failed to fetch'));
    connection.failed();
    expect(await connection.check()).toBe(false);
  });
});
