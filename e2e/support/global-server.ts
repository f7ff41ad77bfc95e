import type { TestProject } from 'vitest/node';
import { startBuiltServer } from './built-server.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    serverUrl: string;
  }
}

/** One server with the demo for all journeys; each journey makes what it changes itself. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = await startBuiltServer();
  project.provide('serverUrl', server.url);
  return () => server.stop();
}
