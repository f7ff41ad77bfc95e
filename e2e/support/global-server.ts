import { startBuiltServer } from './built-server.ts';

/** One server with the demo for all journeys; each journey makes what it changes itself. */
export default async function setup(): Promise<() => Promise<void>> {
  const server = await startBuiltServer();
  process.env.JOURNEYS_URL = server.url; // workers inherit the environment
  return () => server.stop();
}
