import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { Language } from '@sullam/domain/localized.ts';
import type { Log } from '../log.ts';
import { Problem } from '../problem.ts';
import { PRODUCT_WORDING } from '../wording.ts';
import { errorResponse } from './errors.ts';

type ClientError = Error & { code?: string; rawPacket?: Buffer };

const STATUSES: Readonly<Record<string, number>> = { HPE_HEADER_OVERFLOW: 431, ERR_HTTP_REQUEST_TIMEOUT: 408 };

/** The language that bytes ask for which aren't a request. */
function languageOf({ rawPacket }: ClientError): Language {
  const text = rawPacket?.toString('latin1') ?? '';
  const asked = /^language:\s*(en|ar)\s*$/im.exec(text)?.[1]?.toLowerCase();
  if (asked === 'en' || asked === 'ar') return asked;
  return /^accept-language:\s*ar\b/im.test(text) ? 'ar' : 'en';
}

/** Answers what never became a request in the shape of every other refusal. */
export const answerClientError =
  (log: Log) =>
  (error: ClientError, socket: Socket): void => {
    if (error.code === 'ECONNRESET' || !socket.writable) {
      socket.destroy();
      return;
    }
    const status = STATUSES[error.code ?? ''] ?? 400;
    const code = status === 431 ? 'payload-too-large' : 'validation';
    const body = JSON.stringify(errorResponse(new Problem(code, status), PRODUCT_WORDING[languageOf(error)], log));
    socket.end(
      [
        `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
        'content-type: application/json; charset=utf-8',
        `content-length: ${Buffer.byteLength(body)}`,
        'x-content-type-options: nosniff',
        'cache-control: no-store',
        'connection: close',
        '',
        body,
      ].join('\r\n'),
    );
  };
