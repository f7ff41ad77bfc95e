import type { CertificateStatus } from '@sullam/domain/certificates/claims.ts';

interface Facts {
  revokedAt: Date | null;
  validUntil: Date | null;
  replacedBy: string | null;
}

/** What a certificate is worth at a moment. */
export function statusOf({ revokedAt, validUntil, replacedBy }: Facts, now: Date): CertificateStatus {
  if (revokedAt) return replacedBy === null ? 'REVOKED' : 'REPLACED';
  return validUntil && validUntil <= now ? 'EXPIRED' : 'VALID';
}

/** From so many days before its end a certificate may be renewed. */
export const RENEWAL_DAYS = 60;

/** It ends soon, or has ended, and nothing has taken its place. */
export const isRenewable = ({ revokedAt, validUntil, replacedBy }: Facts, now: Date): boolean =>
  revokedAt === null &&
  replacedBy === null &&
  validUntil !== null &&
  validUntil.getTime() - now.getTime() <= RENEWAL_DAYS * 86_400_000;
