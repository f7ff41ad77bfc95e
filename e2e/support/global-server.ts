import { startFakeZoom } from '../../apps/server/src/modules/classroom/zoom-meetings/test/fake-zoom.ts';
import { startBuiltServer } from './built-server.ts';

/** One server with the demo for all journeys; each journey makes what it changes itself. Its Zoom is on this machine. */
export default async function setup(): Promise<() => Promise<void>> {
  const zoom = await startFakeZoom();
  const server = await startBuiltServer({ ZOOM_URL: zoom.url, ZOOM_API_URL: zoom.url });
  process.env.JOURNEYS_URL = server.url; // workers inherit the environment
  return async () => {
    await server.stop();
    await zoom.close();
  };
}
