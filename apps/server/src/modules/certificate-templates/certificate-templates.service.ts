import { hasText, type Localized } from '@sullam/domain/localized.ts';
import { audit } from '../../kernel/audit.ts';
import type { MemberContext } from '../../kernel/context.ts';
import { type Tx, transaction } from '../../kernel/database/database.ts';
import { invalidField, notFound } from '../../kernel/problem.ts';
import { accessCourse } from '../courses/courses.public.ts';
import { checkMediaChoices } from '../media/media.public.ts';
import { changedMeanwhile, notPublished } from './certificate-templates.errors.ts';
import {
  type CourseSettings,
  findPublished,
  findStandardId,
  findTemplate,
  insertTemplate,
  insertVersion,
  type TemplateRow,
  updateTemplate,
  upsertCourseSettings,
} from './certificate-templates.repository.ts';
import type { CertificateDesign } from './certificate-templates.schemas.ts';
import { standardDesign } from './standard-design.ts';

const noun = 'certificate-template';

function checkText(path: string, text: Localized | undefined): void {
  if (text && !hasText(text.en) && !hasText(text.ar)) throw invalidField(path, 'oneLanguage');
}

async function checkDesign(
  context: MemberContext,
  tx: Tx,
  design: CertificateDesign,
  there?: TemplateRow,
): Promise<void> {
  for (const part of ['heading', 'opening', 'completed'] as const) checkText(`design.${part}`, design[part]);
  for (const [index, { name }] of design.signatures.entries()) checkText(`design.signatures.${index}.name`, name);
  const chosen = design.signatures.flatMap(({ mediaId }, index) =>
    mediaId === null ? [] : [{ path: `design.signatures.${index}.mediaId`, mediaId, kinds: ['IMAGE'] as const }],
  );
  const already = new Set(there?.design.signatures.flatMap(({ mediaId }) => mediaId ?? []));
  await checkMediaChoices(context, tx, chosen, already);
}

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
    if (!(await updateTemplate(tx, certificateTemplateId, patch, context.clock.now()))) throw changedMeanwhile();
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
    const publishedVersion = await insertVersion(tx, certificateTemplateId, context.caller.userId, context.clock.now());
    const changes = { publishedVersion };
    await audit(context, tx, { action: 'certificate-template.publish', noun, nounId: certificateTemplateId, changes });
    return { publishedVersion };
  });

/** Which template a course's certificates are made from, and how long they are valid: for those that are issued from now on. */
export const changeCourseSettings = (
  context: MemberContext,
  courseId: number,
  settings: CourseSettings,
): Promise<void> =>
  transaction(context, async (tx) => {
    await accessCourse(context, tx, courseId, 'edit');
    const { certificateTemplateId } = settings;
    if (certificateTemplateId !== null && !(await findPublished(tx, certificateTemplateId))) throw notPublished();
    await upsertCourseSettings(tx, courseId, settings);
    await audit(context, tx, {
      action: 'certificate-template.choose',
      noun: 'course',
      nounId: courseId,
      changes: { ...settings },
    });
  });
