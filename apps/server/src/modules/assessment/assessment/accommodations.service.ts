import type { Grantee } from '@sullam/domain/assessment/accommodations.ts';
import { audit } from '../../../kernel/audit.ts';
import type { MemberContext } from '../../../kernel/context.ts';
import { type Tx, transaction } from '../../../kernel/database/database.ts';
import { conflict, invalidField, notFound } from '../../../kernel/problem.ts';
import {
  belongs,
  deleteAccommodation,
  type GrantedWhat,
  insertAccommodation,
  updateAccommodation,
} from './accommodations.repository.ts';

/** An exam or an assignment, for those who grant something in it. */
export interface AccommodatedWork {
  courseSubsectionId: number;
  noun: 'subsection-exam' | 'assignment';
  action: 'exam-accommodation' | 'assignment-accommodation';
  /** The course of it; refuses who may not grant. */
  access(tx: Tx): Promise<{ courseId: number }>;
  /** Refuses grants that somebody who may change the work may still not make. */
  mayGrant?(tx: Tx, grantee: Grantee): Promise<void>;
  /** Nobody sits, hands in or marks by the old dates while they change. */
  lock(tx: Tx): Promise<void>;
  /** What follows for those whom it is granted to. */
  follow(tx: Tx, grantee: Grantee, courseId: number): Promise<void>;
}

const named = ({ userId, courseGroupId }: Grantee) => (userId === null ? { courseGroupId } : { userId });

/** Grants a learner or a group something else than everybody has; version 0 makes the grant. */
export const grantAccommodation = (
  context: MemberContext,
  work: AccommodatedWork,
  grantee: Grantee,
  { version, ...what }: GrantedWhat & { version: number },
): Promise<{ version: number }> => {
  const { opensAt, closesAt } = what;
  if (opensAt && closesAt && Date.parse(opensAt) >= Date.parse(closesAt)) throw invalidField('closesAt', 'dateInvalid');
  return transaction(context, async (tx) => {
    const { courseId } = await work.access(tx);
    if (!(await belongs(tx, courseId, grantee))) throw notFound();
    await work.mayGrant?.(tx, grantee);
    await work.lock(tx);
    const { courseSubsectionId, noun, action } = work;
    const grant = { courseSubsectionId, grantee, grantedBy: context.caller.userId, now: context.clock.now() };
    const isSaved =
      version === 0 ? await insertAccommodation(tx, grant, what) : await updateAccommodation(tx, grant, what, version);
    if (!isSaved) throw conflict();
    await work.follow(tx, grantee, courseId);
    await audit(context, tx, {
      action: `${action}.grant`,
      noun,
      nounId: courseSubsectionId,
      changes: { ...named(grantee), ...what, version },
    });
    return { version: version + 1 };
  });
};

/** Takes a grant back: what everybody has holds again. */
export const withdrawAccommodation = (
  context: MemberContext,
  work: AccommodatedWork,
  grantee: Grantee,
): Promise<void> =>
  transaction(context, async (tx) => {
    const { courseId } = await work.access(tx);
    await work.lock(tx);
    const { courseSubsectionId, noun, action } = work;
    if (!(await deleteAccommodation(tx, courseSubsectionId, grantee))) throw notFound();
    await work.follow(tx, grantee, courseId);
    await audit(context, tx, {
      action: `${action}.withdraw`,
      noun,
      nounId: courseSubsectionId,
      changes: named(grantee),
    });
  });
