import { createHash } from 'node:crypto';
import { Type } from 'typebox';
import { publicRoute, type RouteDefinition } from '../../../kernel/http/route.ts';
import { Id } from '../../../kernel/http/schemas.ts';
import { notFound } from '../../../kernel/problem.ts';
import { formOf, readName } from './cover-address.ts';
import { type DrawnPictures, TYPE_OF } from './covers.service.ts';

const CoverParams = Type.Object({ organizationId: Id, name: Type.String({ maxLength: 120 }) });

/** Drawn pictures. Whatever is in them stands in their address, so that it is kept for ever. */
export const coverRoutes = (pictures: DrawnPictures): RouteDefinition[] => [
  publicRoute({
    method: 'GET',
    path: '/files/covers/:organizationId/:name',
    operationId: 'getDrawnPicture',
    summary: 'A picture that the product draws',
    isHidden: true,
    isRaw: true,
    params: CoverParams,
    handle: async (context, { params: { organizationId, name } }, { request, reply }) => {
      const form = formOf(name);
      const drawing = readName(context, organizationId, name);
      if (!drawing) throw notFound();
      const picture = await pictures.get({ ...context, organizationId }, drawing, form);
      const etag = `"${createHash('sha256').update(picture).digest('base64url').slice(0, 22)}"`;
      reply.header('content-type', TYPE_OF[form]);
      reply.header('cache-control', 'public, max-age=31536000, immutable');
      reply.header('content-security-policy', "default-src 'none'; sandbox");
      reply.header('etag', etag);
      if (request.headers['if-none-match'] === etag) return void reply.status(304).send();
      reply.header('content-length', String(picture.length));
      reply.send(request.method === 'HEAD' ? '' : picture);
    },
  }),
];
