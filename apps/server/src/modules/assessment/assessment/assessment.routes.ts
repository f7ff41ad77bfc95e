import { instructor } from '../../../kernel/access/access.ts';
import { reading } from '../../../kernel/database/database.ts';
import { memberRoute, type RouteDefinition } from '../../../kernel/http/route.ts';
import { findSavedComments } from './saved-comments.repository.ts';
import {
  CreatedSavedComment,
  SavedCommentBody,
  SavedCommentList,
  SavedCommentParams,
} from './saved-comments.schemas.ts';
import { forgetComment, saveComment } from './saved-comments.service.ts';

const access = instructor();

export const assessmentRoutes: RouteDefinition[] = [
  memberRoute({
    method: 'GET',
    path: '/api/saved-comments',
    operationId: 'listSavedComments',
    summary: 'The comments that the caller keeps for marking, the newest first',
    access,
    response: SavedCommentList,
    handle: (context) => reading(context, async (tx) => ({ data: await findSavedComments(tx, context.caller.userId) })),
  }),
  memberRoute({
    method: 'POST',
    path: '/api/saved-comments',
    operationId: 'saveComment',
    summary: 'Keeps a comment for the next mark; the same one twice is kept once',
    access,
    body: SavedCommentBody,
    response: CreatedSavedComment,
    successStatus: 201,
    errors: { 422: ['saved-comment.too-many'] },
    handle: (context, { body }) => saveComment(context, body.comment),
  }),
  memberRoute({
    method: 'DELETE',
    path: '/api/saved-comments/:savedCommentId',
    operationId: 'deleteSavedComment',
    summary: 'Forgets a kept comment; marks that hold its words keep them',
    access,
    params: SavedCommentParams,
    handle: (context, { params }) => forgetComment(context, params.savedCommentId),
  }),
];
