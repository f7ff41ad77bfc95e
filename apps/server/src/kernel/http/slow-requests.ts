import type { FastifyInstance, FastifyRequest } from 'fastify';

/** How long a connection may keep us waiting, in milliseconds. */
export interface Patience {
  /** For the headers, for a whole body of JSON, and between two pieces of a file. */
  request: number;
  /** For all of a file, however steadily it comes. */
  file: number;
}

/** What Node itself watches: headers that don't end, and the longest request of all. */
export const serverTimeouts = ({ request, file }: Patience) => ({
  requestTimeout: file,
  http: { headersTimeout: request, connectionsCheckingInterval: Math.max(50, Math.min(5000, request / 4)) },
});

const hasBody = ({ headers }: FastifyRequest): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

/**
 * Closes connections whose bodies don't come: what is read as a whole has to be here in time, and a file has to go on coming. Also
 * where the response has left already, because Node waits for the rest of the body before it reads the next request.
 */
export function closeSlowRequests(app: FastifyInstance, { request: patience }: Patience): void {
  app.addHook('onRequest', async (request) => {
    if (!hasBody(request)) return;
    const { raw } = request;
    const isFile = (request.routeOptions.config as { isRawBody?: boolean }).isRawBody === true;
    let seen = raw.socket.bytesRead;
    const timer = setInterval(() => {
      if (isFile && raw.socket.bytesRead > seen) {
        seen = raw.socket.bytesRead;
        return;
      }
      clearInterval(timer);
      // a request that never was on a wire (inject) doesn't say whether it is complete
      if (raw.complete === false) raw.socket.destroy();
    }, patience);
    timer.unref();
    for (const over of ['end', 'close']) raw.once(over, () => clearInterval(timer));
  });
}
