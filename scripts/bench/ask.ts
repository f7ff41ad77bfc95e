import type { BenchRequest } from '../../apps/server/src/kernel/benchmark.ts';
import type { Measurable } from './servers.ts';

/** Makes a request that isn't measured; returns the body of its answer, which must be a success. */
export async function ask<T>(server: Measurable, { method, path: at, headers, body }: BenchRequest): Promise<T> {
  const answer = await fetch(`http://127.0.0.1:${server.port}${at}`, {
    method,
    headers: { ...headers, ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  if (!answer.ok) throw new Error(`${method} ${at} answers ${answer.status}: ${await answer.text()}`);
  return (answer.status === 204 ? undefined : await answer.json()) as T;
}
