import type { CaseState, ReportReason } from '@sullam/domain/discussions/discussion.ts';
import type { CommentedSubject } from '@sullam/domain/subjects.gen.ts';
import type { FoundWord } from '@sullam/domain/word-list.ts';
import { sql } from 'kysely';
import { db, type Tx } from '../../../kernel/database/database.ts';
import { json } from '../../../kernel/database/json.ts';

/** What a case is about: a comment, or the host itself. */
export interface Thing {
  hostKind: CommentedSubject;
  hostId: number;
  commentId: number | null;
}

/** What a case was before it was decided. */
export interface BeforeDecision {
  status: CaseState;
  reason: string;
  decidedAt: string | null;
  decidedBy: number | null;
  /** It was out of sight until somebody had looked. */
  wasHeld: boolean;
  /** What else was done with the decision, as whoever did it keeps it. */
  also: Record<string, unknown>;
}

export interface CaseRecord extends Thing {
  moderationCaseId: number;
  status: CaseState;
  reason: string;
  appeal: string;
  decidedAt: Date | null;
  decidedBy: number | null;
  before: BeforeDecision | null;
  /** For which it was held. */
  foundWords: FoundWord[];
}

const columns = [
  'moderation_case_id as moderationCaseId',
  'host_kind as hostKind',
  'host_id as hostId',
  'comment_id as commentId',
  sql<CaseState>`status`.as('status'),
  'reason',
  'appeal',
  'decided_at as decidedAt',
  'decided_by as decidedBy',
  sql<BeforeDecision | null>`before_decision`.as('before'),
  sql<FoundWord[]>`found_words`.as('foundWords'),
] as const;

export const findCase = (tx: Tx, moderationCaseId: number): Promise<CaseRecord | undefined> =>
  tx.one(
    db
      .selectFrom('moderation_cases')
      .select([...columns])
      .where('moderation_case_id', '=', moderationCaseId)
      .forUpdate(),
  );

/** The case of a thing, opened where there is none. */
export async function openCase(tx: Tx, { hostKind, hostId, commentId }: Thing, now: Date): Promise<CaseRecord> {
  await tx.run(
    db
      .insertInto('moderation_cases')
      .values({ host_kind: hostKind, host_id: hostId, comment_id: commentId, status: 'OPEN', opened_at: now })
      .onConflict((conflict) => conflict.doNothing()),
  );
  const found = await tx.one(
    db
      .selectFrom('moderation_cases')
      .select([...columns])
      .where('host_kind', '=', hostKind)
      .where('host_id', '=', hostId)
      .where(sql<boolean>`coalesce(comment_id, 0) = ${commentId ?? 0}`)
      .forUpdate(),
  );
  return found!;
}

/** Notes a report; answers whether this person hadn't reported it before. */
export async function insertReport(
  tx: Tx,
  moderationCaseId: number,
  report: { userId: number; why: ReportReason; note: string; now: Date },
): Promise<boolean> {
  const added = await tx.run(
    db
      .insertInto('moderation_reports')
      .values({
        moderation_case_id: moderationCaseId,
        reporter_user_id: report.userId,
        why: report.why,
        note: report.note,
        created_at: report.now,
      })
      .onConflict((conflict) => conflict.doNothing()),
  );
  return added === 1;
}

export async function updateCase(
  tx: Tx,
  moderationCaseId: number,
  {
    foundWords,
    before,
    ...change
  }: {
    status: CaseState;
    reason?: string;
    appeal?: string;
    decided_at?: Date | null;
    decided_by?: number | null;
    foundWords?: readonly FoundWord[];
    before?: BeforeDecision | null;
  },
): Promise<void> {
  const found = foundWords ? { found_words: json(foundWords) } : {};
  const earlier = before === undefined ? {} : { before_decision: before === null ? null : json(before) };
  await tx.run(
    db
      .updateTable('moderation_cases')
      .set({ ...change, ...found, ...earlier })
      .where('moderation_case_id', '=', moderationCaseId),
  );
}
