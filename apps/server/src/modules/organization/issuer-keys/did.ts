import type { IssuerKey } from './issuer-keys.repository.ts';

/** The organisation's identifier (did:web): whoever reads it knows where the keys are published. */
export function didOf(url: string): string {
  const { host, pathname } = new URL(url);
  const path = pathname.replace(/\/+$/, '').split('/').filter(Boolean);
  return ['did:web', host.replaceAll(':', '%3A'), ...path].join(':');
}

export const keyIdOf = (did: string, keyNumber: number): string => `${did}#key-${keyNumber}`;

/** The keys as everybody may read them, under one of the organisation's identifiers. Replaced keys stay: what they signed stays theirs. */
export function didDocument(did: string, keys: readonly IssuerKey[], otherDids: readonly string[]) {
  const method = (key: IssuerKey) => ({
    id: keyIdOf(did, key.keyNumber),
    type: 'Multikey' as const,
    controller: did,
    publicKeyMultibase: key.publicKey,
  });
  return {
    '@context': ['https://www.w3.org/ns/did/v1', 'https://w3id.org/security/multikey/v1'],
    id: did,
    ...(otherDids.length > 0 ? { alsoKnownAs: otherDids } : {}),
    verificationMethod: keys.map(method),
    assertionMethod: keys.map((key) => keyIdOf(did, key.keyNumber)),
  };
}
