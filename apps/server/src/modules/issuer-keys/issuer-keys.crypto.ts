import { createHash, createPrivateKey, generateKeyPairSync, type KeyObject, sign } from 'node:crypto';
import type { Digest, SignedDocument } from '@sullam/domain/certificates/data-integrity.ts';
import { bytesToSign } from '@sullam/domain/certificates/data-integrity.ts';
import { toMultibase, toMultikey } from '@sullam/domain/certificates/multibase.ts';
import { seal, unseal } from '../../kernel/sealed.ts';

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
