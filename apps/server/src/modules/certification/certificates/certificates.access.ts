import { isAdministrator } from '../../../kernel/access/access.ts';
import type { MemberContext, RequestContext } from '../../../kernel/context.ts';
import { userIdOf } from '../../../kernel/context.ts';
import type { Tx } from '../../../kernel/database/database.ts';
import { notAllowed, notFound, Problem } from '../../../kernel/problem.ts';
import { accessCourse } from '../../learning/courses/courses.public.ts';
import { specializationAbilities } from '../../learning/specializations/specializations.public.ts';
import { manageSpecialization } from '../certificate-templates/certificate-templates.public.ts';
import type { Subject } from './certificate-subject.ts';
import { type CertificateRow, findCertificate } from './certificates.repository.ts';

export type CertificateAction = 'see' | 'hold' | 'manage';

/**
 * Whoever works on the course or the specialization manages its certificates; of a course that is gone, administrators do.
 */
export async function managesCertificatesOf(
  context: RequestContext,
  tx: Tx,
  { courseId }: Pick<Subject, 'courseId'>,
): Promise<boolean> {
  if (isAdministrator(context.caller)) return true;
  if (context.caller.kind === 'anonymous') return false;
  if (courseId === null) return specializationAbilities(context).canEdit;
  try {
    await accessCourse(context, tx, courseId, 'edit');
    return true;
  } catch (error) {
    if (error instanceof Problem && (error.status === 403 || error.status === 404)) return false;
    throw error;
  }
}

/**
 * The only way to a certificate for members: its holder and those who manage it. Everybody else verifies it by its number.
 * @throws Problem not-found for everybody else, not-allowed for the holder who may not manage it or the manager who doesn't hold it
 */
export async function accessCertificate(
  context: MemberContext,
  tx: Tx,
  certificateId: number,
  action: CertificateAction,
): Promise<CertificateRow> {
  const certificate = await findCertificate(tx, certificateId);
  if (!certificate) throw notFound();
  const holds = certificate.userId === userIdOf(context.caller);
  const manages = action === 'hold' && holds ? false : await managesCertificatesOf(context, tx, certificate);
  if (!holds && !manages) throw notFound();
  if ((action === 'hold' && !holds) || (action === 'manage' && !manages)) throw notAllowed();
  return certificate;
}

/** The same of a course or a specialization. */
export async function manageSubject(context: MemberContext, tx: Tx, subject: Subject): Promise<void> {
  if (subject.courseId === null) await manageSpecialization(context, tx, subject.specializationId);
  else await accessCourse(context, tx, subject.courseId, 'edit');
}
