import { COMMENT_LIMITS } from '@sullam/domain/discussions/discussion.ts';
import { mentionsIn, withNames } from '@sullam/domain/discussions/mentions.ts';
import { type RawBuilder, sql } from 'kysely';
import { db, type Tx } from '../../../kernel/database/database.ts';
import { wordsOf } from '../../../kernel/html.ts';
import { invalidField } from '../../../kernel/problem.ts';
import { isEmptyText, prepareTalk } from '../../organization/media/media.public.ts';

export const nameOf = ({ firstName, lastName }: { firstName: string; lastName: string }): string =>
  `${firstName} ${lastName}`.trim();

export interface PreparedComment {
  html: string;
  mediaIds: number[];
  mentions: number[];
  wordCount: number;
}

/**
 * A comment as it is stored: cleaned, with mentions only of people who can see the thread now, under their real names.
 * @throws Problem validation
 */
export async function prepareComment(
  tx: Tx,
  html: string,
  people: RawBuilder<boolean>,
  attachmentCount: number,
  field = 'html',
): Promise<PreparedComment> {
  const clean = prepareTalk(html);
  if (isEmptyText(clean.html) && attachmentCount === 0) throw invalidField(field, 'required');
  const asked = mentionsIn(clean.html);
  if (asked.length > COMMENT_LIMITS.mentions)
    throw invalidField(field, 'listMaximum', { count: COMMENT_LIMITS.mentions });
  const names = asked.length === 0 ? new Map<number, string>() : await findNames(tx, asked, people);
  return {
    html: withNames(clean.html, names),
    mediaIds: clean.mediaIds,
    mentions: [...names.keys()],
    wordCount: wordsOf(clean.html),
  };
}

async function findNames(
  tx: Tx,
  userIds: readonly number[],
  people: RawBuilder<boolean>,
): Promise<Map<number, string>> {
  const rows = await tx.all(
    db
      .selectFrom('member_records as m')
      .select(['m.user_id as userId', 'm.first_name as firstName', 'm.last_name as lastName'])
      .where(sql<boolean>`m.user_id = any(${[...userIds]}::bigint[])`)
      .where('m.status', '=', 'ACTIVE')
      .where(people),
  );
  return new Map(rows.map((row) => [row.userId, nameOf(row)]));
}
