import { readNumber } from '@sullam/domain/certificates/certificate-number.ts';
import type { CertificateStatus } from '@sullam/domain/certificates/claims.ts';
import { readProof } from '@sullam/domain/certificates/data-integrity.ts';
import type { RequestContext } from '../../../kernel/context.ts';
import { userIdOf } from '../../../kernel/context.ts';
import { reading, type Tx } from '../../../kernel/database/database.ts';
import { notFound } from '../../../kernel/problem.ts';
import { hitRateLimit, type Limit, networkOf, requireBelowRateLimit } from '../../../kernel/rate-limit.ts';
import { digest, identityOfIssuer, isSignedBy, listKeys } from '../../organization/issuer-keys/issuer-keys.public.ts';
import {
  type CertificateRow,
  findByNumber,
  findCredential,
  findCredentialByNumber,
  findWithdrawn,
  listFiles,
  managesCertificatesOf,
  signedBy,
  statusOf,
} from '../certificates/certificates.public.ts';
import { downloadNotAllowed } from './certificate-verification.errors.ts';
import type { PublicCertificate, WithdrawnCertificate } from './certificate-verification.schemas.ts';

/** Numbers that don't exist: nobody who holds a sheet misreads it so often. */
const MISSES: Limit = { name: 'certificate numbers', count: 20, seconds: 600 };

/**
 * Finds a certificate by its number. Every number that isn't one counts, and who tried too often is told nothing, whether the number
 * exists or not.
 */
async function lookUp<Found>(
  context: RequestContext,
  typed: string,
  find: (tx: Tx, number: string) => Promise<Found | undefined>,
): Promise<Found> {
  const subject = `${context.organizationId} ${networkOf(context.ip)}`;
  const number = readNumber(typed);
  const [found] = await Promise.all([
    number === null ? undefined : reading(context, (tx) => find(tx, number)),
    requireBelowRateLimit(context, MISSES, subject),
  ]);
  if (found !== undefined) return found;
  await hitRateLimit(context, MISSES, subject);
  throw notFound();
}

interface Reader {
  isHolder: boolean;
  manages: boolean;
}

async function readerOf(context: RequestContext, tx: Tx, certificate: CertificateRow): Promise<Reader> {
  const isHolder = certificate.userId === userIdOf(context.caller);
  return { isHolder, manages: !isHolder && (await managesCertificatesOf(context, tx, certificate)) };
}

interface SigningKey {
  publicKey: string;
  keyNumber: number;
}

async function verifySignature(document: unknown, { publicKey, keyNumber }: SigningKey): Promise<boolean> {
  const proof = await readProof(document, digest);
  const isOfKey = proof?.verificationMethod.endsWith(`#key-${keyNumber}`);
  return proof !== null && isOfKey === true && isSignedBy(publicKey, proof.signed, proof.signature);
}

/** What was verified, by all of its text and the key: of the same it comes out the same. Some kilobytes each. */
const verified = new Map<string, boolean>();
const MOST_VERIFIED = 1000;

/** Whether the signature holds. */
async function isSignatureRight(document: unknown, key: SigningKey): Promise<boolean> {
  const whole = `${key.keyNumber} ${key.publicKey}\n${JSON.stringify(document)}`;
  const known = verified.get(whole);
  if (known !== undefined) return known;
  const isRight = await verifySignature(document, key);
  if (verified.size >= MOST_VERIFIED) verified.clear();
  verified.set(whole, isRight);
  return isRight;
}

/** What is told of a certificate besides itself, by its number: asked for before it is known whether there is one. */
async function readSurroundings(context: RequestContext, tx: Tx, number: string) {
  const [credential, keys, identity, files] = await Promise.all([
    findCredentialByNumber(tx, number),
    listKeys(tx),
    identityOfIssuer(context, tx),
    listFiles(tx, number),
  ]);
  return { credential, keys, identity, files };
}

async function present(
  context: RequestContext,
  tx: Tx,
  certificate: CertificateRow,
  { credential, keys, identity, files }: Awaited<ReturnType<typeof readSurroundings>>,
): Promise<PublicCertificate> {
  const now = context.clock.now();
  const reader = await readerOf(context, tx, certificate);
  const key = keys.find(({ issuerKeyId }) => issuerKeyId === credential?.issuerKeyId);
  if (!credential || !key) throw new Error(`certificate ${certificate.certificateId} has no signature`);
  const { claims } = certificate;
  const isInsider = reader.isHolder || reader.manages;
  const hidesResult = certificate.hidesResult && !isInsider;
  return {
    kind: 'CERTIFICATE',
    certificateId: isInsider ? certificate.certificateId : null,
    number: certificate.number,
    status: statusOf(certificate, now) as Exclude<CertificateStatus, 'WITHDRAWN'>,
    checkedAt: now.toISOString(),
    name: claims.name,
    course: claims.course,
    courses: claims.courses ?? null,
    lessonCount: claims.lessonCount,
    minutes: claims.minutes,
    instructors: claims.instructors,
    result: hidesResult ? null : claims.result,
    passedAt: hidesResult ? null : claims.passedAt,
    earnedAt: claims.earnedAt,
    issuedAt: claims.issuedAt,
    validUntil: claims.validUntil,
    revokedAt: certificate.revokedAt?.toISOString() ?? null,
    reason: certificate.reason,
    replacedBy: certificate.replacedBy,
    edition: certificate.edition,
    issuer: { name: identity.name, url: identity.url, did: signedBy(credential.document, identity.did) },
    key: {
      id: credential.document.proof.verificationMethod,
      keyNumber: key.keyNumber,
      publicKey: key.publicKey,
      createdAt: key.createdAt.toISOString(),
      retiredAt: key.retiredAt?.toISOString() ?? null,
    },
    isSignatureRight: await isSignatureRight(credential.document, key),
    files: files.map(({ paper, sha256 }) => ({ paper: paper as 'a4' | 'letter', sha256 })),
    sharing: reader.isHolder
      ? { hidesResult: certificate.hidesResult, allowsDownload: certificate.allowsDownload }
      : null,
    canDownload: isInsider || (certificate.allowsDownload && !certificate.hidesResult),
  };
}

/** What everybody who knows the number may know. */
export const verifyCertificate = (
  context: RequestContext,
  typed: string,
): Promise<PublicCertificate | WithdrawnCertificate> =>
  lookUp(context, typed, async (tx, number) => {
    const [certificate, surroundings] = await Promise.all([
      findByNumber(tx, number),
      readSurroundings(context, tx, number),
    ]);
    if (certificate) return present(context, tx, certificate, surroundings);
    const withdrawn = await findWithdrawn(tx, number);
    if (!withdrawn) return undefined;
    const { name, url, did } = surroundings.identity;
    return {
      kind: 'WITHDRAWN' as const,
      number,
      withdrawnAt: withdrawn.withdrawnAt.toISOString(),
      issuer: { name, url, did },
    };
  });

/** A certificate for who may have its files: the holder, those who manage it, and everybody where the holder allows it. */
export const certificateToTake = (context: RequestContext, typed: string): Promise<CertificateRow> =>
  lookUp(context, typed, async (tx, number) => {
    const certificate = await findByNumber(tx, number);
    if (!certificate) return undefined;
    if (certificate.allowsDownload && !certificate.hidesResult) return certificate;
    const { isHolder, manages } = await readerOf(context, tx, certificate);
    if (!isHolder && !manages) throw downloadNotAllowed();
    return certificate;
  });

/** A certificate whose sheet is shown, and whether without its result. */
export const certificateToShow = (
  context: RequestContext,
  typed: string,
): Promise<{ certificate: CertificateRow; hidesResult: boolean }> =>
  lookUp(context, typed, async (tx, number) => {
    const certificate = await findByNumber(tx, number);
    if (!certificate) return undefined;
    const { isHolder, manages } = await readerOf(context, tx, certificate);
    return { certificate, hidesResult: certificate.hidesResult && !isHolder && !manages };
  });

export const readCredential = (context: RequestContext, certificateId: number) =>
  reading(context, (tx) => findCredential(tx, certificateId));
