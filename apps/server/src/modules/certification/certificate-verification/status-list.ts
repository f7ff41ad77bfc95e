import { gzipSync } from 'node:zlib';
import type { RequestContext } from '../../../kernel/context.ts';
import { transaction } from '../../../kernel/database/database.ts';
import { notFound } from '../../../kernel/problem.ts';
import {
  findKeyInUse,
  identityAt,
  issuerOf,
  keyIdOf,
  signDocument,
} from '../../organization/issuer-keys/issuer-keys.public.ts';
import { listInvalid, STATUS_LIST_LENGTH, statusListOf } from '../certificates/certificates.public.ts';

/** Bits from the left, packed and written as multibase (base64url, which begins with u). */
export function encodeList(places: readonly number[]): string {
  const bits = Buffer.alloc(STATUS_LIST_LENGTH / 8);
  for (const place of places) bits[place >> 3] = (bits[place >> 3] ?? 0) | (0x80 >> (place & 7));
  return `u${gzipSync(bits).toString('base64url')}`;
}

/** The list of one range of certificates, signed with the key in use, under the identifier that is published at the host. */
export const readStatusList = (context: RequestContext, list: number, host: string) =>
  transaction(context, async (tx) => {
    if (!(await findKeyInUse(tx))) throw notFound();
    const first = list * STATUS_LIST_LENGTH;
    const invalid = await listInvalid(tx, first, first + STATUS_LIST_LENGTH);
    const issuer = await issuerOf(context, tx);
    const now = context.clock.now();
    const identity = await identityAt(context, tx, host);
    const document = statusListOf(identity, list, encodeList(invalid.map((id) => id - first)), now);
    return signDocument(document, issuer.key, keyIdOf(identity.did, issuer.keyNumber), now);
  });
