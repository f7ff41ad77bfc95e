import { hasText, type Localized } from '@sullam/domain/localized.ts';
import { refuseMasquerade } from '../../../kernel/access/access.ts';
import { audit } from '../../../kernel/audit.ts';
import type { MemberContext } from '../../../kernel/context.ts';
import { type Tx, transaction } from '../../../kernel/database/database.ts';
import { formattedText } from '../../../kernel/html.ts';
import { conflict, invalidField, notFound, Problem } from '../../../kernel/problem.ts';
import { checkMediaChoices } from '../../organization/media/media.public.ts';
import { type EnrollmentOrder, enrollInAll, freeOrder, orderInCart } from '../enrollments/enrollments.public.ts';
import { findIsEntitled } from '../entitlements/entitlements.public.ts';
import { settle, settleEverybody } from './completions.service.ts';
import { specializationSelling } from './specialization-selling.ts';
import { accessSpecialization, checkMayEnroll } from './specializations.access.ts';
import {
  deleteEnrollment,
  deleteSpecialization,
  findNeededCourses,
  findPrice,
  hasCourses,
  hasPublishedCourses,
  insertEnrollment,
  insertSpecialization,
  replaceGroups,
  unknownCourses,
  updateSpecialization,
} from './specializations.repository.ts';
import type { GroupBody, SpecializationBody, SpecializationPatch } from './specializations.schemas.ts';

const clean = <Body extends { description?: Localized }>(body: Body): Body =>
  body.description === undefined ? body : { ...body, description: formattedText('description', body.description) };

async function check(context: MemberContext, tx: Tx, body: Partial<SpecializationBody>): Promise<void> {
  if (body.title !== undefined && !hasText(body.title.en) && !hasText(body.title.ar))
    throw invalidField('title', 'oneLanguage');
  if (body.coverMediaId)
    await checkMediaChoices(context, tx, [{ path: 'coverMediaId', mediaId: body.coverMediaId, kinds: ['IMAGE'] }]);
  if (body.groups) await checkGroups(tx, body.groups);
}

/** Each course stands in one group, none is asked for more courses than it has, and several are told apart by their names. */
async function checkGroups(tx: Tx, groups: readonly GroupBody[]): Promise<void> {
  const taken = new Set<number>();
  groups.forEach(({ title, neededCount, courseIds }, at) => {
    const path = `groups.${at}`;
    if (groups.length > 1 && !hasText(title.en) && !hasText(title.ar))
      throw invalidField(`${path}.title`, 'oneLanguage');
    if (neededCount !== null && neededCount > courseIds.length)
      throw invalidField(`${path}.neededCount`, 'numberMaximum', { limit: courseIds.length });
    for (const courseId of courseIds) {
      if (taken.has(courseId)) throw invalidField(`${path}.courseIds`, 'unique');
      taken.add(courseId);
    }
  });
  const unknown = new Set(await unknownCourses(tx, [...taken]));
  const at = groups.findIndex(({ courseIds }) => courseIds.some((courseId) => unknown.has(courseId)));
  if (at >= 0) throw invalidField(`groups.${at}.courseIds`, 'choice');
}

export const createSpecialization = (
  context: MemberContext,
  body: SpecializationBody,
): Promise<{ specializationId: number }> =>
  transaction(context, async (tx) => {
    await check(context, tx, body);
    const specializationId = await insertSpecialization(tx, clean(body), context.clock.now());
    await replaceGroups(tx, specializationId, body.groups ?? []);
    await audit(context, tx, { action: 'specialization.create', noun: 'specialization', nounId: specializationId });
    return { specializationId };
  });

/** Changes a specialization. One without a course can't be shown. */
export const changeSpecialization = (
  context: MemberContext,
  specializationId: number,
  patch: SpecializationPatch,
): Promise<void> =>
  transaction(context, async (tx) => {
    const found = await accessSpecialization(context, tx, specializationId);
    await check(context, tx, patch);
    if (!(await updateSpecialization(tx, specializationId, clean(patch)))) throw conflict();
    if (patch.groups) await replaceGroups(tx, specializationId, patch.groups);
    const isShown = patch.isPublished ?? found.isPublished;
    if (isShown && !(await hasCourses(tx, specializationId))) throw new Problem('specialization.empty', 409);
    if (isShown && !found.isPublished && !(await hasPublishedCourses(tx, specializationId)))
      throw new Problem('specialization.no-published-course', 409);
    const { version: _version, ...fields } = patch;
    await audit(context, tx, {
      action: 'specialization.update',
      noun: 'specialization',
      nounId: specializationId,
      changes: { fields: Object.keys(fields) },
    });
    if (isShown) await settleEverybody(context, tx, specializationId);
  });

const itemOf = (specializationId: number) =>
  ({ itemId: specializationId, purchasedItemType: { slug: 'specialization' } }) as const;

/** Puts a specialization that is sold into the cart; null where it isn't sold. */
async function addToCart(context: MemberContext, tx: Tx, specializationId: number): Promise<EnrollmentOrder | null> {
  const [seller] = context.features.marketplace ? context.extensions.of(specializationSelling) : [];
  if (!seller || (await findPrice(tx, specializationId)) === null) return null;
  const added = await seller.addToCart(context, tx, specializationId);
  return orderInCart(context, { ...added, item: itemOf(specializationId) });
}

/** Enrols the caller in what it asks for without a choice; null where there is nothing of the kind. */
async function enrollInNeeded(
  context: MemberContext,
  tx: Tx,
  specializationId: number,
): Promise<EnrollmentOrder | null> {
  const courseIds = await findNeededCourses(tx, specializationId, context.caller.userId);
  if (courseIds.length === 0) return null;
  return enrollInAll(context, tx, courseIds, {
    source: { source: 'BUNDLE', sourceKey: `specialization-${specializationId}` },
    item: itemOf(specializationId),
  });
}

/**
 * The caller follows it from now on. One that is sold goes into the cart, unless the caller owns it; its courses are theirs already.
 * Otherwise they are enrolled in every course that it asks for without a choice and that they aren't in yet; nothing happens where one of
 * these has a price. What there is a choice of everybody chooses from its page.
 */
export const enrollInSpecialization = (context: MemberContext, specializationId: number): Promise<EnrollmentOrder> =>
  transaction(context, async (tx) => {
    refuseMasquerade(context);
    const { isPublished } = await accessSpecialization(context, tx, specializationId);
    if (!isPublished) throw notFound();
    const { userId } = context.caller;
    const isOwned = await findIsEntitled(tx, { userId, subject: { kind: 'SPECIALIZATION', id: specializationId } });
    const inCart = isOwned ? null : await addToCart(context, tx, specializationId);
    if (inCart) return inCart;
    const order = isOwned ? null : await enrollInNeeded(context, tx, specializationId);
    if (!order) checkMayEnroll(context);
    const now = context.clock.now();
    const { enrollmentId, enrolledAt } = await insertEnrollment(tx, { specializationId, userId, now });
    await settle(context, tx, specializationId, [userId]);
    return (
      order ?? freeOrder({ enrollmentId, enrolledAt, item: itemOf(specializationId) }, context.configuration.currency)
    );
  });

/** The caller no longer follows it; the courses stay theirs, and so does what they have completed. */
export const leaveSpecialization = (context: MemberContext, specializationId: number): Promise<void> =>
  transaction(context, async (tx) => {
    await accessSpecialization(context, tx, specializationId);
    const left = await deleteEnrollment(tx, specializationId, context.caller.userId);
    if (left > 0)
      await audit(context, tx, { action: 'specialization.leave', noun: 'specialization', nounId: specializationId });
  });

/** Deletes a specialization; its courses stay. */
export const removeSpecialization = (context: MemberContext, specializationId: number): Promise<void> =>
  transaction(context, async (tx) => {
    await accessSpecialization(context, tx, specializationId);
    await deleteSpecialization(tx, specializationId);
    await audit(context, tx, { action: 'specialization.delete', noun: 'specialization', nounId: specializationId });
  });
