import { hasText, type Localized } from '@sullam/domain/localized.ts';
import { refuseMasquerade } from '../../kernel/access/access.ts';
import { audit } from '../../kernel/audit.ts';
import type { MemberContext } from '../../kernel/context.ts';
import { type Tx, transaction } from '../../kernel/database/database.ts';
import { invalidate } from '../../kernel/database/invalidation.ts';
import { formattedText } from '../../kernel/html.ts';
import { conflict, invalidField, notFound, Problem } from '../../kernel/problem.ts';
import { type EnrollmentOrder, enrollInAll } from '../enrollments/enrollments.public.ts';
import { checkMediaChoices } from '../media/media.public.ts';
import { accessSpecialization } from './specializations.access.ts';
import {
  deleteSpecialization,
  findShownCourses,
  hasCourses,
  insertSpecialization,
  replaceCourses,
  unknownCourses,
  updateSpecialization,
} from './specializations.repository.ts';
import type { SpecializationBody, SpecializationPatch } from './specializations.schemas.ts';

const touchCatalogue = (context: MemberContext, tx: Tx) => invalidate(tx, `catalogue:${context.organizationId}`);

const clean = <Body extends { description?: Localized }>(body: Body): Body =>
  body.description === undefined ? body : { ...body, description: formattedText('description', body.description) };

async function check(context: MemberContext, tx: Tx, body: Partial<SpecializationBody>): Promise<void> {
  if (body.title !== undefined && !hasText(body.title.en) && !hasText(body.title.ar))
    throw invalidField('title', 'oneLanguage');
  if (body.coverMediaId)
    await checkMediaChoices(context, tx, [{ path: 'coverMediaId', mediaId: body.coverMediaId, kinds: ['IMAGE'] }]);
  if (body.courseIds && (await unknownCourses(tx, body.courseIds)).length > 0)
    throw invalidField('courseIds', 'choice');
}

export const createSpecialization = (
  context: MemberContext,
  body: SpecializationBody,
): Promise<{ specializationId: number }> =>
  transaction(context, async (tx) => {
    await check(context, tx, body);
    const specializationId = await insertSpecialization(tx, clean(body), context.clock.now());
    await replaceCourses(tx, specializationId, body.courseIds ?? []);
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
    if (patch.courseIds) await replaceCourses(tx, specializationId, patch.courseIds);
    const isShown = patch.isPublished ?? found.isPublished;
    if (isShown && !(await hasCourses(tx, specializationId))) throw new Problem('specialization.empty', 409);
    const { version: _version, ...fields } = patch;
    await audit(context, tx, {
      action: 'specialization.update',
      noun: 'specialization',
      nounId: specializationId,
      changes: { fields: Object.keys(fields) },
    });
    await touchCatalogue(context, tx);
  });

/** Enrols the caller in every course of it that they aren't in yet; nothing happens where one of these has a price. */
export const enrollInSpecialization = (context: MemberContext, specializationId: number): Promise<EnrollmentOrder> =>
  transaction(context, async (tx) => {
    refuseMasquerade(context);
    const { isPublished } = await accessSpecialization(context, tx, specializationId);
    if (!isPublished) throw notFound();
    return enrollInAll(context, tx, await findShownCourses(tx, specializationId), {
      source: { source: 'BUNDLE', sourceKey: `specialization-${specializationId}` },
      item: { itemId: specializationId, purchasedItemType: { slug: 'specialization' } },
    });
  });

/** Deletes a specialization; its courses stay. */
export const removeSpecialization = (context: MemberContext, specializationId: number): Promise<void> =>
  transaction(context, async (tx) => {
    await accessSpecialization(context, tx, specializationId);
    await deleteSpecialization(tx, specializationId);
    await audit(context, tx, { action: 'specialization.delete', noun: 'specialization', nounId: specializationId });
    await touchCatalogue(context, tx);
  });
