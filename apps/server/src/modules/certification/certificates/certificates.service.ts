import { hasText, type Localized } from '@sullam/domain/localized.ts';
import { audit } from '../../../kernel/audit.ts';
import type { MemberContext, SystemContext } from '../../../kernel/context.ts';
import { type Tx, transaction } from '../../../kernel/database/database.ts';
import { invalidField, notFound } from '../../../kernel/problem.ts';
import { isRenewable } from './certificate-status.ts';
import { type Subject, subjectOf } from './certificate-subject.ts';
import { accessCertificate, manageSubject } from './certificates.access.ts';
import { alreadyHeld, alreadyRevoked, isReplaced, nobodyTakesPart, notYetRenewable } from './certificates.errors.ts';
import { notifyOfRevocation } from './certificates.notifications.ts';
import {
  type CertificateRow,
  findNewestOf,
  isHeldByAny,
  lockState,
  setRevoked,
  setSharing,
} from './certificates.repository.ts';
import type { StyleOf } from './document-style.ts';
import { issueCertificates } from './issue.ts';

const noun = 'certificate';

interface Issued {
  certificateId: number;
  number: string;
  userId: number;
}

const heldOf = ({ certificateId, earnedAt, validUntil, hidesResult, allowsDownload }: CertificateRow) => ({
  certificateId,
  earnedAt,
  validUntil,
  hidesResult,
  allowsDownload,
});

/** Issues by hand to people who learn in the course or follow the specialization, whether they have completed it or not. Who holds one keeps it. */
export async function issueByHand(
  context: MemberContext,
  voiceOf: StyleOf,
  subject: Subject,
  userIds: readonly number[],
): Promise<{ issued: number }> {
  const voice = await voiceOf(context);
  return transaction(context, async (tx) => {
    await manageSubject(context, tx, subject);
    const order = { subject, userIds, origin: 'HAND', issuedBy: context.caller.userId, notifies: true } as const;
    const issued = await issueCertificates(context, tx, order, voice);
    if (issued.length === 0) throw (await isHeldByAny(tx, subject, userIds)) ? alreadyHeld() : nobodyTakesPart();
    for (const { certificateId, userId } of issued)
      await audit(context, tx, {
        action: 'certificate.issue',
        noun,
        nounId: certificateId,
        changes: { ...subject, userId },
      });
    return { issued: issued.length };
  });
}

function checkReason(reason: Localized): void {
  if (!hasText(reason.en) && !hasText(reason.ar)) throw invalidField('reason', 'oneLanguage');
}

async function lockInForce(tx: Tx, certificate: CertificateRow): Promise<void> {
  const state = await lockState(tx, certificate.certificateId);
  if (!state) throw notFound();
  if (certificate.replacedBy !== null) throw isReplaced();
  if (state.revokedAt) throw alreadyRevoked();
}

/** Declares a certificate void, in words that everybody who verifies it reads. It can't be taken back: it is issued anew. */
export function revokeCertificate(context: MemberContext, certificateId: number, reason: Localized): Promise<void> {
  checkReason(reason);
  return transaction(context, async (tx) => {
    const certificate = await accessCertificate(context, tx, certificateId, 'manage');
    await lockInForce(tx, certificate);
    await setRevoked(tx, certificateId, { reason, byUserId: context.caller.userId, now: context.clock.now() });
    await notifyOfRevocation(context, tx, certificate);
    await audit(context, tx, { action: 'certificate.revoke', noun, nounId: certificateId, changes: { reason } });
  });
}

/**
 * Issues a certificate anew, under a number of its own: after a correction of a name, say. The day on which it was earned stays; the
 * earlier one is void from then on and leads to the new one.
 */
export async function reissueCertificate(
  context: MemberContext,
  voiceOf: StyleOf,
  certificateId: number,
  reason: Localized,
): Promise<Issued> {
  checkReason(reason);
  const voice = await voiceOf(context);
  return transaction(context, async (tx) => {
    const certificate = await accessCertificate(context, tx, certificateId, 'manage');
    const state = await lockState(tx, certificateId);
    if (certificate.replacedBy !== null) throw isReplaced();
    if (!state?.revokedAt)
      await setRevoked(tx, certificateId, { reason, byUserId: context.caller.userId, now: context.clock.now() });
    const { userId } = certificate;
    const issued = await issueCertificates(
      context,
      tx,
      {
        subject: subjectOf(certificate),
        userIds: [userId],
        origin: 'REISSUE',
        issuedBy: context.caller.userId,
        isAgain: true,
        replaces: new Map([[userId, heldOf(certificate)]]),
        notifies: true,
      },
      voice,
    );
    const [made] = issued;
    if (!made) throw notFound();
    await audit(context, tx, {
      action: 'certificate.reissue',
      noun,
      nounId: certificateId,
      changes: { certificateId: made.certificateId, reason },
    });
    return made;
  });
}

/** Renews a certificate that ends soon or has ended: a record of its own, earned on the day of the renewal; its term goes on from the end of the earlier one. */
export async function renewCertificate(
  context: MemberContext,
  voiceOf: StyleOf,
  certificateId: number,
): Promise<Issued> {
  const voice = await voiceOf(context);
  return transaction(context, async (tx) => {
    const certificate = await accessCertificate(context, tx, certificateId, 'manage');
    await lockInForce(tx, certificate);
    if (!isRenewable(certificate, context.clock.now())) throw notYetRenewable();
    const { userId } = certificate;
    const [made] = await issueCertificates(
      context,
      tx,
      {
        subject: subjectOf(certificate),
        userIds: [userId],
        origin: 'RENEWAL',
        issuedBy: context.caller.userId,
        isAgain: true,
        replaces: new Map([[userId, heldOf(certificate)]]),
        notifies: true,
      },
      voice,
    );
    if (!made) throw notFound();
    await audit(context, tx, {
      action: 'certificate.renew',
      noun,
      nounId: certificateId,
      changes: { certificateId: made.certificateId },
    });
    return made;
  });
}

/** What the holder shows of it to whoever knows the number. */
export const changeSharing = (
  context: MemberContext,
  certificateId: number,
  sharing: { hidesResult: boolean; allowsDownload: boolean },
): Promise<void> =>
  transaction(context, async (tx) => {
    await accessCertificate(context, tx, certificateId, 'hold');
    await setSharing(tx, certificateId, sharing);
  });

/** Issues to who completed a course or a specialization, unless it issues by hand. Twice is as good as once. */
export async function issueOnCompletion(
  context: SystemContext,
  voiceOf: StyleOf,
  subject: Subject,
  userId: number,
): Promise<void> {
  const voice = await voiceOf(context);
  if (!voice.isOn) return;
  await transaction(context, async (tx) => {
    const newest = await findNewestOf(tx, subject, userId);
    if (newest) return;
    const order = { subject, userIds: [userId], origin: 'RULE', issuedBy: null, notifies: true } as const;
    await issueCertificates(context, tx, order, voice);
  });
}
