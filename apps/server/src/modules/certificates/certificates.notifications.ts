import { transaction } from '../../kernel/database/database.ts';
import { on } from '../../kernel/outbox/signals.ts';
import { notify } from '../notifications/notifications.public.ts';
import { findCertificate } from './certificates.repository.ts';
import { certificateIssued } from './certificates.signals.ts';

export const CERTIFICATE = 12;

/** Tells the holder, once for each certificate. */
export const notifyOfCertificate = on(certificateIssued, (context, { certificateId, courseId, userId }) =>
  transaction(context, async (tx) => {
    const certificate = await findCertificate(tx, certificateId);
    if (!certificate) return;
    await notify(context, tx, {
      templateId: CERTIFICATE,
      parameters: { courseTitle: certificate.claims.course },
      data: courseId === null ? {} : { courseId },
      dedupeKey: `certificate:${certificateId}`,
      userIds: [userId],
    });
  }),
);
