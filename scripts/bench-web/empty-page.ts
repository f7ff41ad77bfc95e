import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import http from 'node:http';
import os from 'node:os';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import react from '@vitejs/plugin-react';
import { build } from 'vite';
import { freePort } from '../support/free-port.ts';

const MAIN = `import { createRoot } from 'react-dom/client';
import { createElement } from 'react';
createRoot(document.getElementById('root')).render(createElement('main', null, createElement('h1', null, 'Empty')));`;

const PAGE = `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>Empty</title><meta name="description" content="A page of the same framework with nothing in it"></head>
<body><div id="root"></div><script type="module" src="./main.js"></script></body></html>`;

/** A page of the same framework with nothing in it, built and served the same way: what this machine gives at best. */
export async function serveEmptyPage(): Promise<{ url: string; stop(): Promise<void> }> {
  const folder = mkdtempSync(path.join(path.resolve('node_modules/.cache'), 'empty-page-'));
  writeFileSync(path.join(folder, 'index.html'), PAGE);
  writeFileSync(path.join(folder, 'main.js'), MAIN);
  await build({ root: folder, configFile: false, logLevel: 'error', plugins: [react()], build: { outDir: 'dist' } });
  const server = http.createServer((request, response) => {
    const at = request.url === '/' ? '/index.html' : (request.url ?? '/');
    let body: Buffer;
    try {
      body = readFileSync(path.join(folder, 'dist', path.normalize(at)));
    } catch {
      response.writeHead(404).end(); // the icon that browsers ask for
      return;
    }
    const type = at.endsWith('.html') ? 'text/html; charset=utf-8' : 'text/javascript';
    response.writeHead(200, { 'content-type': type, 'content-encoding': 'gzip' }).end(gzipSync(body));
  });
  const port = await freePort();
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return {
    url: `http://localhost:${port}/`,
    stop: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

export const temporaryFolder = (): string => mkdtempSync(path.join(os.tmpdir(), 'sullam-web-'));
