import type { KeyObject } from 'node:crypto';
import { audit } from '../../../kernel/audit.ts';
import type { MemberContext, SystemContext } from '../../../kernel/context.ts';
import { type Tx, transaction } from '../../../kernel/database/database.ts';
import { organizationUrl } from '../../../kernel/organization-url.ts';
import { findProfile } from '../organizations/organizations.public.ts';
import { didOf, keyIdOf } from './did.ts';
import { newKeyPair, openKey } from './issuer-keys.crypto.ts';
import { findKeyInUse, insertIdentity, insertKey, listIdentities, retireKey } from './issuer-keys.repository.ts';

/** Who signs: the organisation's identifier, where it is reached, and the key that is in use. */
export interface Issuer {
  did: string;
  url: string;
  name: { en?: string | null; ar?: string | null };
  issuerKeyId: number;
  keyNumber: number;
  publicKey: string;
  verificationMethod: string;
  key: KeyObject;
}

export type IssuerIdentity = Pick<Issuer, 'did' | 'url' | 'name'>;

export async function identityOfIssuer(context: SystemContext, tx: Tx): Promise<IssuerIdentity> {
  const profile = await findProfile(context, tx);
  if (!profile) throw new Error(`there is no organisation ${context.organizationId}`);
  const url = organizationUrl(context.config, { organizationId: context.organizationId, prefix: profile.prefix });
  return { did: didOf(url), url, name: profile.name };
}

/**
 * The identity that is published at a host: the present one, or an earlier one where PUBLIC_URL or the prefix has changed and the old
 * address still leads here. `otherDids` are all others under which credentials were signed.
 */
export async function identityAt(
  context: SystemContext,
  tx: Tx,
  host: string,
): Promise<IssuerIdentity & { otherDids: string[] }> {
  const present = await identityOfIssuer(context, tx);
  const used = await listIdentities(tx);
  const earlier = used.find(({ url }) => new URL(url).host === host);
  const served = new URL(present.url).host === host || !earlier ? present : { ...present, ...earlier };
  const dids = new Set([...used.map(({ did }) => did), present.did]);
  dids.delete(served.did);
  return { ...served, otherDids: [...dids] };
}

/** Notes the identity with which a credential is signed: it stays resolvable when the public address changes. */
export const noteIdentity = (context: SystemContext, tx: Tx, issuer: IssuerIdentity) =>
  insertIdentity(tx, issuer, context.clock.now());

/** The organisation as it signs now; its first key is made when it is needed. */
export async function issuerOf(context: SystemContext, tx: Tx): Promise<Issuer> {
  const identity = await identityOfIssuer(context, tx);
  let found = await findKeyInUse(tx);
  if (!found) {
    await insertKey(tx, newKeyPair(context.secret), context.clock.now());
    found = await findKeyInUse(tx);
  }
  if (!found) throw new Error('there is no key to sign with');
  const { issuerKeyId, keyNumber, publicKey, sealedPrivateKey } = found;
  return {
    ...identity,
    issuerKeyId,
    keyNumber,
    publicKey,
    verificationMethod: keyIdOf(identity.did, keyNumber),
    key: openKey(context.secret, sealedPrivateKey),
  };
}

/** Replaces the key in use. What was signed with it stays valid. */
export const rotateKey = (context: MemberContext): Promise<void> =>
  transaction(context, async (tx) => {
    const now = context.clock.now();
    await retireKey(tx, now);
    await insertKey(tx, newKeyPair(context.secret), now);
    await audit(context, tx, { action: 'issuer-key.rotate', noun: 'issuer-key', nounId: null });
  });
