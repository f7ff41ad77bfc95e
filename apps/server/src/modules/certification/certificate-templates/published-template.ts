import type { SystemContext } from '../../../kernel/context.ts';
import type { Tx } from '../../../kernel/database/database.ts';
import {
  findPublished,
  findSettings,
  findStandardId,
  insertTemplate,
  insertVersion,
  type PublishedTemplate,
  type TemplateSubject,
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

export interface TemplateInUse extends PublishedTemplate {
  validMonths: number | null;
}

/** In what certificates would be issued; undefined: there is no template yet. */
export async function findTemplateInUse(tx: Tx, subject: TemplateSubject): Promise<TemplateInUse | undefined> {
  const settings = await findSettings(tx, subject);
  const standardId = await findStandardId(tx);
  const ids = [settings?.certificateTemplateId, standardId];
  for (const id of ids) {
    const published = id == null ? undefined : await findPublished(tx, id);
    if (published) return { ...published, validMonths: settings?.validMonths ?? null };
  }
  return undefined;
}

/** In what certificates of a course or a specialization are issued now. */
export async function templateInUse(context: SystemContext, tx: Tx, subject: TemplateSubject): Promise<TemplateInUse> {
  const there = await findTemplateInUse(tx, subject);
  if (there) return there;
  await insertVersionOf(context, tx, await standardTemplateId(context, tx));
  return (await findTemplateInUse(tx, subject)) as TemplateInUse;
}

/** A standard that somebody began and never published is published with the first certificate. */
async function insertVersionOf(context: SystemContext, tx: Tx, certificateTemplateId: number): Promise<void> {
  if (!(await findPublished(tx, certificateTemplateId)))
    await insertVersion(tx, certificateTemplateId, null, context.clock.now());
}
