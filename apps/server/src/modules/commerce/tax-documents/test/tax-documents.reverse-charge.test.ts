import { describe, expect, it } from 'vitest';
import { callAs } from '../../../../../test/support/classroom.ts';
import { testServer } from '../../../../../test/support/test-server.ts';
import { savePrices } from '../../../learning/item-prices/test/item-prices.factory.ts';
import type { OrderCompany } from '../../orders/orders.schemas.ts';
import { addToCart, givenPricedCourse, givenShop, readCart, readOrder } from '../../orders/test/orders.factory.ts';
import { fileAs, givenPurchase, givenSeller, listDocuments, refund } from './tax-documents.factory.ts';

const server = testServer();

const ABROAD: OrderCompany = {
  companyName: 'Alpen Training GmbH',
  vatNumber: 'ATU12345678',
  address: { street: 'Ring', building: '1', city: 'Wien', postalCode: '1010', countryCode: 'AT' },
};

const givenSellerAbroad = async (sellsWithReverseCharge = true) => {
  const shop = await givenShop(server);
  await givenSeller(server, shop, { sellsWithReverseCharge });
  return shop;
};

describe('reverse charge', () => {
  it('takes the VAT off what a company abroad pays, and says so on its documents', async () => {
    const shop = await givenSellerAbroad();
    const order = await givenPurchase(server, shop, [11_500, 2300], ABROAD);
    expect(await readOrder(server, shop.buyer, order.orderId)).toMatchObject({
      status: 'PAID',
      totalMinor: 12_000,
      taxMinor: 0,
      waivedTaxMinor: 1800,
      payments: [{ amountMinor: 12_000 }],
      purchasedItems: [
        { totalMinor: 10_000, taxMinor: 0, taxRateBasisPoints: 0, waivedTaxMinor: 1500 },
        { totalMinor: 2000, taxMinor: 0, waivedTaxMinor: 300 },
      ],
    });
    await refund(server, shop, order.purchasedItems[0]!.id, 10_000);
    const [invoice, note] = await listDocuments(server, shop.buyer, order.orderId);
    for (const [{ taxDocumentId }, total] of [
      [invoice!, '120.00'],
      [note!, '100.00'],
    ] as const) {
      const xml = (await fileAs(server, shop.buyer, `/api/tax-documents/${taxDocumentId}/xml`)).body;
      expect(xml).toContain('<cbc:TaxExemptionReasonCode>VATEX-EU-AE</cbc:TaxExemptionReasonCode>');
      expect(xml).toContain('<cbc:CompanyID>ATU12345678</cbc:CompanyID>');
      expect(xml).toContain(`<cbc:TaxInclusiveAmount currencyID="SAR">${total}</cbc:TaxInclusiveAmount>`);
    }
  });

  it.each([
    ['is off', false, ABROAD],
    [
      'is for another country than the seller’s alone',
      true,
      { ...ABROAD, vatNumber: '300000000000003', address: { ...ABROAD.address, countryCode: 'SA' } },
    ],
    ['needs a VAT number', true, { ...ABROAD, vatNumber: '' }],
    ['needs one in the form of its country', true, { ...ABROAD, vatNumber: 'AT12' }],
    ['is for companies', true, undefined],
  ])('%s: otherwise the price includes VAT', async (_case, isOn, company) => {
    const shop = await givenSellerAbroad(isOn);
    const order = await givenPurchase(server, shop, [11_500], company);
    expect(await readOrder(server, shop.buyer, order.orderId)).toMatchObject({
      totalMinor: 11_500,
      taxMinor: 1500,
      waivedTaxMinor: 0,
    });
  });

  it('leaves lines that bear no VAT as they are', async () => {
    const shop = await givenSellerAbroad();
    const exempt = await givenPricedCourse(server, shop, 5000);
    const change = { taxCategory: 'EXEMPT', exemptionReason: { en: 'Education' } } as const;
    expect((await savePrices(server, shop.administrator, `course/${exempt}`, change)).status).toBe(200);
    await addToCart(server, shop.buyer, exempt);
    const order = await givenPurchase(server, shop, [11_500], ABROAD);
    expect(order).toMatchObject({ totalMinor: 15_000, taxMinor: 0, waivedTaxMinor: 1500 });
    const [invoice] = await listDocuments(server, shop.buyer, order.orderId);
    const xml = (await fileAs(server, shop.buyer, `/api/tax-documents/${invoice!.taxDocumentId}/xml`)).body;
    expect(xml).toContain('<cbc:TaxExemptionReason>Education</cbc:TaxExemptionReason>');
    expect(xml).toContain('<cbc:TaxExemptionReason>Reverse charge</cbc:TaxExemptionReason>');
  });

  it('is told before the order is placed, which is refused when it differs by then', async () => {
    const shop = await givenSellerAbroad();
    const applies = async (query: string) =>
      (await callAs(server, shop.buyer, `GET /api/cart/reverse-charge?${query}`)).body;
    expect(await applies('vatNumber=ATU12345678&countryCode=AT')).toEqual({ applies: true });
    expect(await applies('vatNumber=&countryCode=AT')).toEqual({ applies: false });
    await addToCart(server, shop.buyer, await givenPricedCourse(server, shop, 11_500));
    const { version } = await readCart(server, shop.buyer);
    const place = (isReverseCharge: boolean) =>
      callAs(server, shop.buyer, 'POST /api/cart/checkout', { version, company: ABROAD, isReverseCharge });
    expect(await place(false)).toMatchObject({ status: 409, body: { errorCode: 'order.cart-changed' } });
    await givenSeller(server, shop, { sellsWithReverseCharge: false });
    expect(await place(true)).toMatchObject({ status: 409, body: { errorCode: 'order.cart-changed' } });
    expect((await place(false)).status).toBe(200);
  });
});
