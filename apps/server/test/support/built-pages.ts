import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { PageManifest } from '@sullam/domain/page-manifest.ts';

/** What the build would have made, from a server of its own: the settings under which a server takes it from there. */
export async function startBuiltPages(manifest: PageManifest, template: string) {
  const built = createServer((request, response) => {
    const isManifest = request.url?.endsWith('page.json');
    response.setHeader('content-type', isManifest ? 'application/json' : 'text/html');
    response.end(isManifest ? JSON.stringify(manifest) : template);
  });
  await new Promise<void>((resolve) => built.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(built.address() as AddressInfo).port}`;
  return { settings: { VITE_LEARNER_URL: url, VITE_STUDIO_URL: url }, close: () => built.close() };
}
