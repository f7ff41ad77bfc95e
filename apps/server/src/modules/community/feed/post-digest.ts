import type { MemberContext } from '../../../kernel/context.ts';
import type { Tx } from '../../../kernel/database/database.ts';
import { plainText } from '../../../kernel/html.ts';
import type { DigestSection, DigestSource, DigestSpan } from '../notification-digests/notification-digests.public.ts';
import { listPostedBetween, POSTED, type PostRow } from '../posts/posts.public.ts';

/** Posts of a group that a mail says; the others are a number. */
const SHOWN = 5;
const EXCERPT = 160;

function excerptOf({ html }: PostRow): string {
  const letters = [...plainText(html)];
  return letters.length > EXCERPT ? `${letters.slice(0, EXCERPT - 1).join('')}…` : letters.join('');
}

function sectionOf(rows: readonly PostRow[]): DigestSection {
  return {
    title: rows[0]!.group_name,
    lines: rows.slice(0, SHOWN).map((row) => ({
      path: `/groups/${row.social_group_id}/post/${row.post_id}`,
      person: `${row.first_name} ${row.last_name}`.trim(),
      excerpt: excerptOf(row),
    })),
    left: Math.max(0, rows.length - SHOWN),
  };
}

/** The posts of the groups in which there was something new, as far as the reader sees them when the mail is written. */
async function tell(
  reader: MemberContext,
  tx: Tx,
  span: DigestSpan,
  items: readonly { data: Readonly<Record<string, unknown>> }[],
): Promise<DigestSection[]> {
  const groupIds = [...new Set(items.map(({ data }) => Number(data.groupId)))];
  const rows = await listPostedBetween(reader, tx, groupIds, span);
  return groupIds.flatMap((groupId) => {
    const ofGroup = rows.filter((row) => row.social_group_id === groupId);
    return ofGroup.length === 0 ? [] : [sectionOf(ofGroup)];
  });
}

/** Bundled mails say what was posted, not only that something was. */
export const postDigest: DigestSource = {
  speaksFor: ({ templateId, data }) => templateId === POSTED && Boolean(data.groupId),
  tell,
};
