import { createHash, generateKeyPairSync, type KeyObject, sign } from 'node:crypto';

/** Certificates of tests, written byte by byte: Node.js reads X.509 but makes none. */
export interface TestCertificate {
  pem: string;
  key: KeyObject;
  name: string;
}

const tlv = (tag: number, ...parts: readonly Buffer[]): Buffer => {
  const body = Buffer.concat(parts);
  const length =
    body.length < 128 ? Buffer.from([body.length]) : Buffer.from([0x82, body.length >> 8, body.length & 0xff]);
  return Buffer.concat([Buffer.from([tag]), length, body]);
};
const sequence = (...parts: readonly Buffer[]): Buffer => tlv(0x30, ...parts);
const hex = (text: string): Buffer => Buffer.from(text, 'hex');

const SHA256_WITH_RSA = sequence(hex('06092a864886f70d01010b'), hex('0500'));
const COMMON_NAME = hex('0603550403');
const BASIC_CONSTRAINTS = hex('0603551d13');
const TRUE = hex('0101ff');

const nameOf = (name: string): Buffer =>
  sequence(tlv(0x31, sequence(COMMON_NAME, tlv(0x0c, Buffer.from(name, 'utf8')))));

const timeOf = (date: Date): Buffer =>
  tlv(0x18, Buffer.from(`${date.toISOString().replace(/[-:T]/g, '').slice(0, 14)}Z`, 'latin1'));

interface CertificateShape {
  name?: string;
  issuer?: TestCertificate;
  isAuthority?: boolean;
  from?: Date;
  to?: Date;
}

/** A certificate, signed by its issuer, or by its own key without one. */
export function makeCertificate({
  name = 'messageverificationcerts.paypal.com',
  issuer,
  isAuthority = false,
  from = new Date('2020-01-01T00:00:00Z'),
  to = new Date('2049-01-01T00:00:00Z'),
}: CertificateShape = {}): TestCertificate {
  const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const spki = publicKey.export({ type: 'spki', format: 'der' });
  const serial = createHash('sha256').update(spki).digest().subarray(0, 8);
  const constraints = sequence(BASIC_CONSTRAINTS, TRUE, tlv(0x04, sequence(...(isAuthority ? [TRUE] : []))));
  const content = sequence(
    tlv(0xa0, hex('020102')),
    tlv(0x02, Buffer.concat([Buffer.from([1]), serial])),
    SHA256_WITH_RSA,
    nameOf(issuer?.name ?? name),
    sequence(timeOf(from), timeOf(to)),
    nameOf(name),
    spki,
    tlv(0xa3, sequence(constraints)),
  );
  const signature = sign('RSA-SHA256', content, issuer?.key ?? privateKey);
  const der = sequence(content, SHA256_WITH_RSA, tlv(0x03, Buffer.from([0]), signature));
  const lines = der.toString('base64').replace(/.{64}/g, '$&\n').trimEnd();
  return { pem: `-----BEGIN CERTIFICATE-----\n${lines}\n-----END CERTIFICATE-----\n`, key: privateKey, name };
}
