import { type Static, Type } from 'typebox';
import { Id, NamedObject } from '../../../kernel/http/schemas.ts';

const COMMENT_LENGTH = 2000;

export const SavedCommentParams = Type.Object({ savedCommentId: Id });

export const SavedCommentBody = NamedObject(
  'SavedCommentBody',
  { comment: Type.String({ minLength: 1, maxLength: COMMENT_LENGTH, pattern: '\\S' }) },
  { additionalProperties: false },
);
export type SavedCommentBody = Static<typeof SavedCommentBody>;

export const CreatedSavedComment = NamedObject('CreatedSavedComment', { savedCommentId: Id });

export const SavedComment = NamedObject('SavedComment', { savedCommentId: Id, comment: Type.String() });
export type SavedComment = Static<typeof SavedComment>;

export const SavedCommentList = NamedObject('SavedCommentList', { data: Type.Array(SavedComment) });
