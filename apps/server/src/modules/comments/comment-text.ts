import { COMMENT_LIMITS } from '@sullam/domain/discussions/discussion.ts';
import { type RawBuilder, sql } from 'kysely';
import { db, type Tx } from '../../kernel/database/database.ts';
import { wordsOf } from '../../kernel/html.ts';
import { escapeHtml } from '../../kernel/mail/mail-html.ts';
import { invalidField } from '../../kernel/problem.ts';
import { isEmptyText, prepareText } from '../media/media.public.ts';

const MENTION = /<span data-mention="([1-9][0-9]{0,15})">[^<]*<\/span>/g;
/** Whatever else carries the attribute: it holds more than a name, or no number. */
const BROKEN_MENTION = /<span data-mention="(?![1-9][0-9]{0,15}">[^<]*<\/span>)[^"]*"/g;

const withoutBroken = (html: string): string => html.replaceAll(BROKEN_MENTION, '<span');

/** Who is meant in a cleaned text. */
export const mentionsIn = (html: string): number[] => [
  ...new Set([...html.matchAll(MENTION)].map((match) => Number(match[1]))),
];

export const nameOf = ({ firstName, lastName }: { firstName: string; lastName: string }): string =>
  `${firstName} ${lastName}`.trim();

const mention = (userId: number, name: string): string => `<span data-mention="${userId}">@${escapeHtml(name)}</span>`;

/** The text with people called as `names` says; who isn't there is only a name, as it was written. */
export const withNames = (html: string, names: ReadonlyMap<number, string>): string =>
  html.includes('data-mention')
    ? html.replaceAll(MENTION, (whole, id: string) => {
        const name = names.get(Number(id));
        return name === undefined ? whole.replace(/ data-mention="\d+"/, '') : mention(Number(id), name);
      })
    : html;

export interface PreparedComment {
  html: string;
  mediaIds: number[];
  mentions: number[];
  wordCount: number;
}

/**
 * A comment as it is kept: cleaned, and with mentions only of people who see what is talked about now, by their real names.
 * @throws Problem validation
 */
export async function prepareComment(
  tx: Tx,
  html: string,
  people: RawBuilder<boolean>,
  attachmentCount: number,
  field = 'html',
): Promise<PreparedComment> {
  const clean = prepareText(html);
  if (isEmptyText(clean.html) && attachmentCount === 0) throw invalidField(field, 'required');
  const text = withoutBroken(clean.html);
  const asked = mentionsIn(text);
  if (asked.length > COMMENT_LIMITS.mentions)
    throw invalidField(field, 'listMaximum', { count: COMMENT_LIMITS.mentions });
  const names = asked.length === 0 ? new Map<number, string>() : await findNames(tx, asked, people);
  return {
    html: withNames(text, names),
    mediaIds: clean.mediaIds,
    mentions: [...names.keys()],
    wordCount: wordsOf(text),
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
