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

/** In what certificates of a course would be issued, or of what has no template of its own (null); undefined: there is none yet. */
export async function findTemplateOfCourse(tx: Tx, courseId: number | null): Promise<TemplateOfCourse | undefined> {
  const settings = courseId === null ? undefined : await findCourseSettings(tx, courseId);
  const standardId = await findStandardId(tx);
  const ids = [settings?.certificateTemplateId, standardId];
  for (const id of ids) {
    const published = id == null ? undefined : await findPublished(tx, id);
    if (published) return { ...published, validMonths: settings?.validMonths ?? null };
  }
  return undefined;
}

/** In what a course's certificates are issued now. */
export async function templateOfCourse(
  context: SystemContext,
  tx: Tx,
  courseId: number | null,
): Promise<TemplateOfCourse> {
  const there = await findTemplateOfCourse(tx, courseId);
  if (there) return there;
  await insertVersionOf(context, tx, await standardTemplateId(context, tx));
  return (await findTemplateOfCourse(tx, courseId)) as TemplateOfCourse;
}

/** A standard that somebody began and never published is published with the first certificate. */
async function insertVersionOf(context: SystemContext, tx: Tx, certificateTemplateId: number): Promise<void> {
  if (!(await findPublished(tx, certificateTemplateId)))
    await insertVersion(tx, certificateTemplateId, null, context.clock.now());
}
