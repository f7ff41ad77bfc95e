import { createServer, type Socket } from 'node:net';
import { type ParsedMail, simpleParser } from 'mailparser';
import { afterAll } from 'vitest';

export interface RelayDouble {
  url(): string;
  mails: ParsedMail[];
  envelopes: { from: string; to: string[] }[];
  /** While true every mail is refused for now. */
  isBusy: boolean;
}

/** A mail relay that speaks just enough SMTP, and keeps what it took. */
export async function mailRelayDouble(): Promise<RelayDouble> {
  const relay: RelayDouble = { url: () => '', mails: [], envelopes: [], isBusy: false };
  const server = createServer((socket) => converse(socket, relay));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  relay.url = () => `smtp://127.0.0.1:${port}`;
  afterAll(() => new Promise<void>((resolve) => server.close(() => resolve())));
  return relay;
}

function converse(socket: Socket, relay: RelayDouble): void {
  let buffer = '';
  let isData = false;
  let envelope = { from: '', to: [] as string[] };
  const say = (line: string) => socket.write(`${line}\r\n`);
  say('220 double ready');
  socket.on('error', () => socket.destroy());
  socket.on('data', (chunk) => {
    buffer += chunk.toString('latin1');
    for (;;) {
      const end = buffer.indexOf(isData ? '\r\n.\r\n' : '\r\n');
      if (end === -1) return;
      const text = buffer.slice(0, end);
      buffer = buffer.slice(end + (isData ? 5 : 2));
      if (isData) {
        isData = false;
        relay.envelopes.push(envelope);
        void simpleParser(Buffer.from(text.replace(/^\.\./gm, '.'), 'latin1')).then((mail) => {
          relay.mails.push(mail);
          say('250 taken');
        });
      } else {
        const command = text.slice(0, 4).toUpperCase();
        if (command === 'MAIL') envelope = { from: text, to: [] };
        if (command === 'RCPT') envelope.to.push(text);
        isData = command === 'DATA' && !relay.isBusy;
        if (command === 'QUIT') {
          say('221 bye');
          socket.end();
        } else say(isData ? '354 go on' : command === 'DATA' ? '451 busy, try later' : '250 fine');
      }
    }
  });
}
