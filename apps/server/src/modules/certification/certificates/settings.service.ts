import type { MemberContext } from '../../../kernel/context.ts';
import { reading, transaction } from '../../../kernel/database/database.ts';
import {
  type CertificateSettings,
  chooseSettings,
  findSettings,
} from '../certificate-templates/certificate-templates.public.ts';
import type { Subject } from './certificate-subject.ts';
import { manageSubject } from './certificates.access.ts';

/** What the certificates of a specialization are made from; of what has chosen nothing, the standard that never ends. */
export const readSettings = (context: MemberContext, subject: Subject): Promise<CertificateSettings> =>
  reading(context, async (tx) => {
    await manageSubject(context, tx, subject);
    return (await findSettings(tx, subject)) ?? { certificateTemplateId: null, validMonths: null };
  });

export const changeSettings = (
  context: MemberContext,
  subject: Subject,
  settings: CertificateSettings,
): Promise<void> =>
  transaction(context, async (tx) => {
    await manageSubject(context, tx, subject);
    await chooseSettings(context, tx, subject, settings);
  });
