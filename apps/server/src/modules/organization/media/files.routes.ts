import { Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { type Static, Type } from 'typebox';
import type { FindReader, FindVisitor } from '../../../absent-reader.ts';
import type { RequestContext } from '../../../kernel/context.ts';
import { reading } from '../../../kernel/database/database.ts';
import { wordedFileName } from '../../../kernel/file-name.ts';
import { requestedRange } from '../../../kernel/files/byte-range.ts';
import { type FileStore, isFileKey } from '../../../kernel/files/file-store.ts';
import { disposition } from '../../../kernel/http/downloads.ts';
import { publicRoute, type RouteDefinition } from '../../../kernel/http/route.ts';
import { Id, OneOf } from '../../../kernel/http/schemas.ts';
import { notFound } from '../../../kernel/problem.ts';
import { isGoodAddress, PLACE, readPlace } from './file-address.ts';
import { showingKinds } from './file-places.ts';
import { linkExpired } from './media.errors.ts';
import { holdsNow, savedName } from './media.reads.ts';
import { type FileType, typeOfKey } from './media-kinds.ts';

const FileParams = Type.Object({
  visibility: OneOf('public', 'private'),
  organizationId: Id,
  '*': Type.String({ maxLength: 300 }),
});
const FileQuery = Type.Object({
  e: Type.Optional(Type.Integer({ minimum: 0, maximum: Number.MAX_SAFE_INTEGER })),
  s: Type.Optional(Type.String({ maxLength: 64 })),
  /** Saved under no name of its uploader's. */
  n: Type.Optional(Type.Integer({ minimum: 0, maximum: 1 })),
  /** Where it was shown, and to whom. */
  p: Type.Optional(Type.String({ pattern: PLACE.source })),
});
type FileQuery = Static<typeof FileQuery>;

/** Who would read now: whom an address was minted for. */
export interface Readers {
  find: FindReader;
  findVisitor: FindVisitor;
}

/** What a page that somebody uploaded may do: run its own scripts, in an origin of its own, without the network. */
const PAGE_POLICY =
  "sandbox allow-scripts allow-forms; default-src 'none'; script-src 'unsafe-inline'; style-src 'unsafe-inline'; img-src data: blob:; media-src data: blob:; font-src data:";
const FILE_POLICY = "default-src 'none'; style-src 'unsafe-inline'; sandbox";

function policyOf(type: FileType): string | null {
  if (type.ending === 'html') return PAGE_POLICY;
  return type.ending === 'pdf' ? null : FILE_POLICY; // browsers' PDF readers refuse to open in a sandbox
}

/**
 * The bytes of files. Who may have an address was decided where it was made; here it is held to its time, and to what its reader
 * still sees of the place where the file was shown.
 */
export const fileRoutes = (store: FileStore, readers: Readers): RouteDefinition[] => [
  publicRoute({
    method: 'GET',
    path: '/files/:visibility/:organizationId/*',
    operationId: 'getFile',
    summary: 'The bytes of a file',
    isHidden: true,
    isRaw: true,
    params: FileParams,
    query: FileQuery,
    errors: { 403: ['media.link-expired'] },
    handle: async (context, { params, query }, { request, reply }) => {
      const storageKey = params['*'];
      const { visibility, organizationId } = params;
      const place = `${visibility}/${organizationId}/${storageKey}`;
      const type = typeOfKey(storageKey);
      if (!isFileKey(place) || !type) throw notFound();
      const kept = visibility === 'public' ? KEPT_FOR_EVER : howLongKept(context, `/files/${place}`, query);
      const isPlaced = visibility === 'private' && query.p !== undefined;
      if (isPlaced && !(await isStillSeen(context, readers, organizationId, query.p!))) throw notFound();
      const stored = await store.stat(place);
      if (!stored) throw notFound();
      const tenant = { ...context, organizationId };
      // pictures of public pages are asked for by the hundred, and nobody saves them
      const isNamed = !query.n && !(visibility === 'public' && type.contentType.startsWith('image/'));
      const name = isNamed ? await reading(tenant, (tx) => savedName(tx, storageKey)) : null;
      const masked = query.n ? await wordedFileName(context, 'file', type.ending) : null;
      setHeaders(reply, type, { storageKey, kept, name: name ?? masked });
      await send(store, place, stored.byteSize, request, reply);
    },
  }),
];

const KEPT_FOR_EVER = 'public, max-age=31536000, immutable';

/** How long a browser may keep a private file: as long as its address lives, or not without asking each time. */
function howLongKept(context: RequestContext, path: string, { e: expires = 0, s = '', n, p }: FileQuery): string {
  if (!isGoodAddress(context, path, { expires, isAnonymous: n === 1, place: p ?? null }, s)) throw linkExpired();
  if (p !== undefined) return 'private, no-cache';
  return `private, max-age=${Math.max(0, expires - Math.ceil(context.clock.now().getTime() / 1000))}`;
}

/** Does the one whom an address was made for still see the file where it was shown? */
async function isStillSeen(
  context: RequestContext,
  readers: Readers,
  organizationId: number,
  place: string,
): Promise<boolean> {
  const { extensions, language } = context;
  const showing = readPlace(place);
  const kind = extensions.of(showingKinds).find((each) => each.kind === showing?.kind);
  if (!showing || !kind) return false;
  const { id: placeId, mediaId, userId } = showing;
  const reader =
    userId === 0
      ? await readers.findVisitor(organizationId, language, context)
      : await readers.find(organizationId, userId, language, context);
  if (!reader) return false;
  return holdsNow(reader, kind.isStillSeen(reader, { placeId, mediaId }));
}

function setHeaders(
  reply: FastifyReply,
  type: FileType,
  { storageKey, kept, name }: { storageKey: string; kept: string; name: string | null },
): void {
  reply.header('content-type', type.contentType);
  reply.header('accept-ranges', 'bytes');
  // a file never changes under its key: swapping and editing give it another one
  reply.header('etag', `"${storageKey}"`);
  reply.header('cache-control', kept);
  const policy = policyOf(type);
  if (policy) reply.header('content-security-policy', policy);
  const how = type.isInline ? 'inline' : 'attachment';
  reply.header('content-disposition', disposition(name ?? storageKey.replace('/', '-'), how));
}

async function send(
  store: FileStore,
  place: string,
  byteSize: number,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<void> {
  const etag = String(reply.getHeader('etag'));
  if (request.headers['if-none-match'] === etag) return void reply.status(304).send();
  const condition = request.headers['if-range'];
  const isSame = condition === undefined || condition === etag;
  const range = isSame ? requestedRange(request.headers.range, byteSize) : null;
  if (range === 'unsatisfiable') {
    reply.header('content-range', `bytes */${byteSize}`);
    return void reply.status(416).send();
  }
  const length = range ? range.end - range.start + 1 : byteSize;
  if (range) reply.status(206).header('content-range', `bytes ${range.start}-${range.end}/${byteSize}`);
  reply.header('content-length', String(length));
  if (request.method === 'HEAD' || length === 0) return void reply.send(Readable.from([]));
  const bytes = await store.open(place, range ?? undefined);
  if (!bytes) {
    reply.removeHeader('content-length');
    throw notFound();
  }
  reply.send(bytes);
}
