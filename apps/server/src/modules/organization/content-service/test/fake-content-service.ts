import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Language } from '@sullam/domain/localized.ts';

type Respond = (response: ServerResponse) => void;

/** A content service on this machine. */
export interface FakeContentService {
  url: string;
  /** What was asked, with which credential, in the order of arrival. */
  calls: { address: string; authorization: string | undefined }[];
  /** The texts of a language from now on. */
  publish(language: Language, content: unknown): void;
  /** Every call meets with this until something is published. */
  fail(respond: Respond): void;
  close(): Promise<void>;
}

export const json =
  (content: unknown): Respond =>
  (response) => {
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(content));
  };

export async function startFakeContentService(): Promise<FakeContentService> {
  const published: Record<Language, unknown> = { en: {}, ar: {} };
  let failure: Respond | null = null;
  const calls: FakeContentService['calls'] = [];
  const server = createServer((request, response) => {
    const address = request.url ?? '';
    calls.push({ address, authorization: request.headers.authorization });
    const respond = failure ?? json(published[address.includes('/ar') ? 'ar' : 'en']);
    respond(response);
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    calls,
    publish(language, content) {
      published[language] = content;
      failure = null;
    },
    fail(respond) {
      failure = respond;
    },
    close: () =>
      new Promise((closed) => {
        server.close(() => closed());
        server.closeAllConnections();
      }),
  };
}
