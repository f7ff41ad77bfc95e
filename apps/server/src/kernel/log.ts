import { type DestinationStream, type Logger, pino } from 'pino';

export type Log = Logger;

/** Structured logs. Everything that could be a secret is cut out by name, wherever it stands. */
export function createLog(level: string, destination?: DestinationStream): Log {
  const secrets = [
    'password',
    'oldPassword',
    'newPassword',
    'token',
    'access',
    'refresh',
    'code',
    'authorization',
    'cookie',
    'secret',
  ];
  const options = {
    level,
    base: null,
    redact: { paths: secrets.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]), censor: '[cut]' },
  };
  return destination ? pino(options, destination) : pino(options);
}
