import { canonicalJson } from './canonical-json.ts';
import { fromMultibase } from './multibase.ts';

/** A document that says by whom it was signed: the cryptosuite eddsa-jcs-2022 of Data Integrity. */
export interface SignedDocument {
  readonly '@context'?: unknown;
  readonly proof: DataIntegrityProof;
  readonly [member: string]: unknown;
}

export interface DataIntegrityProof {
  readonly '@context'?: unknown;
  readonly type: 'DataIntegrityProof';
  readonly cryptosuite: 'eddsa-jcs-2022';
  readonly created: string;
  readonly verificationMethod: string;
  readonly proofPurpose: 'assertionMethod';
  readonly proofValue: string;
}

type Unsigned = Readonly<Record<string, unknown>>;
/** SHA-256, as the machine has it. */
export type Digest = (text: string) => Promise<Uint8Array>;

/** The 64 bytes that are signed: the digest of what is said about the proof, then that of the document. */
export async function bytesToSign(document: Unsigned, options: Unsigned, digest: Digest): Promise<Uint8Array> {
  const [about, what] = await Promise.all([digest(canonicalJson(options)), digest(canonicalJson(document))]);
  return Uint8Array.from([...about, ...what]);
}

export interface ReadProof {
  readonly verificationMethod: string;
  readonly created: string;
  readonly signature: Uint8Array;
  readonly signed: Uint8Array;
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  value !== null && typeof value === 'object' && !Array.isArray(value);

/** What has to be compared with a key; null where there is no proof of this kind. */
export async function readProof(document: unknown, digest: Digest): Promise<ReadProof | null> {
  if (!isRecord(document) || !isRecord(document.proof)) return null;
  const { proof, ...unsigned } = document as unknown as SignedDocument;
  const { proofValue, ...options } = proof;
  if (proof.type !== 'DataIntegrityProof' || proof.cryptosuite !== 'eddsa-jcs-2022') return null;
  if (proof.proofPurpose !== 'assertionMethod' || typeof proof.verificationMethod !== 'string') return null;
  const signature = typeof proofValue === 'string' ? fromMultibase(proofValue) : null;
  if (signature?.length !== 64) return null;
  return {
    verificationMethod: proof.verificationMethod,
    created: String(proof.created),
    signature,
    signed: await bytesToSign(unsigned, options, digest),
  };
}
