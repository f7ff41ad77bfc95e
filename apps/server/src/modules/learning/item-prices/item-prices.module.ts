import { signedIn } from '../../../kernel/access/access.ts';
import { memberRoute } from '../../../kernel/http/route.ts';
import { defineModule } from '../../../wiring.ts';
import { VIEWS } from './item-prices.public.ts';
import {
  ItemPrice,
  ItemPriceBody,
  ItemPriceVersion,
  PricedItemParams,
  PriceQuote,
  QuoteQuery,
} from './item-prices.schemas.ts';
import { quotePrice, readItemPrice, saveItemPrice } from './item-prices.service.ts';

/** Item prices: sales, prices of groups, tax categories and prices on request. */
export const itemPricesModule = defineModule({
  name: 'item-prices',
  partOf: ['marketplace'],
  owns: ['item_group_prices', 'item_prices'],
  publishes: VIEWS,
  uses: ['members', 'permissions'],
  routes: [
    memberRoute({
      method: 'GET',
      path: '/api/item-prices/:itemType/:itemId',
      operationId: 'getItemPrice',
      summary: 'The prices of an item, for people who may change them',
      access: signedIn(),
      params: PricedItemParams,
      response: ItemPrice,
      handle: (context, { params }) => readItemPrice(context, params),
    }),
    memberRoute({
      method: 'PUT',
      path: '/api/item-prices/:itemType/:itemId',
      operationId: 'saveItemPrice',
      summary: 'Saves sale, group prices, tax category and whether the price is on request; orders keep their prices',
      access: signedIn(),
      params: PricedItemParams,
      body: ItemPriceBody,
      response: ItemPriceVersion,
      handle: (context, { params, body }) => saveItemPrice(context, params, body),
    }),
    memberRoute({
      method: 'GET',
      path: '/api/item-prices/:itemType/:itemId/quote',
      operationId: 'getPriceQuote',
      summary: 'What a member, someone in a group or a visitor would pay for an item on a date',
      access: signedIn(),
      params: PricedItemParams,
      query: QuoteQuery,
      response: PriceQuote,
      handle: (context, { params, query }) => quotePrice(context, params, query),
    }),
  ],
});
