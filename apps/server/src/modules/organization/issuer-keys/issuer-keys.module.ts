import { Type } from 'typebox';
import { administrator } from '../../../kernel/access/access.ts';
import { reading } from '../../../kernel/database/database.ts';
import { memberRoute, publicRoute } from '../../../kernel/http/route.ts';
import { DateTime, Id, NamedObject, Nullable } from '../../../kernel/http/schemas.ts';
import { defineModule } from '../../../wiring.ts';
import { didDocument } from './did.ts';
import { listKeys } from './issuer-keys.repository.ts';
import { identityAt, rotateKey } from './issuer-keys.service.ts';

const Key = NamedObject('IssuerKey', {
  issuerKeyId: Id,
  keyNumber: Type.Integer(),
  publicKey: Type.String(),
  createdAt: DateTime,
  retiredAt: Nullable(DateTime),
});

/** Keys with which an organisation signs what it issues. */
export const issuerKeysModule = defineModule({
  name: 'issuer-keys',
  tag: 'Certificates',
  owns: ['issuer_keys', 'issuer_identities'],
  uses: ['organizations'],
  partOf: ['certificates'],
  routes: [
    publicRoute({
      method: 'GET',
      path: '/.well-known/did.json',
      operationId: 'getIssuerDocument',
      summary: "The organisation's public keys, those before the present one included (did:web)",
      isHidden: true,
      isRaw: true,
      handle: async (context, _input, { request, reply }) => {
        const document = await reading(context, async (tx) => {
          const { did, otherDids } = await identityAt(context, tx, request.host);
          return didDocument(did, await listKeys(tx), otherDids);
        });
        await reply
          .type('application/did+json')
          .header('cache-control', 'public, max-age=60')
          .header('access-control-allow-origin', '*')
          .send(JSON.stringify(document));
      },
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
      operationId: 'replaceIssuerKey',
      summary: 'Makes a new key and retires the present one; what it signed stays valid',
      access: administrator(),
      refusesMasquerade: true,
      handle: (context) => rotateKey(context),
    }),
  ],
});
