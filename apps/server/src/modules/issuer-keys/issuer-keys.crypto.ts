import {
  createCipheriv,
  createDecipheriv,
  createHash,
  createPrivateKey,
  generateKeyPairSync,
  type KeyObject,
  randomBytes,
  sign,
} from 'node:crypto';
import type { Digest, SignedDocument } from '@sullam/domain/certificates/data-integrity.ts';
import { bytesToSign } from '@sullam/domain/certificates/data-integrity.ts';
import { toMultibase, toMultikey } from '@sullam/domain/certificates/multibase.ts';
import { derivedKey } from '../../kernel/secrets.ts';

const ALGORITHM = 'aes-256-gcm';
const PURPOSE = 'issuer key';

/** Keeps a private key so that a reader of the database alone can't sign. */
function seal(secret: string, key: Buffer): string {
  const iv = randomBytes(12);
  const cipher = createCipheriv(ALGORITHM, derivedKey(secret, PURPOSE), iv);
  const sealed = Buffer.concat([cipher.update(key), cipher.final()]);
  return [iv, cipher.getAuthTag(), sealed].map((part) => part.toString('base64url')).join('.');
}

export function openKey(secret: string, sealed: string): KeyObject {
  const [iv, tag, bytes] = sealed.split('.').map((part) => Buffer.from(part, 'base64url'));
  if (!iv || !tag || !bytes) throw new Error('a key of an issuer is damaged');
  const decipher = createDecipheriv(ALGORITHM, derivedKey(secret, PURPOSE), iv);
  decipher.setAuthTag(tag);
  const key = Buffer.concat([decipher.update(bytes), decipher.final()]);
  return createPrivateKey({ key, format: 'der', type: 'pkcs8' });
}

/** A new pair: the public one as a Multikey, the private one sealed. */
export function newKeyPair(secret: string): { publicKey: string; sealedPrivateKey: string } {
  const { publicKey, privateKey } = generateKeyPairSync('ed25519');
  const { x } = publicKey.export({ format: 'jwk' });
  return {
    publicKey: toMultikey(Buffer.from(x as string, 'base64url')),
    sealedPrivateKey: seal(secret, privateKey.export({ format: 'der', type: 'pkcs8' })),
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
