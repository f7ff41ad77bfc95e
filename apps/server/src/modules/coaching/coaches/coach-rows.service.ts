import { COACH_LIMITS, type CoachEntryKind } from '@sullam/domain/coaching/coach.ts';
import { isWritten } from '@sullam/domain/localized.ts';
import { isWebAddress } from '@sullam/domain/web-address.ts';
import { audit } from '../../../kernel/audit.ts';
import type { MemberContext } from '../../../kernel/context.ts';
import { type Tx, transaction } from '../../../kernel/database/database.ts';
import { emit } from '../../../kernel/outbox/signals.ts';
import { invalidField, notFound } from '../../../kernel/problem.ts';
import {
  countCertifications,
  countEntries,
  deleteCertification,
  deleteEntry,
  deleteLanguage,
  insertCertification,
  insertEntry,
  insertLanguage,
  listLanguageCodes,
  setChecked,
  updateCertification,
  updateEntry,
  updateLanguage,
} from './coach-rows.repository.ts';
import { accessCoach, accessOwnCoach, lockCoach } from './coaches.access.ts';
import { languageListed, tooManyCoachRows } from './coaches.errors.ts';
import type { CoachCertificationBody, CoachEntryBody, CoachLanguageBody } from './coaches.schemas.ts';
import { coachChanged } from './coaches.signals.ts';

/** Changes the caller's own page, one change at a time. */
const onOwnPage = <Result>(
  context: MemberContext,
  action: string,
  change: (tx: Tx, coachId: number) => Promise<Result>,
): Promise<Result> =>
  transaction(context, async (tx) => {
    const { coachId } = await accessOwnCoach(context, tx);
    await lockCoach(tx, coachId);
    const result = await change(tx, coachId);
    await emit(context, tx, coachChanged, { coachId });
    await audit(context, tx, { action, noun: 'coach', nounId: coachId });
    return result;
  });

function checkThere(changedRows: number): void {
  if (changedRows === 0) throw notFound();
}

function checkRoom(count: number, most: number): void {
  if (count >= most) throw tooManyCoachRows(most);
}

function checkEntry({ title, fromYear, untilYear }: CoachEntryBody): void {
  if (!isWritten(title)) throw invalidField('title', 'oneLanguage');
  if (fromYear !== null && untilYear !== null && untilYear < fromYear)
    throw invalidField('untilYear', 'dateAfterStart');
}

export function addEntry(
  context: MemberContext,
  kind: CoachEntryKind,
  body: CoachEntryBody,
): Promise<{ coachEntryId: number }> {
  checkEntry(body);
  return onOwnPage(context, 'coach.add-entry', async (tx, coachId) => {
    checkRoom(await countEntries(tx, coachId, kind), COACH_LIMITS.entries);
    return { coachEntryId: await insertEntry(tx, coachId, kind, body) };
  });
}

export function changeEntry(
  context: MemberContext,
  kind: CoachEntryKind,
  id: number,
  body: CoachEntryBody,
): Promise<void> {
  checkEntry(body);
  return onOwnPage(context, 'coach.change-entry', async (tx, coachId) =>
    checkThere(await updateEntry(tx, { coachId, kind }, id, body)),
  );
}

export const removeEntry = (context: MemberContext, kind: CoachEntryKind, id: number): Promise<void> =>
  onOwnPage(context, 'coach.remove-entry', async (tx, coachId) =>
    checkThere(await deleteEntry(tx, { coachId, kind }, id)),
  );

export const addLanguage = (context: MemberContext, body: CoachLanguageBody): Promise<{ coachLanguageId: number }> =>
  onOwnPage(context, 'coach.add-language', async (tx, coachId) => {
    const known = await listLanguageCodes(tx, coachId);
    if (known.some(({ language }) => language === body.language)) throw languageListed();
    checkRoom(known.length, COACH_LIMITS.languages);
    return { coachLanguageId: await insertLanguage(tx, coachId, body) };
  });

export const changeLanguage = (context: MemberContext, id: number, body: CoachLanguageBody): Promise<void> =>
  onOwnPage(context, 'coach.change-language', async (tx, coachId) => {
    const known = await listLanguageCodes(tx, coachId);
    if (known.some((other) => other.language === body.language && other.id !== id)) throw languageListed();
    checkThere(await updateLanguage(tx, coachId, id, body));
  });

export const removeLanguage = (context: MemberContext, id: number): Promise<void> =>
  onOwnPage(context, 'coach.remove-language', async (tx, coachId) => checkThere(await deleteLanguage(tx, coachId, id)));

const isDay = (day: string): boolean => new Date(`${day}T00:00:00Z`).toJSON()?.startsWith(day) ?? false;

function checkCertification({ title, issuer, issuedOn, validUntil, verificationUrl }: CoachCertificationBody): void {
  if (!isWritten(title)) throw invalidField('title', 'oneLanguage');
  if (!isWritten(issuer)) throw invalidField('issuer', 'oneLanguage');
  for (const [path, day] of Object.entries({ issuedOn, validUntil }))
    if (day !== null && !isDay(day)) throw invalidField(path, 'dateInvalid');
  if (issuedOn !== null && validUntil !== null && validUntil < issuedOn)
    throw invalidField('validUntil', 'dateAfterStart');
  if (verificationUrl && !isWebAddress(verificationUrl)) throw invalidField('verificationUrl', 'url');
}

const withoutBlank = (body: CoachCertificationBody): CoachCertificationBody => ({
  ...body,
  verificationUrl: body.verificationUrl?.trim() || null,
});

export function addCertification(
  context: MemberContext,
  body: CoachCertificationBody,
): Promise<{ coachCertificationId: number }> {
  checkCertification(body);
  return onOwnPage(context, 'coach.add-certification', async (tx, coachId) => {
    checkRoom(await countCertifications(tx, coachId), COACH_LIMITS.certifications);
    return { coachCertificationId: await insertCertification(tx, coachId, withoutBlank(body)) };
  });
}

export function changeCertification(context: MemberContext, id: number, body: CoachCertificationBody): Promise<void> {
  checkCertification(body);
  return onOwnPage(context, 'coach.change-certification', async (tx, coachId) =>
    checkThere(await updateCertification(tx, coachId, id, withoutBlank(body))),
  );
}

export const removeCertification = (context: MemberContext, id: number): Promise<void> =>
  onOwnPage(context, 'coach.remove-certification', async (tx, coachId) =>
    checkThere(await deleteCertification(tx, coachId, id)),
  );

/** An administrator notes that the issuer confirmed a certification, or takes that back. */
export const checkCoachCertification = (
  context: MemberContext,
  coachId: number,
  id: number,
  isChecked: boolean,
): Promise<void> =>
  transaction(context, async (tx) => {
    await accessCoach(context, tx, coachId, 'manage');
    const checked = isChecked ? { by: context.caller.userId, at: context.clock.now() } : null;
    checkThere(await setChecked(tx, coachId, id, checked));
    const changes = { coachCertificationId: id, isChecked };
    await audit(context, tx, { action: 'coach.check-certification', noun: 'coach', nounId: coachId, changes });
  });
