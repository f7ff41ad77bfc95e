import { createReadStream, existsSync, statSync } from 'node:fs';
import path from 'node:path';
import { Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';

const TYPES: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.json': 'application/json',
  '.webmanifest': 'application/manifest+json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.woff': 'font/woff',
  '.txt': 'text/plain; charset=utf-8',
  '.map': 'application/json',
  '.mjs': 'text/javascript; charset=utf-8',
  '.wasm': 'application/wasm',
};

const ENCODINGS = [
  { name: 'br', ending: '.br' },
  { name: 'gzip', ending: '.gz' },
];

/** Sends a built file, in the form that was compressed when it was built. Names with a content hash are kept for a year. */
export function sendStaticFile(request: FastifyRequest, reply: FastifyReply, file: string): FastifyReply {
  const accepted = String(request.headers['accept-encoding'] ?? '');
  const encoding = ENCODINGS.find(({ name, ending }) => accepted.includes(name) && existsSync(file + ending));
  const sent = encoding ? file + encoding.ending : file;
  const isHashed = /[-.][\w-]{8,}\.\w+$/.test(path.basename(file)) && file.includes(`${path.sep}assets${path.sep}`);
  reply.header('content-type', TYPES[path.extname(file)] ?? 'application/octet-stream');
  reply.header('cache-control', isHashed ? 'public, max-age=31536000, immutable' : 'no-cache');
  reply.header('vary', 'accept-encoding');
  reply.header('content-length', String(statSync(sent).size));
  if (encoding) reply.header('content-encoding', encoding.name);
  return reply.send(request.method === 'HEAD' ? Readable.from([]) : createReadStream(sent));
}
