import type { CoachEntryKind } from '@sullam/domain/coaching/coach.ts';
import { sql } from 'kysely';
import { db, type Tx } from '../../../kernel/database/database.ts';
import { json } from '../../../kernel/database/json.ts';
import type { CoachCertificationBody, CoachEntryBody, CoachLanguageBody } from './coaches.schemas.ts';

const entryColumns = ({ title, place, fromYear, untilYear }: CoachEntryBody) => ({
  title: json(title),
  place: json(place),
  from_year: fromYear,
  until_year: untilYear,
});

export async function insertEntry(tx: Tx, coachId: number, kind: CoachEntryKind, body: CoachEntryBody) {
  const insertion = db.insertInto('coach_entries').values({ coach_id: coachId, kind, ...entryColumns(body) });
  return (await tx.one(insertion.returning('coach_entry_id')))!.coach_entry_id;
}

/** Returns how many rows were changed: 0 where the coach has no such entry. */
export const updateEntry = (tx: Tx, own: { coachId: number; kind: CoachEntryKind }, id: number, body: CoachEntryBody) =>
  tx.run(
    db
      .updateTable('coach_entries')
      .set(entryColumns(body))
      .where('coach_entry_id', '=', id)
      .where('coach_id', '=', own.coachId)
      .where('kind', '=', own.kind),
  );

export const deleteEntry = (tx: Tx, own: { coachId: number; kind: CoachEntryKind }, id: number): Promise<number> =>
  tx.run(
    db
      .deleteFrom('coach_entries')
      .where('coach_entry_id', '=', id)
      .where('coach_id', '=', own.coachId)
      .where('kind', '=', own.kind),
  );

export const countEntries = (tx: Tx, coachId: number, kind: CoachEntryKind) =>
  tx
    .one(
      db
        .selectFrom('coach_entries')
        .select(sql<number>`count(*)::int`.as('count'))
        .where('coach_id', '=', coachId)
        .where('kind', '=', kind),
    )
    .then((row) => row?.count ?? 0);

export async function insertLanguage(tx: Tx, coachId: number, { language, level }: CoachLanguageBody): Promise<number> {
  const insertion = db.insertInto('coach_languages').values({ coach_id: coachId, language, level });
  return (await tx.one(insertion.returning('coach_language_id')))!.coach_language_id;
}

export const updateLanguage = (tx: Tx, coachId: number, id: number, { language, level }: CoachLanguageBody) =>
  tx.run(
    db
      .updateTable('coach_languages')
      .set({ language, level })
      .where('coach_language_id', '=', id)
      .where('coach_id', '=', coachId),
  );

export const deleteLanguage = (tx: Tx, coachId: number, id: number): Promise<number> =>
  tx.run(db.deleteFrom('coach_languages').where('coach_language_id', '=', id).where('coach_id', '=', coachId));

const certificationColumns = (body: CoachCertificationBody) => ({
  title: json(body.title),
  issuer: json(body.issuer),
  issued_on: body.issuedOn,
  valid_until: body.validUntil,
  verification_url: body.verificationUrl,
});

export async function insertCertification(tx: Tx, coachId: number, body: CoachCertificationBody): Promise<number> {
  const values = { coach_id: coachId, ...certificationColumns(body) };
  const row = await tx.one(
    db
      .insertInto('coach_certifications')
      .values(values as never)
      .returning('coach_certification_id'),
  );
  return row!.coach_certification_id;
}

/** What was checked has changed, so an administrator checks it again. */
export const updateCertification = (tx: Tx, coachId: number, id: number, body: CoachCertificationBody) =>
  tx.run(
    db
      .updateTable('coach_certifications')
      .set({ ...certificationColumns(body), checked_by: null, checked_at: null } as never)
      .where('coach_certification_id', '=', id)
      .where('coach_id', '=', coachId),
  );

export const deleteCertification = (tx: Tx, coachId: number, id: number): Promise<number> =>
  tx.run(
    db.deleteFrom('coach_certifications').where('coach_certification_id', '=', id).where('coach_id', '=', coachId),
  );

export const setChecked = (
  tx: Tx,
  coachId: number,
  id: number,
  checked: { by: number; at: Date } | null,
): Promise<number> =>
  tx.run(
    db
      .updateTable('coach_certifications')
      .set({ checked_by: checked?.by ?? null, checked_at: checked?.at ?? null })
      .where('coach_certification_id', '=', id)
      .where('coach_id', '=', coachId),
  );

export const countCertifications = (tx: Tx, coachId: number): Promise<number> =>
  tx
    .one(
      db
        .selectFrom('coach_certifications')
        .select(sql<number>`count(*)::int`.as('count'))
        .where('coach_id', '=', coachId),
    )
    .then((row) => row?.count ?? 0);

export const listLanguageCodes = (tx: Tx, coachId: number): Promise<{ id: number; language: string }[]> =>
  tx.all(
    db
      .selectFrom('coach_languages')
      .select(['coach_language_id as id', 'language'])
      .where('coach_id', '=', coachId)
      .orderBy('coach_language_id'),
  );
