import type { Sent } from './operations.ts';

const CODES = /^[a-z][a-z0-9-]*(\.[a-z0-9-]+)*$|^auth-\d{3}$/;
/** What a refusal never reveals: the internals of the program. */
const INSIDES =
  /\bat .+\.(ts|js|mjs):\d+|node_modules|syntax error at or near|relation "|violates|postgres|kysely|undefined|\[object /i;

/** What is wrong with a refusal, or null when it has the one shape that all refusals have. */
export function faultOf(sent: Sent): string | null {
  if (!sent.contentType.startsWith('application/json')) return `content type ${sent.contentType}`;
  const body = JSON.parse(sent.text) as Record<string, unknown>;
  const unknown = Object.keys(body).find((key) => !['message', 'status', 'errorCode', 'details'].includes(key));
  if (unknown) return `unknown key ${unknown}`;
  if (typeof body.message !== 'string' || body.message.trim() === '') return 'no message';
  if (body.status !== sent.status) return `status ${String(body.status)} in the body of a ${sent.status}`;
  if (typeof body.errorCode !== 'string' || !CODES.test(body.errorCode)) return `error code ${String(body.errorCode)}`;
  if (body.details !== undefined && !areDetails(body.details)) return `details ${JSON.stringify(body.details)}`;
  return INSIDES.test(body.message) ? `reveals the internals: ${body.message}` : null;
}

const areDetails = (details: unknown): boolean =>
  Array.isArray(details) &&
  details.every((detail: unknown) => {
    const { path, code, message } = (detail ?? {}) as Record<string, unknown>;
    return typeof path === 'string' && typeof code === 'string' && typeof message === 'string' && message !== '';
  });
