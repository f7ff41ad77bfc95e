import { createHash, generateKeyPairSync, type KeyObject, sign } from 'node:crypto';
import type { PublicCertificate } from '@sullam/api-client/schema.gen.ts';
import { bytesToSign } from '@sullam/domain/certificates/data-integrity.ts';
import { toMultibase, toMultikey } from '@sullam/domain/certificates/multibase.ts';
import { describe, expect, it } from 'vitest';
import { checkFile } from '../check-file.ts';

const { privateKey, publicKey } = generateKeyPairSync('ed25519');
const rawKey = Buffer.from(publicKey.export({ format: 'jwk' }).x as string, 'base64url');
const digest = async (text: string) => createHash('sha256').update(text).digest();

/** The key as the credential names it: of the address that the organisation had when it was issued. */
const KEY_ID = 'did:web:old.example#key-1';

const issued = {
  number: 'ABCDEFGHJKMN',
  name: { en: 'Noura Saleh' },
  course: { en: 'First aid' },
  result: null,
  earnedAt: '2026-11-20T08:00:00.000Z',
  issuedAt: '2026-11-20T08:00:00.000Z',
  validUntil: null,
  issuer: { name: { en: 'Sullam' }, url: 'https://new.example', did: 'did:web:old.example' },
  key: { id: KEY_ID, keyNumber: 1, publicKey: toMultikey(rawKey), createdAt: '', retiredAt: null },
  files: [],
} as unknown as PublicCertificate;

const { number, name, course, earnedAt, issuedAt } = issued;
const CLAIMS = { number, name, course, result: null, earnedAt, issuedAt, validUntil: null };

async function credential(claims: object = CLAIMS, verificationMethod = KEY_ID, key: KeyObject = privateKey) {
  const document = { '@context': ['https://www.w3.org/ns/credentials/v2'], claims };
  const options = {
    '@context': document['@context'],
    type: 'DataIntegrityProof',
    cryptosuite: 'eddsa-jcs-2022',
    created: '2026-11-20T08:00:00Z',
    verificationMethod,
    proofPurpose: 'assertionMethod',
  };
  const proofValue = toMultibase(sign(null, await bytesToSign(document, options, digest), key));
  return JSON.stringify({ ...document, proof: { ...options, proofValue } });
}

const check = async (text: string) => (await checkFile(new TextEncoder().encode(text), issued, async () => null)).kind;

describe('a credential file', () => {
  it('is genuine under the address at which it was issued, whatever the organisation’s address is now', async () => {
    expect(await check(await credential())).toBe('signed');
  });

  it('is refused where a claim, the key or its name differs', async () => {
    const stranger = generateKeyPairSync('ed25519').privateKey;
    expect(await check(await credential({ ...CLAIMS, name: { en: 'Somebody' } }))).toBe('changed');
    expect(await check(await credential(CLAIMS, KEY_ID, stranger))).toBe('changed');
    expect(await check(await credential(CLAIMS, 'did:web:new.example#key-1'))).toBe('changed');
    expect(await check((await credential()).replace('Noura', 'Laura'))).toBe('changed');
  });

  it('is refused where a member is there twice, whichever of the two is signed', async () => {
    const genuine = await credential();
    const other = '"claims":{"name":{"en":"Somebody"}}';
    expect(await check(genuine.replace('{', `{${other},`))).toBe('changed');
    expect(await check(genuine.replace('"claims":{', '"claims":{"name":{"en":"Somebody"},'))).toBe('changed');
    expect(await check(genuine.replace('"claims":{', '"claims":{"\\u006eame":{"en":"Somebody"},'))).toBe('changed');
  });
});
