import type { SystemContext } from '../../kernel/context.ts';
import type { Tx } from '../../kernel/database/database.ts';
import {
  findCourseSettings,
  findPublished,
  findStandardId,
  insertTemplate,
  insertVersion,
  type PublishedTemplate,
} from './certificate-templates.repository.ts';
import { standardDesign, standardName } from './standard-design.ts';

/** The organisation's standard template, made and published when it is first needed. */
export async function standardTemplateId(context: SystemContext, tx: Tx): Promise<number> {
  const there = await findStandardId(tx);
  if (there !== undefined) return there;
  const now = context.clock.now();
  const made = await insertTemplate(tx, { name: standardName(), design: standardDesign(), isStandard: true, now });
  if (made === undefined) return (await findStandardId(tx)) as number;
  await insertVersion(tx, made, null, now);
  return made;
}

export interface TemplateOfCourse extends PublishedTemplate {
  validMonths: number | null;
}

/** In what a course's certificates are issued now. */
export async function templateOfCourse(context: SystemContext, tx: Tx, courseId: number): Promise<TemplateOfCourse> {
  const settings = await findCourseSettings(tx, courseId);
  const standardId = await standardTemplateId(context, tx);
  const published =
    (await findPublished(tx, settings?.certificateTemplateId ?? standardId)) ?? (await findPublished(tx, standardId));
  if (!published) throw new Error('the standard template has no version');
  return { ...published, validMonths: settings?.validMonths ?? null };
}
