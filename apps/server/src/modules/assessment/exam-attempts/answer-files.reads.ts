import type { QuestionContent } from '@sullam/domain/questions/question.ts';
import { sql } from 'kysely';
import type { MemberContext } from '../../../kernel/context.ts';
import { db, type Tx } from '../../../kernel/database/database.ts';
import { inOrganization } from '../../../kernel/database/organization.ts';
import { invalidField } from '../../../kernel/problem.ts';
import type { MediaReference } from '../../organization/media/media.public.ts';

type FileQuestion = Extract<QuestionContent, { type: 'FILE_UPLOAD' }>;

const extensionOf = (name: string): string => /\.([a-z0-9]+)$/.exec(name.toLowerCase())?.[1] ?? '';

/** Files of an answer are the learner's own, of the size and kind that the question takes. */
export async function requireOwnFiles(
  context: MemberContext,
  tx: Tx,
  { mostBytes, extensions }: FileQuestion,
  mediaIds: readonly number[],
): Promise<void> {
  if (mediaIds.length === 0) return;
  const rows = await tx.all(
    db
      .selectFrom('media_files')
      .select(['media_id', 'byte_size', 'original_name'])
      .where('owner_user_id', '=', context.caller.userId)
      .where(sql<boolean>`media_id = any(${[...mediaIds]}::bigint[])`),
  );
  const own = new Map(rows.map((row) => [row.media_id, row]));
  mediaIds.forEach((mediaId, index) => {
    const file = own.get(mediaId);
    const fits =
      file !== undefined &&
      file.byte_size <= mostBytes &&
      (extensions.length === 0 || extensions.includes(extensionOf(file.original_name)));
    if (!fits) throw invalidField(`answer.mediaIds.${index}`, 'choice');
  });
}

/** A file in an answer of its owner's to a question of an exam; nobody else's answers can hold it. */
export const isInAnswer: MediaReference = ({ mediaId, ownerUserId }) => sql<boolean>`exists (
  select from exam_attempts t
  join attempt_answers a on ${inOrganization('a')} and a.exam_attempt_id = t.exam_attempt_id
  where ${inOrganization('t')} and t.user_id = ${ownerUserId} and a.answer -> 'mediaIds' @> to_jsonb(${mediaId}::bigint))`;
