import type { SharedPassage } from '@sullam/domain/plagiarism/passages.ts';
import { sql } from 'kysely';
import { db, type Tx } from '../../../kernel/database/database.ts';
import { json } from '../../../kernel/database/json.ts';
import { inOrganization } from '../../../kernel/database/organization.ts';
import { rowsStatement } from '../../../kernel/database/rows.ts';
import type { FileProblem } from './file-text.ts';

export interface PlagiarismSettings {
  isOn: boolean;
  thresholdPercent: number;
  excludesQuotations: boolean;
  version: number;
  /** All are being checked again. */
  isRunning: boolean;
}

export const DEFAULT_SETTINGS: PlagiarismSettings = {
  isOn: false,
  thresholdPercent: 20,
  excludesQuotations: true,
  version: 0,
  isRunning: false,
};

/** A stretch of a compared text: what was written, or a file. */
export interface TextPart {
  /** Null: what was written. */
  name: string | null;
  start: number;
  end: number;
  problem: FileProblem | null;
}

export async function findSettings(
  tx: Tx,
  assignmentId: number,
  { lock = false }: { lock?: boolean } = {},
): Promise<PlagiarismSettings> {
  const query = db
    .selectFrom('plagiarism_settings')
    .select(['is_on', 'threshold_percent', 'excludes_quotations', 'version', 'run_by'])
    .where('course_subsection_id', '=', assignmentId);
  const row = await tx.one(lock ? query.forUpdate() : query);
  if (!row) return DEFAULT_SETTINGS;
  return {
    isOn: row.is_on,
    thresholdPercent: row.threshold_percent,
    excludesQuotations: row.excludes_quotations,
    version: row.version,
    isRunning: row.run_by !== null,
  };
}

/** Saves the settings over the version that was read; false when there is a newer one. */
export async function saveSettings(
  tx: Tx,
  assignmentId: number,
  { isOn, thresholdPercent, excludesQuotations, version }: Omit<PlagiarismSettings, 'isRunning'>,
): Promise<boolean> {
  const values = { is_on: isOn, threshold_percent: thresholdPercent, excludes_quotations: excludesQuotations };
  const written = await tx.run(
    version === 0
      ? db
          .insertInto('plagiarism_settings')
          .values({ course_subsection_id: assignmentId, ...values })
          .onConflict((c) => c.doNothing())
      : db
          .updateTable('plagiarism_settings')
          .set({ ...values, version: version + 1 })
          .where('course_subsection_id', '=', assignmentId)
          .where('version', '=', version),
  );
  return written === 1;
}

export const beginRun = (tx: Tx, assignmentId: number, userId: number): Promise<number> =>
  tx.run(
    db
      .updateTable('plagiarism_settings')
      .set({ run_by: userId })
      .where('course_subsection_id', '=', assignmentId)
      .where('run_by', 'is', null),
  );

/** Ends a run when nothing waits any more; answers who asked for it. The settings have to be locked. */
export async function endRun(tx: Tx, assignmentId: number): Promise<number | null> {
  const [row] = await tx.sql<{ runBy: number }[]>`
    with running as (
      select run_by from plagiarism_settings s
      where ${inOrganization()} and course_subsection_id = ${assignmentId} and run_by is not null
        and not exists (select from plagiarism_texts t where ${inOrganization('t')}
          and t.course_subsection_id = s.course_subsection_id and t.status = 'WAITING')
    )
    update plagiarism_settings s set run_by = null from running
    where ${inOrganization('s')} and s.course_subsection_id = ${assignmentId}
    returning running.run_by as "runBy"`;
  return row?.runBy ?? null;
}

/** Notes that a version waits for its check. */
export async function markWaiting(
  tx: Tx,
  version: { assignmentId: number; submissionId: number; number: number },
): Promise<void> {
  await tx.run(
    db
      .insertInto('plagiarism_texts')
      .values({
        course_subsection_id: version.assignmentId,
        assignment_submission_id: version.submissionId,
        number: version.number,
        status: 'WAITING',
      })
      .onConflict((c) =>
        c.columns(['organization_id', 'assignment_submission_id', 'number']).doUpdateSet({ status: 'WAITING' }),
      ),
  );
}

const oneText = (submissionId: number, number: number) =>
  db.updateTable('plagiarism_texts').where('assignment_submission_id', '=', submissionId).where('number', '=', number);

export const markFailed = (tx: Tx, submissionId: number, number: number): Promise<number> =>
  tx.run(oneText(submissionId, number).set({ status: 'FAILED' }));

export const markChecked = (tx: Tx, submissionId: number, number: number, checkedAt: Date): Promise<number> =>
  tx.run(oneText(submissionId, number).set({ status: 'CHECKED', checked_at: checkedAt }));

/** Forgets a version; answers for which assignment it was handed in. */
export async function dropText(tx: Tx, submissionId: number, number: number): Promise<number | undefined> {
  const row = await tx.one(
    db
      .deleteFrom('plagiarism_texts')
      .where('assignment_submission_id', '=', submissionId)
      .where('number', '=', number)
      .returning('course_subsection_id'),
  );
  return row?.course_subsection_id;
}

const insertFingerprints = rowsStatement((rows: readonly { textId: number; hash: string }[]) =>
  db
    .insertInto('plagiarism_fingerprints')
    .values(rows.map((row) => ({ plagiarism_text_id: row.textId, hash: sql<number>`${row.hash}::bigint` }))),
);

/** Keeps a version's words and fingerprints in the place of those before; answers the text's id. */
export async function keepText(
  tx: Tx,
  version: { submissionId: number; number: number },
  text: { body: string; parts: readonly TextPart[]; hashes: ReadonlySet<bigint> },
): Promise<number> {
  const row = await tx.one(
    oneText(version.submissionId, version.number)
      .set({ body: text.body, parts: json(text.parts), fingerprint_count: text.hashes.size })
      .returning('plagiarism_text_id'),
  );
  const textId = row!.plagiarism_text_id;
  await tx.sql`delete from plagiarism_fingerprints
    where ${inOrganization()} and plagiarism_text_id = ${textId}`;
  await insertFingerprints(
    tx,
    Array.from(text.hashes, (hash) => ({ textId, hash: String(hash) })),
  );
  return textId;
}

export interface Similarity {
  textId: number;
  otherTextId: number;
  shared: number;
  passages: readonly SharedPassage[];
}

/** Keeps what was found about a text in the place of what was found before; what was dismissed stays so. */
export async function keepFindings(tx: Tx, textId: number, found: readonly Similarity[], foundAt: Date): Promise<void> {
  const others = found.map(({ otherTextId }) => otherTextId);
  await tx.sql`delete from plagiarism_findings where ${inOrganization()}
    and ((first_text_id = ${textId} and second_text_id <> all(${others}::bigint[]))
      or (second_text_id = ${textId} and first_text_id <> all(${others}::bigint[])))`;
  if (found.length === 0) return;
  const rows = found.map(({ otherTextId, shared, passages }) => {
    const isFirst = textId < otherTextId;
    return {
      first_text_id: Math.min(textId, otherTextId),
      second_text_id: Math.max(textId, otherTextId),
      shared,
      passages: json(passages.map(({ of, other }) => ({ first: isFirst ? of : other, second: isFirst ? other : of }))),
      found_at: foundAt,
    };
  });
  await tx.run(
    db
      .insertInto('plagiarism_findings')
      .values(rows)
      .onConflict((c) =>
        c.columns(['organization_id', 'first_text_id', 'second_text_id']).doUpdateSet((set) => ({
          shared: set.ref('excluded.shared'),
          passages: set.ref('excluded.passages'),
        })),
      ),
  );
}

/** Dismisses a finding with a reason, or takes that back with none. */
export async function setDismissal(
  tx: Tx,
  findingId: number,
  dismissal: { userId: number; reason: string; at: Date } | null,
): Promise<void> {
  await tx.run(
    db
      .updateTable('plagiarism_findings')
      .set({
        dismissed_by: dismissal?.userId ?? null,
        dismissed_at: dismissal?.at ?? null,
        dismiss_reason: dismissal?.reason ?? null,
      })
      .where('plagiarism_finding_id', '=', sql<number>`${findingId}::bigint`),
  );
}
