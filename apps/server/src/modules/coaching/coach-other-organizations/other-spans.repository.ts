import type { Span } from '@sullam/domain/coaching/spans.ts';
import { db, type Tx } from '../../../kernel/database/database.ts';

/** Rows of one insert: a statement has at most 65,535 parameters. */
const MOST_ROWS = 5000;

/** Spans of one other organisation. */
export interface OtherSpans {
  otherOrganizationId: number;
  spans: readonly Span[];
}

const keyOf = (otherOrganizationId: number, { from, until }: Span): string => `${otherOrganizationId} ${from} ${until}`;

/** Replaces what is known of a coach's other organisations. Returns whether anything changed. */
export async function replaceOtherSpans(tx: Tx, coachId: number, others: readonly OtherSpans[]): Promise<boolean> {
  const stored = await tx.all(
    db
      .selectFrom('coach_other_spans')
      .select(['other_organization_id', 'starts_at', 'ends_at'])
      .where('coach_id', '=', coachId),
  );
  const known = new Set(
    stored.map((row) =>
      keyOf(row.other_organization_id, { from: row.starts_at.getTime(), until: row.ends_at.getTime() }),
    ),
  );
  const rows = others.flatMap(({ otherOrganizationId, spans }) => spans.map((span) => ({ otherOrganizationId, span })));
  const isKnown = ({ otherOrganizationId, span }: (typeof rows)[number]) => known.has(keyOf(otherOrganizationId, span));
  if (rows.length === known.size && rows.every(isKnown)) return false;
  await tx.run(db.deleteFrom('coach_other_spans').where('coach_id', '=', coachId));
  for (let at = 0; at < rows.length; at += MOST_ROWS)
    await tx.run(
      db.insertInto('coach_other_spans').values(
        rows.slice(at, at + MOST_ROWS).map(({ otherOrganizationId, span }) => ({
          coach_id: coachId,
          other_organization_id: otherOrganizationId,
          starts_at: new Date(span.from),
          ends_at: new Date(span.until),
        })),
      ),
    );
  return true;
}
