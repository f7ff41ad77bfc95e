import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { negotiate } from '@fastify/accept-negotiator';
import compress from '@fastify/compress';
import type { FastifyInstance } from 'fastify';

/** Shorter responses fit into one packet as they are. */
const LEAST = 1400;
/** A longer one would hold up the others for too long: it is compressed as a stream, in the threads beside. */
const MOST_AT_ONCE = 300_000;

const ENCODINGS = ['br', 'gzip'];
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 1, [constants.BROTLI_PARAM_LGWIN]: 16 } };

/**
 * Compresses what routes answer whose `config` says `isCompressed`. Usual responses are compressed by one call, which costs a third of
 * what a stream does; quick rather than small, since they are made anew each time (built files are compressed when they
 * are built).
 */
export async function compressResponses(app: FastifyInstance): Promise<void> {
  await app.register(compress, {
    threshold: LEAST,
    encodings: ['br', 'gzip'],
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } },
    zlibOptions: { level: 5 },
  });
  app.addHook('onSend', async (request, reply, payload: unknown) => {
    const { isCompressed } = request.routeOptions.config as { isCompressed?: boolean };
    if (!isCompressed || typeof payload !== 'string' || reply.hasHeader('content-encoding')) return payload;
    if (payload.length < LEAST || payload.length > MOST_AT_ONCE) return payload;
    const encoding = negotiate(String(request.headers['accept-encoding'] ?? ''), ENCODINGS);
    if (encoding === null) return payload;
    const body = encoding === 'br' ? brotliCompressSync(payload, BROTLI) : gzipSync(payload, { level: 1 });
    reply.header('content-encoding', encoding).header('vary', 'accept-encoding').header('content-length', body.length);
    return body;
  });
}
