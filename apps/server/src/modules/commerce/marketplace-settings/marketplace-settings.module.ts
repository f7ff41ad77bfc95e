import { SEAT_DAYS } from '@sullam/domain/commerce/seats.ts';
import { Type } from 'typebox';
import { demoLoading } from '../../../demo/demo-content.ts';
import { administrator, signedIn } from '../../../kernel/access/access.ts';
import { reading } from '../../../kernel/database/database.ts';
import { contribute } from '../../../kernel/extensions.ts';
import { memberRoute } from '../../../kernel/http/route.ts';
import { LocalizedText, NamedObject, Nullable } from '../../../kernel/http/schemas.ts';
import { signedRows } from '../../../kernel/personal-data.ts';
import { defineModule } from '../../../wiring.ts';
import { loadDemoMarketplace } from './marketplace-settings.demo.ts';
import { readMarketplaceSettings, saveMarketplaceSettings } from './marketplace-settings.service.ts';
import { SellerDetails } from './seller-details.schemas.ts';
import { readSeller, saveSeller } from './seller-details.service.ts';

const properties = {
  /** VAT rate in hundredths of a percent, which prices include. */
  taxRateBasisPoints: Type.Integer({ minimum: 0, maximum: 10_000 }),
};

const seatDays = {
  /** For how many days after a learner got a seat its buyer can take it back. */
  seatReclaimDays: Type.Integer({ minimum: SEAT_DAYS.reclaim.least, maximum: SEAT_DAYS.reclaim.most }),
  /** For how many days after payment seats can be assigned. */
  seatAssignmentDays: Type.Integer({ minimum: SEAT_DAYS.assignment.least, maximum: SEAT_DAYS.assignment.most }),
};

/** What buyers read before they pay, such as when a course can be cancelled; null for nothing. */
const PaymentDisclosureText = Nullable(LocalizedText);

/** Marketplace settings: how an organisation sells. */
export const marketplaceSettingsModule = defineModule({
  name: 'marketplace-settings',
  partOf: ['marketplace'],
  owns: ['marketplace_settings', 'seller_details'],
  personalRows: [
    signedRows('marketplace_settings', 'changed_by', 'who set up the marketplace stays with the settings'),
    signedRows('seller_details', 'changed_by', 'who entered the seller stays with the settings'),
  ],
  uses: ['members'],
  contributes: [contribute(demoLoading, loadDemoMarketplace)],
  features: ['marketplace'],
  routes: [
    memberRoute({
      method: 'GET',
      path: '/api/marketplace-settings',
      operationId: 'getMarketplaceSettings',
      summary: 'Settings of the marketplace',
      access: administrator(),
      response: NamedObject('MarketplaceSettings', {
        ...properties,
        ...seatDays,
        paymentDisclosure: PaymentDisclosureText,
      }),
      handle: (context) => reading(context, (tx) => readMarketplaceSettings(tx)),
    }),
    memberRoute({
      method: 'PUT',
      path: '/api/marketplace-settings',
      operationId: 'saveMarketplaceSettings',
      summary: 'Saves the settings of the marketplace; placed orders keep theirs',
      access: administrator(),
      body: Type.Object({
        ...properties,
        ...Type.Partial(Type.Object(seatDays)).properties,
        paymentDisclosure: Type.Optional(PaymentDisclosureText),
      }),
      handle: (context, { body }) => saveMarketplaceSettings(context, body),
    }),
    memberRoute({
      method: 'GET',
      path: '/api/orders/payment-disclosure',
      operationId: 'getPaymentDisclosure',
      summary: 'What buyers read before they pay',
      access: signedIn(),
      response: NamedObject('PaymentDisclosure', { text: PaymentDisclosureText }),
      handle: (context) =>
        reading(context, async (tx) => ({ text: (await readMarketplaceSettings(tx)).paymentDisclosure })),
    }),
    memberRoute({
      method: 'GET',
      path: '/api/marketplace-settings/seller',
      operationId: 'getSellerDetails',
      summary: 'Who sells, as tax documents name the seller',
      access: administrator(),
      response: SellerDetails,
      handle: (context) => reading(context, (tx) => readSeller(tx)),
    }),
    memberRoute({
      method: 'PUT',
      path: '/api/marketplace-settings/seller',
      operationId: 'saveSellerDetails',
      summary: 'Saves who sells; issued documents keep the seller that they name',
      access: administrator(),
      body: SellerDetails,
      handle: (context, { body }) => saveSeller(context, body),
    }),
  ],
});
