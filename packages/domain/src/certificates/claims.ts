import type { Localized } from '../localized.ts';

/** What a certificate says, as it was when it was issued. Nothing in it ever changes. */
export interface CertificateClaims {
  number: string;
  /** The holder's name in the scripts in which it is known. */
  name: Localized;
  /** The title of the course, or of the specialization. */
  course: Localized;
  /** Of a specialization: which of its courses the holder had completed, in its order. */
  courses?: Localized[];
  issuer: Localized;
  lessonCount: number;
  minutes: number;
  instructors: Localized[];
  /** Percent, exact; null where nothing was graded or the course doesn't say it. */
  result: string | null;
  /** Percent that was needed. */
  passedAt: string | null;
  earnedAt: string;
  issuedAt: string;
  validUntil: string | null;
}

/** How a certificate stands now. */
export const CERTIFICATE_STATUSES = ['VALID', 'EXPIRED', 'REVOKED', 'REPLACED', 'WITHDRAWN'] as const;
export type CertificateStatus = (typeof CERTIFICATE_STATUSES)[number];
