import { Type } from 'typebox';
import { demoLoading } from '../../../demo/demo-content.ts';
import { administrator } from '../../../kernel/access/access.ts';
import { reading } from '../../../kernel/database/database.ts';
import { contribute } from '../../../kernel/extensions.ts';
import { memberRoute } from '../../../kernel/http/route.ts';
import { NamedObject } from '../../../kernel/http/schemas.ts';
import { signedRows } from '../../../kernel/personal-data.ts';
import { defineModule } from '../../../wiring.ts';
import { loadDemoMarketplace } from './marketplace-settings.demo.ts';
import { readMarketplaceSettings, saveMarketplaceSettings } from './marketplace-settings.service.ts';

const properties = {
  /** VAT rate in hundredths of a percent, which prices include. */
  taxRateBasisPoints: Type.Integer({ minimum: 0, maximum: 10_000 }),
};

/** Marketplace settings: how an organisation sells. */
export const marketplaceSettingsModule = defineModule({
  name: 'marketplace-settings',
  partOf: ['marketplace'],
  owns: ['marketplace_settings'],
  personalRows: [
    signedRows('marketplace_settings', 'changed_by', 'who set up the marketplace stays with the settings'),
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
      response: NamedObject('MarketplaceSettings', properties),
      handle: (context) => reading(context, (tx) => readMarketplaceSettings(tx)),
    }),
    memberRoute({
      method: 'PUT',
      path: '/api/marketplace-settings',
      operationId: 'saveMarketplaceSettings',
      summary: 'Saves the settings of the marketplace; placed orders keep theirs',
      access: administrator(),
      body: Type.Object(properties),
      handle: (context, { body }) => saveMarketplaceSettings(context, body),
    }),
  ],
});
