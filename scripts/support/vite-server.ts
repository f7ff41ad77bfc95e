import { createServer, type ViteDevServer } from 'vite';
import { freePort } from './free-port.ts';
import type { Part } from './parts.ts';
import { inProject } from './project.ts';

/** One of the web applications, built while it is looked at. */
export interface WebServer {
  url: string;
  close(): Promise<void>;
}

/**
 * Starts Vite for a web application on a free port. People never open that port: our server passes requests on to it.
 * Only the socket that announces changes goes to it directly, because the server passes no sockets on.
 */
export async function startVite(part: Part): Promise<WebServer> {
  const port = await freePort();
  const vite: ViteDevServer = await createServer({
    root: inProject('apps', part.name),
    mode: 'development',
    clearScreen: false,
    logLevel: 'warn',
    server: { host: '127.0.0.1', port, strictPort: true, ws: { host: '127.0.0.1', clientPort: port } },
  });
  await vite.listen();
  return { url: `http://127.0.0.1:${port}`, close: () => vite.close() };
}
