import {
  createHash,
  createPrivateKey,
  createPublicKey,
  generateKeyPairSync,
  type KeyObject,
  sign,
  verify,
} from 'node:crypto';
import type { Digest, SignedDocument } from '@sullam/domain/certificates/data-integrity.ts';
import { bytesToSign } from '@sullam/domain/certificates/data-integrity.ts';
import { fromMultikey, toMultibase, toMultikey } from '@sullam/domain/certificates/multibase.ts';
import { seal, unseal } from '../../../kernel/sealed.ts';

const PURPOSE = 'issuer key';

export const openKey = (secret: string, sealed: string): KeyObject =>
  createPrivateKey({ key: unseal(secret, PURPOSE, sealed), format: 'der', type: 'pkcs8' });

/** A new pair: the public one as a Multikey, the private one sealed. */
export function newKeyPair(secret: string): { publicKey: string; sealedPrivateKey: string } {
  const { publicKey, privateKey } = generateKeyPairSync('ed25519');
  const { x } = publicKey.export({ format: 'jwk' });
  return {
    publicKey: toMultikey(Buffer.from(x as string, 'base64url')),
    sealedPrivateKey: seal(secret, PURPOSE, privateKey.export({ format: 'der', type: 'pkcs8' })),
  };
}

/** Parsed public keys. Organisations have few, and parsing one takes as long as a signature. */
const parsedKeys = new Map<string, KeyObject | null>();
const MOST_PARSED_KEYS = 1000;

function parseKey(publicKey: string): KeyObject | null {
  const bytes = fromMultikey(publicKey);
  if (!bytes) return null;
  const x = Buffer.from(bytes).toString('base64url');
  return createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x }, format: 'jwk' });
}

function parsedKey(publicKey: string): KeyObject | null {
  let key = parsedKeys.get(publicKey);
  if (key === undefined) {
    key = parseKey(publicKey);
    if (parsedKeys.size >= MOST_PARSED_KEYS) parsedKeys.clear();
    parsedKeys.set(publicKey, key);
  }
  return key;
}

/** Whether the holder of a Multikey signed the bytes. Runs in the thread pool, so that hundreds at once do not block the event loop. */
export function isSignedBy(publicKey: string, signed: Uint8Array, signature: Uint8Array): Promise<boolean> {
  const key = parsedKey(publicKey);
  if (!key) return Promise.resolve(false);
  return new Promise((resolve, reject) =>
    verify(null, signed, key, signature, (problem, isRight) => (problem ? reject(problem) : resolve(isRight))),
  );
}

export const digest: Digest = async (text) => createHash('sha256').update(text, 'utf8').digest();

/** Adds a proof to a document (Data Integrity, eddsa-jcs-2022). */
export async function signDocument(
  document: Readonly<Record<string, unknown>>,
  key: KeyObject,
  verificationMethod: string,
  created: Date,
): Promise<SignedDocument> {
  const options = {
    '@context': document['@context'],
    type: 'DataIntegrityProof',
    cryptosuite: 'eddsa-jcs-2022',
    created: created.toISOString().replace(/\.\d+Z$/, 'Z'),
    verificationMethod,
    proofPurpose: 'assertionMethod',
  } as const;
  const signature = sign(null, await bytesToSign(document, options, digest), key);
  return { ...document, proof: { ...options, proofValue: toMultibase(signature) } };
}
