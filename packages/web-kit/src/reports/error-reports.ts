import type { BodyOf } from '@sullam/api-client/client.ts';
import type { Kit } from '../kit.ts';

type Entry = BodyOf<'POST /api/frontend-logger'>['entries'][number];

const SEND_AFTER = 5_000;
/** A page that fails in a loop must not flood the server. */
const MOST_PER_PAGE = 50;
const MOST_TEXT = 2_000;

/** Takes out of a text what must not reach a log: tokens in addresses and headers, e-mail addresses. */
export function withoutSecrets(text: string): string {
  return text
    .replace(/([?&#](?:token|code|ticket|accessToken|access|refresh)=)[^&\s#"']+/gi, '$1…')
    .replace(/Bearer\s+[\w.~+/-]+=*/gi, 'Bearer …')
    .replace(/eyJ[\w-]+\.[\w-]+\.[\w-]+/g, '…')
    .replace(/[^\s@"'<>]+@[^\s@"'<>]+\.[^\s@"'<>]+/g, '…')
    .slice(0, MOST_TEXT);
}

function entryOf(problem: unknown, page: Location, now: number): Entry {
  const error = problem instanceof Error ? problem : new Error(String(problem));
  return {
    level: 'error',
    message: withoutSecrets(`${error.name}: ${error.message}`),
    ...(error.stack ? { stack: withoutSecrets(error.stack) } : {}),
    url: withoutSecrets(page.href),
    at: new Date(now).toISOString(),
  };
}

/**
 * Collects errors that nobody caught and sends them together; what leaves with the page is sent on leaving.
 * `early` are those that came before.
 */
export function startErrorReports(kit: Kit, target: Window = window, early: readonly unknown[] = []): () => void {
  const waiting: Entry[] = [];
  const seen = new Set<string>();
  let timer: ReturnType<typeof setTimeout> | undefined;

  const send = () => {
    clearTimeout(timer);
    timer = undefined;
    const entries = waiting.splice(0);
    if (entries.length === 0) return;
    // A report that can't be sent is lost on purpose: reporting that would begin again.
    void kit
      .call('POST /api/frontend-logger', { body: { entries }, isBare: true, keepalive: true })
      .catch(() => undefined);
  };
  const report = (problem: unknown) => {
    const entry = entryOf(problem, target.location, kit.now());
    const key = `${entry.message} ${entry.stack ?? ''}`;
    if (seen.has(key) || seen.size >= MOST_PER_PAGE) return;
    seen.add(key);
    waiting.push(entry);
    timer ??= setTimeout(send, SEND_AFTER);
  };
  const onError = (event: ErrorEvent) => report(event.error ?? event.message);
  const onRejection = (event: PromiseRejectionEvent) => report(event.reason);
  for (const problem of early) report(problem);
  target.addEventListener('error', onError);
  target.addEventListener('unhandledrejection', onRejection);
  target.addEventListener('pagehide', send);
  return () => {
    clearTimeout(timer);
    target.removeEventListener('error', onError);
    target.removeEventListener('unhandledrejection', onRejection);
    target.removeEventListener('pagehide', send);
  };
}
