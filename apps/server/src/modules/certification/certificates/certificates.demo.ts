import { startArrangement } from '@sullam/domain/certificates/layout-start.ts';
import type { DemoLoad } from '../../../demo/demo-content.ts';
import type { SystemContext } from '../../../kernel/context.ts';
import { db, type Tx } from '../../../kernel/database/database.ts';
import { demoCourses } from '../../learning/courses/courses.public.ts';
import { demoNotices } from '../../operations/notifications/notifications.public.ts';
import { demoMedia } from '../../organization/media/media.public.ts';
import {
  findTemplate,
  insertTemplate,
  insertVersion,
  standardDesign,
  standardTemplateId,
  updateTemplate,
  upsertSettings,
} from '../certificate-templates/certificate-templates.public.ts';
import { ofCourse, ofSpecialization } from './certificate-subject.ts';
import { CERTIFICATE } from './certificates.notifications.ts';
import { productStyle } from './document-style.ts';
import { issueCertificates } from './issue.ts';

/** The organisation's signatures on the standard template. */
async function signTemplate({ context, tx, demo, loaded }: DemoLoad): Promise<void> {
  const media = loaded.get(demoMedia);
  const templateId = await standardTemplateId(context, tx);
  const template = await findTemplate(tx, templateId);
  if (!template || demo.certificateSignatures.length === 0) return;
  const signatures = demo.certificateSignatures.map(({ name, title, picture }) => ({
    name,
    title,
    mediaId: media.idOf(picture),
  }));
  const now = context.clock.now();
  await updateTemplate(tx, templateId, { design: { ...template.design, signatures }, version: template.version }, now);
  await insertVersion(tx, templateId, null, now);
}

/** Templates that are arranged freely, published; the last one is that of all specializations. */
async function loadTemplates({ context, tx, demo, loaded }: DemoLoad): Promise<void> {
  const media = loaded.get(demoMedia);
  const now = context.clock.now();
  const signatures = demo.certificateSignatures.map(({ picture, ...signature }) => ({
    ...signature,
    mediaId: media.idOf(picture),
  }));
  for (const { name, ...words } of demo.certificateTemplates) {
    const design = { ...standardDesign(), ...words };
    const arrangement = startArrangement(demo.look.cover_family, { ...words, signatures });
    const id = await insertTemplate(tx, { name, design: { ...design, arrangement }, isStandard: false, now });
    if (id === undefined) throw new Error('a template of the demo was not written');
    await insertVersion(tx, id, null, now);
    for (const { specialization_id: specializationId } of await listSpecializations(tx))
      await upsertSettings(tx, ofSpecialization(specializationId), { certificateTemplateId: id, validMonths: null });
  }
}

const listSpecializations = (tx: Tx) => tx.all(db.selectFrom('specialization_overviews').select('specialization_id'));

const listCompletions = (tx: Tx) =>
  tx.all(
    db
      .selectFrom('enrollment_records')
      .select(['course_id', 'user_id', 'completed_at'])
      .where('completed_at', 'is not', null)
      .orderBy('completed_at')
      .orderBy('user_id'),
  );

const listSpecializationCompletions = (tx: Tx) =>
  tx.all(
    db
      .selectFrom('specialization_followers')
      .select(['specialization_id', 'user_id', 'completed_at'])
      .where('completed_at', 'is not', null)
      .orderBy('completed_at')
      .orderBy('user_id'),
  );

/** The same system on an earlier day. */
const onDay = (context: SystemContext, day: Date): SystemContext => ({ ...context, clock: { now: () => day } });

/** Certificates of those who completed their courses and specializations, given on the day of the completion. */
export async function loadDemoCertificates(load: DemoLoad): Promise<void> {
  const { context, tx, demo, loaded } = load;
  await signTemplate(load);
  await loadTemplates(load);
  const courses = loaded.get(demoCourses);
  for (const { course, months } of demo.certificateTerms)
    await upsertSettings(tx, ofCourse(courses.get(course)!), { certificateTemplateId: null, validMonths: months });
  const voice = productStyle(demo.look.cover_family);
  const completions = [
    ...(await listCompletions(tx)).map((row) => ({ ...row, subject: ofCourse(row.course_id) })),
    ...(await listSpecializationCompletions(tx)).map((row) => ({
      ...row,
      subject: ofSpecialization(row.specialization_id),
    })),
  ];
  for (const { subject, user_id: userId, completed_at: completedAt } of completions) {
    const day = completedAt as Date;
    const issued = await issueCertificates(
      onDay(context, day),
      tx,
      { subject, userIds: [userId], origin: 'RULE', issuedBy: null, notifies: false },
      voice,
    );
    for (const { certificateId, courseTitle } of issued)
      loaded.get(demoNotices).push({
        templateId: CERTIFICATE,
        parameters: { courseTitle },
        data: subject.courseId === null ? {} : { courseId: subject.courseId },
        dedupeKey: `certificate:${certificateId}`,
        at: day,
        notified: [{ userId, isRead: true }],
      });
  }
}
