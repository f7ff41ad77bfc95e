import type { PublicCertificate } from '@sullam/api-client/schema.gen.ts';
import type { CertificateClaims } from '@sullam/domain/certificates/claims.ts';
import { readProof } from '@sullam/domain/certificates/data-integrity.ts';
import { fromMultikey } from '@sullam/domain/certificates/multibase.ts';
import { hasRepeatedMembers } from '@sullam/domain/certificates/unambiguous-json.ts';

/** A claim that the file makes otherwise than it was issued. */
export type Difference = 'name' | 'course' | 'result' | 'earnedAt' | 'issuedAt' | 'validUntil';

export type FileFinding =
  | { kind: 'same' }
  | { kind: 'signed' }
  | { kind: 'changed'; claims: Partial<CertificateClaims> | null; differences: Difference[] }
  | { kind: 'other'; number: string }
  | { kind: 'unreadable' };

const digestOf = async (bytes: Uint8Array): Promise<Uint8Array> =>
  new Uint8Array(await crypto.subtle.digest('SHA-256', bytes as BufferSource));

const digestText = (text: string): Promise<Uint8Array> => digestOf(new TextEncoder().encode(text));

const hexOf = (bytes: Uint8Array): string => [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');

const isPdf = (bytes: Uint8Array): boolean => new TextDecoder().decode(bytes.subarray(0, 5)) === '%PDF-';

/** By the browser's own cryptography, or by a library where it has none of this kind. */
async function isSignedBy(key: Uint8Array, signature: Uint8Array, signed: Uint8Array): Promise<boolean> {
  try {
    const imported = await crypto.subtle.importKey('raw', key as BufferSource, 'Ed25519', false, ['verify']);
    return await crypto.subtle.verify('Ed25519', imported, signature as BufferSource, signed as BufferSource);
  } catch {
    const { verifyAsync } = await import('@noble/ed25519');
    return verifyAsync(signature, signed, key).catch(() => false);
  }
}

interface Parsed {
  document: Record<string, unknown>;
  /** Members that are there twice: which of them the signature covers depends on who reads. */
  isAmbiguous: boolean;
}

function parse(bytes: Uint8Array): Parsed | null {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    const value: unknown = JSON.parse(text);
    return value !== null && typeof value === 'object' && !Array.isArray(value)
      ? { document: value as Record<string, unknown>, isAmbiguous: hasRepeatedMembers(text) }
      : null;
  } catch {
    return null;
  }
}

const same = (first: unknown, second: unknown): boolean =>
  JSON.stringify(first ?? null) === JSON.stringify(second ?? null);

function differencesOf(claims: Partial<CertificateClaims>, issued: PublicCertificate): Difference[] {
  const texts = (['name', 'course'] as const).filter(
    (part) => !same(claims[part]?.en, issued[part].en) || !same(claims[part]?.ar, issued[part].ar),
  );
  const values = (['result', 'earnedAt', 'issuedAt', 'validUntil'] as const).filter(
    // what its holder hides isn't known here
    (part) => !(part === 'result' && issued.result === null) && !same(claims[part], issued[part]),
  );
  return [...texts, ...values];
}

async function checkCredential({ document, isAmbiguous }: Parsed, issued: PublicCertificate): Promise<FileFinding> {
  const claims = (document.claims ?? null) as Partial<CertificateClaims> | null;
  if (claims?.number !== undefined && claims.number !== issued.number) return { kind: 'other', number: claims.number };
  if (isAmbiguous) return { kind: 'changed', claims: null, differences: [] };
  const proof = await readProof(document, digestText);
  const key = fromMultikey(issued.key.publicKey);
  if (!proof && !claims) return { kind: 'unreadable' };
  const isGenuine =
    proof !== null &&
    key !== null &&
    proof.verificationMethod === issued.key.id &&
    (await isSignedBy(key, proof.signature, proof.signed));
  const differences = claims ? differencesOf(claims, issued) : [];
  return isGenuine && differences.length === 0 ? { kind: 'signed' } : { kind: 'changed', claims, differences };
}

/** Compares a file with what was issued, on this device. `readAttachment` takes the credential out of a PDF. */
export async function checkFile(
  bytes: Uint8Array,
  issued: PublicCertificate,
  readAttachment: (bytes: Uint8Array, name: string) => Promise<Uint8Array | null>,
): Promise<FileFinding> {
  const digest = hexOf(await digestOf(bytes));
  if (issued.files.some(({ sha256 }) => sha256 === digest)) return { kind: 'same' };
  if (!isPdf(bytes)) {
    const parsed = parse(bytes);
    return parsed ? checkCredential(parsed, issued) : { kind: 'unreadable' };
  }
  const attached = await readAttachment(bytes, 'credential.json');
  const parsed = attached ? parse(attached) : null;
  if (!parsed) return { kind: 'unreadable' };
  const finding = await checkCredential(parsed, issued);
  // the credential is genuine, but the file isn't one that was given out: what is printed may be anything
  return finding.kind === 'signed'
    ? { kind: 'changed', claims: parsed.document.claims as Partial<CertificateClaims>, differences: [] }
    : finding;
}
