import type { ChecklistStatus, JoinRule } from '@sullam/domain/checklists.ts';
import { isWritten } from '@sullam/domain/localized.ts';
import { sql } from 'kysely';
import { db, type Tx } from '../../../kernel/database/database.ts';
import { type JsonInput, json } from '../../../kernel/database/json.ts';
import type { ChecklistBody, ChecklistDraftBody, ChecklistItemBody, ChecklistPatch } from './checklists.schemas.ts';
import { newVisitCode } from './visit-code.ts';

export interface ChecklistRecord {
  checklistId: number;
  status: ChecklistStatus;
  joinRule: JoinRule;
  permissionSetId: number | null;
  version: number;
}

/** Locks it: whoever changes or assigns it comes one after the other. */
export const findChecklist = (tx: Tx, checklistId: number): Promise<ChecklistRecord | undefined> =>
  tx.one(
    db
      .selectFrom('checklists')
      .select(['checklist_id as checklistId', 'permission_set_id as permissionSetId', 'version'])
      .select([sql<ChecklistStatus>`status`.as('status'), sql<JoinRule>`join_rule`.as('joinRule')])
      .where('checklist_id', '=', checklistId)
      .forUpdate(),
  );

export async function insertChecklist(tx: Tx, body: ChecklistBody, createdBy: number, now: Date): Promise<number> {
  const row = await tx.one(
    db
      .insertInto('checklists')
      .values({
        title: json(body.title),
        description: json(body.description ?? {}),
        created_by: createdBy,
        created_at: now,
        updated_at: now,
      })
      .returning('checklist_id'),
  );
  return row!.checklist_id;
}

const one = (checklistId: number) => db.updateTable('checklists').where('checklist_id', '=', checklistId);

/** Saves what changed if nobody else saved since `version`; a rule that is new holds for who joins from now on. */
export async function updateChecklist(tx: Tx, checklistId: number, patch: ChecklistPatch, now: Date): Promise<boolean> {
  const { title, description, joinRule, permissionSetId, approverUserId, version } = patch;
  const touched = await tx.run(
    one(checklistId)
      .set({
        ...(title === undefined ? {} : { title: json(title) }),
        ...(description === undefined ? {} : { description: json(description) }),
        ...(joinRule === undefined
          ? {}
          : {
              join_rule: joinRule,
              permission_set_id: joinRule === 'SET' ? (permissionSetId ?? null) : null,
              rule_since: sql<Date | null>`case when ${joinRule}::text = 'NOBODY' then null else coalesce(rule_since, ${now}::timestamptz) end`,
            }),
        ...(approverUserId === undefined ? {} : { approver_user_id: approverUserId }),
        updated_at: now,
        version: version + 1,
      })
      .where('version', '=', version),
  );
  return touched === 1;
}

export type KeptDraft = Omit<ChecklistDraftBody, 'version'>;

/** Keeps what is being written if nobody else saved since `version`. A list that nobody has yet goes by the name that is written. */
export async function saveDraft(
  tx: Tx,
  checklistId: number,
  { version, draft, now }: { version: number; draft: KeptDraft | null; now: Date },
): Promise<boolean> {
  const touched = await tx.run(
    one(checklistId)
      .set({
        draft: draft === null ? null : json(draft),
        ...(draft && isWritten(draft.title)
          ? { title: sql<JsonInput>`case when status = 'DRAFT' then ${json(draft.title)} else title end` }
          : {}),
        updated_at: now,
        version: version + 1,
      })
      .where('version', '=', version),
  );
  return touched === 1;
}

/** What is being written; null where nothing is. */
export async function findDraft(tx: Tx, checklistId: number): Promise<KeptDraft | null> {
  const row = await tx.one(db.selectFrom('checklists').select('draft').where('checklist_id', '=', checklistId));
  return (row?.draft as KeptDraft | null | undefined) ?? null;
}

export const markPublished = (tx: Tx, checklistId: number, now: Date): Promise<number> =>
  tx.run(
    one(checklistId).set({
      status: 'PUBLISHED',
      draft: null,
      updated_at: now,
      rule_since: sql<Date | null>`case when join_rule = 'NOBODY' then null
        when status = 'DRAFT' then ${now}::timestamptz else coalesce(rule_since, ${now}::timestamptz) end`,
      version: sql<number>`version + 1`,
    }),
  );

export const deleteChecklist = (tx: Tx, checklistId: number): Promise<number> =>
  tx.run(db.deleteFrom('checklists').where('checklist_id', '=', checklistId));

/** Items that are in the list now, by number, with their kinds. */
export const findItemKinds = (tx: Tx, checklistId: number) =>
  tx.all(
    db
      .selectFrom('checklist_items')
      .select(['checklist_item_id as checklistItemId', 'kind'])
      .where('checklist_id', '=', checklistId)
      .where('retired_at', 'is', null),
  );

const columnsOf = (item: ChecklistItemBody, position: number) => ({
  position,
  title: json(item.title),
  body: json(item.body),
  course_id: item.kind === 'COURSE' ? (item.courseId ?? null) : null,
  due_day: item.dueDay,
  due_on: sql<string | null>`${item.dueOn}::date`,
  waits_for_previous: position > 0 && item.waitsForPrevious,
});

/** Writes the items in their order: known ones keep their number and what people did, new ones get one. */
export async function writeItems(tx: Tx, checklistId: number, items: readonly ChecklistItemBody[], now: Date) {
  const kept = items.flatMap(({ checklistItemId }) => checklistItemId ?? []);
  await tx.run(
    db
      .updateTable('checklist_items')
      .set({ retired_at: now })
      .where('checklist_id', '=', checklistId)
      .where('retired_at', 'is', null)
      .where(sql<boolean>`not checklist_item_id = any(${kept}::bigint[])`),
  );
  for (const [position, item] of items.entries()) {
    const columns = columnsOf(item, position);
    if (item.checklistItemId)
      await tx.run(
        db
          .updateTable('checklist_items')
          .set(columns)
          .where('checklist_id', '=', checklistId)
          .where('checklist_item_id', '=', item.checklistItemId),
      );
    else
      await tx.run(
        db.insertInto('checklist_items').values({
          ...columns,
          checklist_id: checklistId,
          kind: item.kind,
          visit_code: item.kind === 'VISIT' ? newVisitCode() : null,
        }),
      );
  }
}
