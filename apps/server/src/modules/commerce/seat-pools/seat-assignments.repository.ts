import { db, type Tx } from '../../../kernel/database/database.ts';
import { rowsStatement } from '../../../kernel/database/rows.ts';
import type { InvitationLanguage } from './seat-pools.repository.ts';
import type { AssignmentOutcome } from './seat-pools.schemas.ts';

export interface AssignmentRecord {
  seatAssignmentId: number;
  seatPoolId: number;
  assignedBy: number;
  language: InvitationLanguage;
  endedAt: Date | null;
}

const assignments = () =>
  db
    .selectFrom('seat_assignments')
    .select(['seat_assignment_id as seatAssignmentId', 'seat_pool_id as seatPoolId', 'assigned_by as assignedBy'])
    .select(['invitation_language as language', 'ended_at as endedAt'])
    .$castTo<AssignmentRecord>();

export const findAssignment = (tx: Tx, seatAssignmentId: number): Promise<AssignmentRecord | undefined> =>
  tx.one(assignments().where('seat_assignment_id', '=', seatAssignmentId));

export const findAssignmentByKey = (tx: Tx, requestKey: string): Promise<AssignmentRecord | undefined> =>
  tx.one(assignments().where('request_key', '=', requestKey));

export async function insertAssignment(
  tx: Tx,
  assignment: { seatPoolId: number; requestKey: string; assignedBy: number; language: InvitationLanguage; now: Date },
): Promise<number> {
  const row = await tx.one(
    db
      .insertInto('seat_assignments')
      .values({
        seat_pool_id: assignment.seatPoolId,
        request_key: assignment.requestKey,
        assigned_by: assignment.assignedBy,
        invitation_language: assignment.language,
        created_at: assignment.now,
      })
      .returning('seat_assignment_id'),
  );
  return row!.seat_assignment_id;
}

export const insertAddresses = rowsStatement(
  (rows: readonly { seatAssignmentId: number; position: number; email: string }[]) =>
    db.insertInto('seat_assignment_rows').values(
      rows.map((row) => ({
        seat_assignment_id: row.seatAssignmentId,
        position: row.position,
        email: row.email,
      })),
    ),
);

export interface AddressRow {
  position: number;
  email: string;
  outcome: AssignmentOutcome | null;
}

const rows = (seatAssignmentId: number) =>
  db
    .selectFrom('seat_assignment_rows')
    .select(['position', 'email', 'outcome'])
    .where('seat_assignment_id', '=', seatAssignmentId)
    .orderBy('position')
    .$castTo<AddressRow>();

export const listAddresses = (tx: Tx, seatAssignmentId: number): Promise<AddressRow[]> =>
  tx.all(rows(seatAssignmentId));

/** The next addresses without a result. */
export const listWaitingAddresses = (tx: Tx, seatAssignmentId: number, count: number): Promise<AddressRow[]> =>
  tx.all(rows(seatAssignmentId).where('outcome', 'is', null).limit(count));

export const setOutcome = (
  tx: Tx,
  seatAssignmentId: number,
  position: number,
  outcome: AssignmentOutcome,
): Promise<number> =>
  tx.run(
    db
      .updateTable('seat_assignment_rows')
      .set({ outcome })
      .where('seat_assignment_id', '=', seatAssignmentId)
      .where('position', '=', position),
  );

export const endAssignment = (tx: Tx, seatAssignmentId: number, now: Date): Promise<number> =>
  tx.run(db.updateTable('seat_assignments').set({ ended_at: now }).where('seat_assignment_id', '=', seatAssignmentId));

/** Deletes lists with their addresses; the seats that came of them stay. */
export const deleteAssignmentsBefore = (tx: Tx, moment: Date): Promise<number> =>
  tx.run(db.deleteFrom('seat_assignments').where('created_at', '<', moment));
