import { Type } from 'typebox';
import { signedIn } from '../../../kernel/access/access.ts';
import { reading } from '../../../kernel/database/database.ts';
import { memberRoute, type RouteDefinition } from '../../../kernel/http/route.ts';
import { Id, page } from '../../../kernel/http/schemas.ts';
import { accessMedia } from './media.access.ts';
import { dumpMedia, listOwnUploads, presentDetail } from './media.reads.ts';
import { MediaDetail, MediaParams, MediaPatch, UploadsQuery } from './media.schemas.ts';
import { changeMedia, removeMedia, swapMedia } from './media.service.ts';
import { MediaRef } from './media-ref.ts';

export const mediaRoutes = (): RouteDefinition[] => [
  memberRoute({
    method: 'POST',
    path: '/api/media/dump',
    operationId: 'dumpMedia',
    summary: 'References of several files at once; those that the caller may not see are left out',
    access: signedIn(),
    body: Type.Object({ ids: Type.Array(Id, { maxItems: 100 }) }, { additionalProperties: false }),
    response: Type.Object({ data: Type.Array(MediaRef) }),
    handle: async (context, { body }) => ({ data: await reading(context, (tx) => dumpMedia(context, tx, body.ids)) }),
  }),
  memberRoute({
    method: 'GET',
    path: '/api/media/all-user-uploads',
    operationId: 'listOwnUploads',
    summary: "The caller's own files",
    access: signedIn(),
    query: UploadsQuery,
    response: page(MediaDetail),
    handle: (context, { query }) => reading(context, (tx) => listOwnUploads(context, tx, query)),
  }),
  memberRoute({
    method: 'GET',
    path: '/api/media/:mediaId',
    operationId: 'getMedia',
    summary: 'A file with an address that is good for some hours',
    access: signedIn(),
    params: MediaParams,
    response: MediaDetail,
    handle: (context, { params }) =>
      reading(context, async (tx) => presentDetail(context, await accessMedia(context, tx, params.mediaId, 'see'))),
  }),
  memberRoute({
    method: 'PATCH',
    path: '/api/media/:mediaId',
    operationId: 'updateMedia',
    summary: 'Changes the name, the description or the length',
    access: signedIn(),
    params: MediaParams,
    body: MediaPatch,
    handle: (context, { params, body }) => changeMedia(context, params.mediaId, body),
  }),
  memberRoute({
    method: 'DELETE',
    path: '/api/media/:mediaId',
    operationId: 'deleteMedia',
    summary: 'Deletes a file that nothing shows',
    access: signedIn(),
    params: MediaParams,
    errors: { 409: ['media.in-use'] },
    handle: (context, { params }) => removeMedia(context, params.mediaId),
  }),
  memberRoute({
    method: 'POST',
    path: '/api/media/:mediaId/swap',
    operationId: 'swapMedia',
    summary: 'Two files of one kind change places',
    access: signedIn(),
    params: MediaParams,
    body: Type.Object({ withMediaId: Id }, { additionalProperties: false }),
    errors: { 409: ['media.in-use'] },
    handle: (context, { params, body }) => swapMedia(context, params.mediaId, body.withMediaId),
  }),
];
