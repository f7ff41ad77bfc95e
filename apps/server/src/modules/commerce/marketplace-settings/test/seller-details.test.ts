import { describe, expect, it } from 'vitest';
import { callAs } from '../../../../../test/support/classroom.ts';
import { testServer } from '../../../../../test/support/test-server.ts';
import { givenShop } from '../../orders/test/orders.factory.ts';
import { MADAR } from './sellers.ts';

const server = testServer();
const PATH = '/api/marketplace-settings/seller';

describe('details of the seller', () => {
  it('are empty until an administrator saves them', async () => {
    const { administrator } = await givenShop(server);
    expect((await callAs(server, administrator, `GET ${PATH}`)).body).toEqual({
      legalName: { en: '', ar: '' },
      vatNumber: '',
      address: { street: '', building: '', city: '', postalCode: '', countryCode: '' },
      documentsIssuedBy: 'PLATFORM',
      sellsWithReverseCharge: false,
    });
    expect((await callAs(server, administrator, `PUT ${PATH}`, MADAR)).status).toBe(204);
    expect((await callAs(server, administrator, `GET ${PATH}`)).body).toEqual(MADAR);
    const audited = await server.admin`
      select 1 from audit_entries where organization_id = ${administrator.organizationId}
        and action = 'marketplace-settings.save-seller'`;
    expect(audited).toHaveLength(1);
  });

  it.each([
    ['a Saudi VAT number of another form', { vatNumber: '310122393500004' }, 'vatNumber'],
    ['a name of more than 255 bytes', { legalName: { en: '', ar: 'ا'.repeat(128) } }, 'legalName.ar'],
    ['a VAT number without a name', { legalName: { en: ' ', ar: '' } }, 'legalName.en'],
    ['a VAT number without a country', { address: { ...MADAR.address, countryCode: '' } }, 'address.countryCode'],
    ['reverse charge without a VAT number', { vatNumber: '', sellsWithReverseCharge: true }, 'vatNumber'],
    ['a country that does not exist', { address: { ...MADAR.address, countryCode: 'ZZ' } }, 'address.countryCode'],
  ])('are refused with %s, and the field is named', async (_case, change, path) => {
    const { administrator } = await givenShop(server);
    const { status, body } = await callAs<{ details: { path: string }[] }>(server, administrator, `PUT ${PATH}`, {
      ...MADAR,
      ...change,
    });
    expect([status, body.details.map((detail) => detail.path)]).toEqual([400, [path]]);
  });

  it('take the longest name that the QR code holds, and VAT numbers of other countries as they are', async () => {
    const { administrator } = await givenShop(server);
    const names = { legalName: { en: '', ar: 'ا'.repeat(127) } };
    expect((await callAs(server, administrator, `PUT ${PATH}`, { ...MADAR, ...names })).status).toBe(204);
    const german = { vatNumber: 'DE123456789', address: { ...MADAR.address, countryCode: 'DE' } };
    expect((await callAs(server, administrator, `PUT ${PATH}`, { ...MADAR, ...german })).status).toBe(204);
  });

  it('are for administrators alone', async () => {
    const { buyer } = await givenShop(server);
    expect((await callAs(server, buyer, `GET ${PATH}`)).status).toBe(403);
    expect((await callAs(server, buyer, `PUT ${PATH}`, MADAR)).status).toBe(403);
  });
});
