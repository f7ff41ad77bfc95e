import type { Page } from '@playwright/test';

/** What went wrong in a page, and what a journey says is meant to. */
export interface Watch {
  /** Forgets what went wrong and what was allowed, for the next test in the same page. */
  begin(): void;
  /** Everything so far that nobody expected: console errors, exceptions, failed requests, answers from 400 up. */
  trouble(): string[];
  /** Allows answers with this status of addresses that match, as when a wrong password is typed on purpose. */
  expectStatus(status: number, address: RegExp): void;
  /** Allows what fails for want of a network, which the journey takes away itself. */
  expectLostNetwork(): void;
}

const NO_NETWORK = /ERR_INTERNET_DISCONNECTED|ERR_NETWORK_CHANGED/;
const NAVIGATED_AWAY = /ERR_ABORTED/;

/** Notes every error of a page from now on. */
export function watch(page: Page): Watch {
  let found: { text: string; status?: number; address: string }[] = [];
  let allowed: { status: number; address: RegExp }[] = [];
  let mayLoseNetwork = false;
  page.on('console', (message) => {
    if (message.type() !== 'error' && message.type() !== 'warning') return;
    // the browser's own line about a refused answer: the answer itself is noted below
    if (/Failed to load resource/.test(message.text())) return;
    found.push({ text: `console ${message.type()}: ${message.text()}`, address: message.location().url });
  });
  page.on('pageerror', (error) =>
    found.push({ text: `exception: ${error.stack ?? error.message}`, address: page.url() }),
  );
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? '';
    if (!NAVIGATED_AWAY.test(reason))
      found.push({ text: `failed: ${request.method()} ${request.url()} ${reason}`, address: request.url() });
  });
  page.on('response', (response) => {
    if (response.status() < 400) return;
    const address = response.url();
    found.push({
      text: `${response.status()}: ${response.request().method()} ${address}`,
      status: response.status(),
      address,
    });
  });
  return {
    begin: () => {
      found = [];
      allowed = [];
      mayLoseNetwork = false;
    },
    expectStatus: (status, address) => allowed.push({ status, address }),
    expectLostNetwork: () => {
      mayLoseNetwork = true;
    },
    trouble: () =>
      found
        .filter(({ text }) => !(mayLoseNetwork && NO_NETWORK.test(text)))
        .filter(({ status, address }) => !allowed.some((rule) => rule.status === status && rule.address.test(address)))
        .map(({ text }) => text),
  };
}
