import { rootCertificates } from 'node:tls';
import { describe, expect, it } from 'vitest';
import { readConfig } from '../../../../config.ts';
import { certificateUrlOf, readCertificates } from '../paypal-signatures.ts';
import { makeCertificate } from './certificates.ts';

const now = Date.parse('2026-11-28T12:00:00Z');

describe('certificateUrlOf', () => {
  const production = { config: readConfig({ NODE_ENV: 'production' }) };
  const path = '/v1/notifications/certs/CERT-360caa42-fca2a594';

  it.each(['https://api.paypal.com', 'https://api-m.sandbox.paypal.com', 'https://certs.paypal.com'])(
    'takes certificates from %s',
    (host) => {
      expect(certificateUrlOf(production, host + path)?.href).toBe(host + path);
    },
  );

  it.each([
    'http://api.paypal.com/v1/notifications/certs/CERT-1',
    'https://api.paypal.com:8443/v1/notifications/certs/CERT-1',
    'https://apipaypal.com/v1/notifications/certs/CERT-1',
    'https://paypal.com.attacker.example/v1/notifications/certs/CERT-1',
    'https://api.paypal.com@attacker.example/v1/notifications/certs/CERT-1',
    'https://user:secret@api.paypal.com/v1/notifications/certs/CERT-1',
    'https://api.paypal.com/v1/notifications/certs/../../upload/CERT-1',
    'https://api.paypal.com/v1/notifications/certs/CERT-1?next=elsewhere',
    'https://api.paypal.com/upload/CERT-1',
    'http://127.0.0.1:9/v1/notifications/certs/CERT-1',
    'CERT-1',
  ])('refuses %s', (url) => {
    expect(certificateUrlOf(production, url)).toBeNull();
  });
});

describe('readCertificates', () => {
  const root = makeCertificate({ name: 'A root', isAuthority: true });
  const authority = makeCertificate({ name: 'An authority', issuer: root, isAuthority: true });
  const own = makeCertificate({ issuer: authority });
  const read = (...files: { pem: string }[]) =>
    readCertificates(files.map(({ pem }) => pem).join(''), { now, roots: [root.pem] });

  it('trusts a chain to a root that is trusted, and PayPal’s own certificate without its chain', () => {
    expect(read(own, authority)?.key.asymmetricKeyType).toBe('rsa');
    expect(read(own, authority, root)?.until).toBe(Date.parse('2049-01-01T00:00:00Z'));
    expect(read(own)).not.toBeNull();
  });

  it('refuses a chain that is broken, ends elsewhere, or whose issuers may not issue', () => {
    const impostor = makeCertificate({ name: 'An authority', isAuthority: true });
    const plain = makeCertificate({ name: 'Plain', issuer: root });
    expect(read(own, impostor)).toBeNull();
    expect(read(own, root)).toBeNull();
    expect(read(makeCertificate({ issuer: impostor }), impostor)).toBeNull();
    expect(read(makeCertificate({ issuer: plain }), plain)).toBeNull();
    expect(readCertificates(own.pem + authority.pem, { now, roots: rootCertificates })).toBeNull();
  });

  it('refuses certificates of others, that have ended or that don’t count yet, and files without any', () => {
    const past = { to: new Date('2026-11-28T11:59:59Z') };
    const future = { from: new Date('2026-11-28T12:00:01Z') };
    expect(read(makeCertificate({ name: 'api.paypal.com.attacker.example' }))).toBeNull();
    expect(read(makeCertificate({ name: 'notpaypal.com' }))).toBeNull();
    expect(read(makeCertificate(past))).toBeNull();
    expect(read(makeCertificate(future))).toBeNull();
    const old = makeCertificate({ name: 'Old', issuer: root, isAuthority: true, ...past });
    expect(read(makeCertificate({ issuer: old }), old)).toBeNull();
    expect(readCertificates('<html></html>', { now })).toBeNull();
  });
});
