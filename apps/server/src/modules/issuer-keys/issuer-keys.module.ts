import { Type } from 'typebox';
import { administrator } from '../../kernel/access/access.ts';
import { reading } from '../../kernel/database/database.ts';
import { memberRoute, publicRoute } from '../../kernel/http/route.ts';
import { DateTime, Id, NamedObject, Nullable } from '../../kernel/http/schemas.ts';
import { defineModule } from '../../wiring.ts';
import { didDocument } from './did.ts';
import { listKeys } from './issuer-keys.repository.ts';
import { identityOfIssuer, rotateKey } from './issuer-keys.service.ts';

const Key = NamedObject('IssuerKey', {
  issuerKeyId: Id,
  keyNumber: Type.Integer(),
  publicKey: Type.String(),
  createdAt: DateTime,
  retiredAt: Nullable(DateTime),
});

const DidDocument = NamedObject('DidDocument', {
  '@context': Type.Array(Type.String()),
  id: Type.String(),
  verificationMethod: Type.Array(
    Type.Object({
      id: Type.String(),
      type: Type.Literal('Multikey'),
      controller: Type.String(),
      publicKeyMultibase: Type.String(),
    }),
  ),
  assertionMethod: Type.Array(Type.String()),
});

/** Keys with which an organisation signs what it issues. */
export const issuerKeysModule = defineModule({
  name: 'issuer-keys',
  tag: 'Certificates',
  owns: ['issuer_keys'],
  uses: ['organizations'],
  partOf: ['certificates'],
  routes: [
    publicRoute({
      method: 'GET',
      path: '/.well-known/did.json',
      operationId: 'getIssuerDocument',
      summary: "The organisation's public keys, those before the present one included (did:web)",
      response: DidDocument,
      handle: (context) =>
        reading(context, async (tx) => didDocument((await identityOfIssuer(context, tx)).did, await listKeys(tx))),
    }),
    memberRoute({
      method: 'GET',
      path: '/api/issuer-keys',
      operationId: 'listIssuerKeys',
      summary: 'Keys with which the organisation signs, the newest first',
      access: administrator(),
      response: Type.Object({ data: Type.Array(Key) }),
      handle: (context) =>
        reading(context, async (tx) => ({
          data: (await listKeys(tx)).reverse().map((key) => ({
            ...key,
            createdAt: key.createdAt.toISOString(),
            retiredAt: key.retiredAt?.toISOString() ?? null,
          })),
        })),
    }),
    memberRoute({
      method: 'POST',
      path: '/api/issuer-keys',
      operationId: 'rotateIssuerKey',
      summary: 'Makes a new key and retires the present one; what it signed stays valid',
      access: administrator(),
      refusesMasquerade: true,
      handle: (context) => rotateKey(context),
    }),
  ],
});
