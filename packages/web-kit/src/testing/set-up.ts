import { cleanup } from '@testing-library/react';
import { afterAll, afterEach, beforeEach, expect, vi } from 'vitest';
import { takeMissingMessages } from './missing-messages.ts';

/** The page of happy-dom. */
interface SimulatedWindow {
  happyDOM: { setURL(url: string): void; setViewport(size: { width: number; height: number }): void };
}

// The files of a worker share one page, as reading all modules anew for each would take longer than the tests: every test
// finds it at the same address, whichever link was followed before, and leaves nothing in it.
const { happyDOM } = window as unknown as SimulatedWindow;
/** The size that the page has where a test says nothing of it. */
const VIEWPORT = { width: window.innerWidth, height: window.innerHeight };
beforeEach(() => {
  happyDOM.setURL('http://localhost:3000/');
});
afterEach(() => {
  cleanup();
  document.body.replaceChildren();
  expect(takeMissingMessages(), 'keys shown for want of a message').toEqual([]);
});
// A part fetched ahead of its use may still be on its way when a file's last test has what it waited for; cut off with the
// worker's last file, it would fail the run. What a file has put in the place of the page's own parts would be met by the next one.
afterAll(async () => {
  await vi.dynamicImportSettled();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  happyDOM.setViewport(VIEWPORT);
});

// The simulated document descends from another `Document` than the page's own, so that whoever asks `root instanceof Document`,
// as React Aria does for where the focus is, would take it for none.
Object.defineProperty(window.Document, Symbol.hasInstance, {
  configurable: true,
  value: (root: unknown) => root instanceof Node && root.nodeType === Node.DOCUMENT_NODE,
});
