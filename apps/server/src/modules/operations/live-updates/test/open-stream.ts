import { type IncomingMessage, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { App } from '../../../../app.ts';

export interface Message {
  id: string | null;
  name: string;
  data: unknown;
}

export interface OpenedStream {
  status: number;
  headers: IncomingMessage['headers'];
  /** The answer of a refusal. */
  body: Promise<string>;
  /** What has come, besides what is switched on, with which every stream begins. */
  messages: Message[];
  features(): unknown;
  /** The id that a browser would come back with. */
  lastId(): string | null;
  /** Waits for a message of this name that wasn't waited for before. */
  next(name: string): Promise<Message>;
  ended: Promise<void>;
  socket: IncomingMessage['socket'];
  close(): void;
}

/** Makes an app listen on a port of its own; answers the port. */
export async function portOf(app: App): Promise<number> {
  if (!app.http.server.listening) await app.http.listen({ port: 0, host: '127.0.0.1' });
  return (app.http.server.address() as AddressInfo).port;
}

const PATIENCE = 8000;

/** Opens the stream over a real connection and reads its messages, as a browser does. */
export async function openStream(app: App, headers: Record<string, string>, path = '/api/sse'): Promise<OpenedStream> {
  const port = await portOf(app);
  return new Promise((resolve, reject) => {
    const sent = request({ host: '127.0.0.1', port, path, headers, agent: false }, (response) => {
      const messages: Message[] = [];
      const waiting = new Set<() => void>();
      let rest = '';
      let lastId: string | null = null;
      let taken = 0;
      let features: unknown = null;
      response.setEncoding('utf8');
      response.on('data', (chunk: string) => {
        rest += chunk;
        const blocks = rest.split('\n\n');
        rest = blocks.pop() ?? '';
        for (const block of blocks) {
          const fields = new Map(block.split('\n').map((line) => line.split(/: ?(.*)/s) as [string, string]));
          lastId = fields.get('id') ?? lastId;
          if (!fields.has('data')) continue;
          const message = {
            id: fields.get('id') ?? null,
            name: fields.get('event') ?? 'message',
            data: JSON.parse(fields.get('data') as string),
          };
          if (message.name === 'features') features = message.data;
          else messages.push(message);
        }
        for (const look of waiting) look();
      });
      const ended = new Promise<void>((done) => {
        response.on('close', () => done());
        response.on('error', () => done()); // cut by the server: over as well
      });
      const next = (name: string) =>
        new Promise<Message>((found, late) => {
          const timer = setTimeout(() => {
            waiting.delete(look);
            late(new Error(`no ${name} came; got ${messages.map((message) => message.name).join(', ') || 'nothing'}`));
          }, PATIENCE);
          const look = () => {
            const at = messages.findIndex((message, index) => index >= taken && message.name === name);
            if (at < 0) return;
            taken = at + 1;
            clearTimeout(timer);
            waiting.delete(look);
            found(messages[at] as Message);
          };
          waiting.add(look);
          look();
        });
      const body = new Promise<string>((done) => {
        if (response.statusCode === 200) return done('');
        response.on('end', () => done(rest));
      });
      resolve({
        status: response.statusCode ?? 0,
        headers: response.headers,
        body,
        messages,
        lastId: () => lastId,
        features: () => features,
        next,
        ended,
        socket: response.socket,
        close: () => sent.destroy(),
      });
    });
    sent.on('error', reject);
    sent.end();
  });
}
