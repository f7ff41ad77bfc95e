import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { derivedKey } from './secrets.ts';

const ALGORITHM = 'aes-256-gcm';

/** Keeps a secret so that a reader of the database alone can't use it. What is sealed for one purpose opens for that one only. */
export function seal(secret: string, purpose: string, content: string | Buffer): string {
  const iv = randomBytes(12);
  const cipher = createCipheriv(ALGORITHM, derivedKey(secret, purpose), iv);
  const sealed = Buffer.concat([cipher.update(content), cipher.final()]);
  return [iv, cipher.getAuthTag(), sealed].map((part) => part.toString('base64url')).join('.');
}

/** @throws when it was damaged, or sealed for another purpose or by another installation */
export function unseal(secret: string, purpose: string, sealed: string): Buffer {
  const [iv, tag, bytes] = sealed.split('.').map((part) => Buffer.from(part, 'base64url'));
  if (!iv || !tag || !bytes) throw new Error(`what was sealed as ${purpose} is damaged`);
  const decipher = createDecipheriv(ALGORITHM, derivedKey(secret, purpose), iv);
  decipher.setAuthTag(tag);
  return Buffer.concat([decipher.update(bytes), decipher.final()]);
}
