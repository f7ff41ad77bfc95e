import { type RawBuilder, sql } from 'kysely';
import type { Tx } from '../../../kernel/database/database.ts';
import { inOrganization, ORGANIZATION } from '../../../kernel/database/organization.ts';

/** The folded name under which questions carry a tag, whichever of its two names is given. */
export const carriedAs = (folded: RawBuilder<string>) => sql<string>`coalesce((select a.tag_folded
  from question_tag_names a where ${inOrganization('a')} and a.other_folded = ${folded}), ${folded})`;

/** What a tag (t) of the statement is called in the reader's language. */
export const readersTag = sql<string>`coalesce((select readers_name(t.tag, a.other) from question_tag_names a
  where ${inOrganization('a')} and a.tag_folded = t.tag_folded), t.tag)`;

/** Under which names questions carry these. */
export async function carriedNames(tx: Tx, folded: readonly string[]): Promise<Map<string, string>> {
  const rows = await tx.sql<{ other: string; tag: string }[]>`
    select other_folded as other, tag_folded as tag from question_tag_names
    where ${inOrganization()} and other_folded = any(${[...folded]}::text[])`;
  const known = new Map(rows.map(({ other, tag }) => [other, tag]));
  return new Map(folded.map((name) => [name, known.get(name) ?? name]));
}

export interface TagName {
  folded: string;
  text: string;
}

/** Makes two tags one: those that carried the other one carry this one. Answers whose tags have changed. */
export async function joinTags({ sql: run }: Tx, tag: TagName, other: TagName): Promise<number[]> {
  const both = [tag.folded, other.folded];
  await run`delete from question_tag_names
    where ${inOrganization()} and (tag_folded = any(${both}::text[]) or other_folded = any(${both}::text[]))`;
  await run`insert into question_tag_names (organization_id, tag_folded, other_folded, other)
    values (${ORGANIZATION}::bigint, ${tag.folded}, ${other.folded}, ${other.text})`;
  const rows = await run<{ questionId: number }[]>`
    select distinct question_id as "questionId" from question_tags where ${inOrganization()} and tag_folded = any(${both}::text[])`;
  await run`insert into question_tags (organization_id, question_id, tag_folded, tag)
    select organization_id, question_id, ${tag.folded}, ${tag.text} from question_tags
    where ${inOrganization()} and tag_folded = ${other.folded} on conflict do nothing`;
  await run`delete from question_tags where ${inOrganization()} and tag_folded = ${other.folded}`;
  return rows.map(({ questionId }) => questionId);
}
