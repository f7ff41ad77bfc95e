import { expect, type Page, type Request } from '@playwright/test';

/** What each page has asked for and not got yet. */
const open = new WeakMap<Page, Set<Request>>();

/** The stream of messages stays open as long as the page, and a film until it has been played. */
const isEndless = (request: Request): boolean =>
  request.resourceType() === 'media' || new URL(request.url()).pathname === '/api/sse';

/** Notes from now on what the page asks for. */
export function followRequests(page: Page): void {
  const requests = new Set<Request>();
  open.set(page, requests);
  page.on('request', (request) => {
    if (!isEndless(request)) requests.add(request);
  });
  page.on('requestfinished', (request) => requests.delete(request));
  page.on('requestfailed', (request) => requests.delete(request));
}

/** The addresses that the page still waits for. */
export const openRequests = (page: Page): string[] => [...(open.get(page) ?? [])].map((request) => request.url());

/** Waits until nothing is on its way to the page. */
export const allArrived = (page: Page): Promise<void> =>
  expect.poll(() => openRequests(page), { intervals: [20], timeout: 20_000 }).toEqual([]);
