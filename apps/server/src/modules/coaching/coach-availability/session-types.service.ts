import { paymentProblem, SESSION_TYPE_LIMITS } from '@sullam/domain/coaching/session-type.ts';
import { type CancellationTier, misplacedTier } from '@sullam/domain/commerce/cancellation.ts';
import type { Localized } from '@sullam/domain/localized.ts';
import { audit } from '../../../kernel/audit.ts';
import type { MemberContext, RequestContext } from '../../../kernel/context.ts';
import { reading, type Tx, transaction } from '../../../kernel/database/database.ts';
import { conflict, invalidField, notFound } from '../../../kernel/problem.ts';
import { accessCoach, lockCoach } from '../coaches/coaches.public.ts';
import type { OfCoach } from './availability.schemas.ts';
import { paidOnRequest, tooManyTypes } from './coach-availability.errors.ts';
import { checkManages, managedCoach } from './managed-coach.ts';
import { noteAvailabilityChange } from './next-times.jobs.ts';
import { listEditedTypes, listOfferedTypes, readSlotRules } from './session-types.reads.ts';
import { archiveType, countTypes, insertType, orderTypes, updateType } from './session-types.repository.ts';
import type {
  NewSessionType,
  SessionQuestion,
  SessionType,
  SessionTypeBody,
  SessionTypeEditing,
} from './session-types.schemas.ts';

const isEmpty = (text: Localized | undefined): boolean => !text?.en?.trim() && !text?.ar?.trim();

/** Each deadline has to be later than the one before, and give less. */
function checkTiers(tiers: readonly CancellationTier[]): void {
  const wrong = misplacedTier(tiers);
  if (wrong < 0) return;
  const [tier, before] = [tiers[wrong]!, tiers[wrong - 1]!];
  const field = tier.hoursBeforeStart >= before.hoursBeforeStart ? 'hoursBeforeStart' : 'refundPercent';
  throw invalidField(`cancellationTiers.${wrong}.${field}`, 'numberLessThan', { limit: before[field] });
}

/** Refuses what a schema can't: a type without a name, without a place, or with contradicting terms. */
function checkType({ title, hasVideo, place, ...rest }: Partial<SessionTypeBody>): void {
  if (title && isEmpty(title)) throw invalidField('title', 'oneLanguage');
  if (hasVideo === false && isEmpty(place)) throw invalidField('place', 'oneLanguage');
  checkPayment(rest);
  checkTiers(rest.cancellationTiers ?? []);
  checkQuestions(rest.questions ?? []);
}

/** Fields that are left out have the values of a new type. */
function checkPayment({
  payment = 'FREE',
  priceMinor = null,
  seats = 1,
  booking = 'INSTANT',
}: Partial<SessionTypeBody>) {
  const problem = paymentProblem({ payment, priceMinor, seats, booking });
  if (problem === 'SEATS') throw invalidField('payment', 'choice');
  if (problem === 'NO_PRICE') throw invalidField('priceMinor', 'required');
  if (problem === 'REQUEST') throw paidOnRequest();
}

function checkQuestions(questions: readonly SessionQuestion[]): void {
  const keys = questions.map(({ key }) => key);
  for (const [at, { key, kind, text, choices }] of questions.entries()) {
    if (isEmpty(text)) throw invalidField(`questions.${at}.text`, 'oneLanguage');
    if (keys.indexOf(key) !== at) throw invalidField(`questions.${at}.key`, 'choice');
    if (kind === 'CHOICE' && choices.length < 2)
      throw invalidField(`questions.${at}.choices`, 'listMinimum', { count: 2 });
    const blank = choices.findIndex(isEmpty);
    if (blank >= 0) throw invalidField(`questions.${at}.choices.${blank}`, 'oneLanguage');
  }
}

/** What can be booked with a coach whom the caller sees. */
export const listSessionTypes = (context: RequestContext, coachId: number): Promise<{ data: SessionType[] }> =>
  reading(context, async (tx) => {
    await accessCoach(context, tx, coachId, 'see');
    const { configuration, features } = context;
    return {
      data: (await listOfferedTypes(tx, coachId)).map((type) => ({
        ...type,
        currency: configuration.currency,
        isForSale: type.payment !== 'PAID' || features.marketplace,
      })),
    };
  });

export const listOwnSessionTypes = (context: MemberContext, of: OfCoach): Promise<{ data: SessionTypeEditing[] }> =>
  reading(context, async (tx) => {
    const { coachId } = await managedCoach(context, tx, of);
    return { data: await listEditedTypes(tx, coachId) };
  });

async function noteChange(context: MemberContext, tx: Tx, coachId: number, action: string, nounId: number | null) {
  await noteAvailabilityChange(context, tx, coachId);
  await audit(context, tx, { action, noun: 'session-type', nounId });
}

export const createSessionType = (
  context: MemberContext,
  { coachId: given, ...body }: NewSessionType,
): Promise<{ sessionTypeId: number; version: number }> =>
  transaction(context, async (tx) => {
    checkType(body);
    const { coachId } = await managedCoach(context, tx, { coachId: given });
    await lockCoach(tx, coachId);
    const { count, nextPosition } = await countTypes(tx, coachId);
    if (count >= SESSION_TYPE_LIMITS.types) throw tooManyTypes();
    const created = await insertType(tx, { coachId, position: nextPosition, now: context.clock.now() }, body);
    await noteChange(context, tx, coachId, 'session-type.created', created.sessionTypeId);
    return created;
  });

export const changeSessionType = (
  context: MemberContext,
  sessionTypeId: number,
  { version: edited, ...body }: SessionTypeBody,
): Promise<{ version: number }> =>
  transaction(context, async (tx) => {
    const before = await readSlotRules(tx, sessionTypeId);
    const coachId = await checkManages(context, tx, before.coachId);
    if (before.isArchived) throw notFound();
    const { hasVideo, place, seats, payment, priceMinor, booking } = before;
    checkType({ hasVideo, place, seats, payment, priceMinor, booking, ...body });
    const version = await updateType(tx, sessionTypeId, edited, body);
    if (version === undefined) throw conflict();
    await noteChange(context, tx, coachId, 'session-type.changed', sessionTypeId);
    return { version };
  });

/** Puts all types of a coach into an order. */
export const orderSessionTypes = (
  context: MemberContext,
  { coachId: given, sessionTypeIds }: { coachId?: number | undefined; sessionTypeIds: readonly number[] },
): Promise<void> =>
  transaction(context, async (tx) => {
    const { coachId } = await managedCoach(context, tx, { coachId: given });
    await lockCoach(tx, coachId);
    const { count } = await countTypes(tx, coachId);
    const ordered = await orderTypes(tx, coachId, sessionTypeIds);
    if (ordered !== sessionTypeIds.length) throw invalidField('sessionTypeIds', 'unknownReference');
    if (ordered !== count) throw conflict();
    await noteChange(context, tx, coachId, 'session-type.ordered', null);
  });

/** Takes a type off for good; sessions of it stay as they are. */
export const archiveSessionType = (context: MemberContext, sessionTypeId: number, version: number): Promise<void> =>
  transaction(context, async (tx) => {
    const before = await readSlotRules(tx, sessionTypeId);
    const coachId = await checkManages(context, tx, before.coachId);
    if (before.isArchived) throw notFound();
    if (!(await archiveType(tx, sessionTypeId, version, context.clock.now()))) throw conflict();
    await noteChange(context, tx, coachId, 'session-type.archived', sessionTypeId);
  });
