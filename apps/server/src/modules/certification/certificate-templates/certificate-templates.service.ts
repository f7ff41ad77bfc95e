import type { Localized } from '@sullam/domain/localized.ts';
import { audit } from '../../../kernel/audit.ts';
import type { MemberContext } from '../../../kernel/context.ts';
import { reading, type Tx, transaction } from '../../../kernel/database/database.ts';
import { conflict, notFound } from '../../../kernel/problem.ts';
import { accessCourse } from '../../learning/courses/courses.public.ts';
import { manageSpecialization } from './certificate-templates.access.ts';
import { notPublished } from './certificate-templates.errors.ts';
import {
  findPublished,
  findSettings,
  findStandardId,
  findTemplate,
  findVersion,
  insertTemplate,
  insertVersion,
  type TemplateSubject,
  updateTemplate,
  upsertSettings,
} from './certificate-templates.repository.ts';
import type { CertificateDesign, CertificateSettings } from './certificate-templates.schemas.ts';
import { checkComplete, checkDesign, checkText } from './check-design.ts';
import { standardDesign } from './standard-design.ts';

const noun = 'certificate-template';

/** A template that begins with the standard design; the first one is the standard. */
export function createTemplate(context: MemberContext, name: Localized): Promise<{ certificateTemplateId: number }> {
  checkText('name', name);
  return transaction(context, async (tx) => {
    const now = context.clock.now();
    const isStandard = (await findStandardId(tx)) === undefined;
    const id = await insertTemplate(tx, { name, design: standardDesign(), isStandard, now });
    if (id === undefined) throw new Error('a template was not written');
    await audit(context, tx, { action: 'certificate-template.create', noun, nounId: id });
    return { certificateTemplateId: id };
  });
}

export function changeTemplate(
  context: MemberContext,
  certificateTemplateId: number,
  patch: { name?: Localized; design?: CertificateDesign; version: number },
): Promise<{ version: number }> {
  checkText('name', patch.name);
  return transaction(context, async (tx) => {
    const there = await findTemplate(tx, certificateTemplateId);
    if (!there) throw notFound();
    if (patch.design) await checkDesign(context, tx, patch.design, there);
    if (!(await updateTemplate(tx, certificateTemplateId, patch, context.clock.now()))) throw conflict();
    await audit(context, tx, { action: 'certificate-template.update', noun, nounId: certificateTemplateId });
    return { version: patch.version + 1 };
  });
}

/** Makes a version of the draft. Who holds an earlier one keeps it as it is. */
export const publishTemplate = (
  context: MemberContext,
  certificateTemplateId: number,
): Promise<{ publishedVersion: number }> =>
  transaction(context, async (tx) => {
    const there = await findTemplate(tx, certificateTemplateId);
    if (!there) throw notFound();
    if (there.publishedVersion > 0 && !there.isChanged) return { publishedVersion: there.publishedVersion };
    await checkDesign(context, tx, there.design, there);
    checkComplete(there.design);
    const publishedVersion = await insertVersion(tx, certificateTemplateId, context.caller.userId, context.clock.now());
    const changes = { publishedVersion };
    await audit(context, tx, { action: 'certificate-template.publish', noun, nounId: certificateTemplateId, changes });
    return { publishedVersion };
  });

/** Makes an earlier version the draft again; nothing is published by that, and no version changes. */
export const restoreVersion = (
  context: MemberContext,
  certificateTemplateId: number,
  { templateVersion, version }: { templateVersion: number; version: number },
): Promise<{ version: number }> =>
  transaction(context, async (tx) => {
    const earlier = await findVersion(tx, certificateTemplateId, templateVersion);
    if (!earlier) throw notFound();
    const { design } = earlier;
    if (!(await updateTemplate(tx, certificateTemplateId, { design, version }, context.clock.now()))) throw conflict();
    await audit(context, tx, {
      action: 'certificate-template.restore',
      noun,
      nounId: certificateTemplateId,
      changes: { templateVersion },
    });
    return { version: version + 1 };
  });

/**
 * From which template certificates of a course or a specialization are made, and how long they are valid: those that are issued from
 * now on. Whether the caller may do so has been checked.
 */
async function chooseSettings(
  context: MemberContext,
  tx: Tx,
  subject: TemplateSubject,
  settings: CertificateSettings,
): Promise<void> {
  const { certificateTemplateId } = settings;
  if (certificateTemplateId !== null && !(await findPublished(tx, certificateTemplateId))) throw notPublished();
  await upsertSettings(tx, subject, settings);
  await audit(context, tx, {
    action: 'certificate-template.choose',
    noun: subject.courseId === null ? 'specialization' : 'course',
    nounId: subject.courseId ?? subject.specializationId,
    changes: { ...settings },
  });
}

export const changeCourseSettings = (
  context: MemberContext,
  courseId: number,
  settings: CertificateSettings,
): Promise<void> =>
  transaction(context, async (tx) => {
    await accessCourse(context, tx, courseId, 'edit');
    await chooseSettings(context, tx, { courseId, specializationId: null }, settings);
  });

/** What the certificates of a specialization are made from; of what has chosen nothing, the standard that never ends. */
export const readSpecializationSettings = (
  context: MemberContext,
  specializationId: number,
): Promise<CertificateSettings> =>
  reading(context, async (tx) => {
    await manageSpecialization(context, tx, specializationId);
    const settings = await findSettings(tx, { courseId: null, specializationId });
    return settings ?? { certificateTemplateId: null, validMonths: null };
  });

export const changeSpecializationSettings = (
  context: MemberContext,
  specializationId: number,
  settings: CertificateSettings,
): Promise<void> =>
  transaction(context, async (tx) => {
    await manageSpecialization(context, tx, specializationId);
    await chooseSettings(context, tx, { courseId: null, specializationId }, settings);
  });
