import type { MemberContext } from '../../../kernel/context.ts';
import { type Tx, transaction } from '../../../kernel/database/database.ts';
import { on } from '../../../kernel/outbox/signals.ts';
import { notify } from '../../operations/notifications/notifications.public.ts';
import type { CertificateRow, Origin } from './certificates.repository.ts';
import { findCertificate } from './certificates.repository.ts';
import { certificateIssued } from './certificates.signals.ts';

export const CERTIFICATE = 12;

/** What the holder reads where it isn't the first certificate. */
export const OUTCOMES: Partial<Record<Origin, string>> = { REISSUE: 'reissued', RENEWAL: 'renewed' };

/** Notifies the holder once for each certificate. */
export const notifyOfCertificate = on(certificateIssued, (context, { certificateId, courseId, userId }) =>
  transaction(context, async (tx) => {
    const certificate = await findCertificate(tx, certificateId);
    if (!certificate) return;
    await notify(context, tx, {
      templateId: CERTIFICATE,
      parameters: { courseTitle: certificate.claims.course, outcome: OUTCOMES[certificate.origin as Origin] ?? null },
      data: courseId === null ? {} : { courseId },
      dedupeKey: `certificate:${certificateId}`,
      userIds: [userId],
    });
  }),
);

/** Notifies the holder that a certificate was revoked; its page says why. */
export const notifyOfRevocation = (
  context: MemberContext,
  tx: Tx,
  { certificateId, courseId, userId, claims }: CertificateRow,
): Promise<number[]> =>
  notify(context, tx, {
    templateId: CERTIFICATE,
    parameters: { courseTitle: claims.course, outcome: 'revoked' },
    data: courseId === null ? {} : { courseId },
    dedupeKey: `certificate-revoked:${certificateId}`,
    userIds: [userId],
  });
