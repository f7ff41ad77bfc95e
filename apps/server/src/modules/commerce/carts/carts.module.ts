import { demoLoading } from '../../../demo/demo-content.ts';
import { signedIn } from '../../../kernel/access/access.ts';
import { contribute } from '../../../kernel/extensions.ts';
import { memberRoute, publicRoute } from '../../../kernel/http/route.ts';
import { erasedRows } from '../../../kernel/personal-data.ts';
import { defineModule } from '../../../wiring.ts';
import { ticketSelling } from '../../events/events/events.public.ts';
import { courseSelling } from '../../learning/enrollments/enrollments.public.ts';
import { specializationSelling } from '../../learning/specializations/specializations.public.ts';
import { applyVoucher, removeVouchers } from './cart-vouchers.service.ts';
import { loadDemoCarts } from './carts.demo.ts';
import { VOUCHER_REFUSALS } from './carts.errors.ts';
import {
  Cart,
  CartItemBody,
  CartItemParams,
  MergedCart,
  VisitorCartBody,
  VoucherBody,
  VoucherQuery,
} from './carts.schemas.ts';
import { addCourse, addSpecialization, addTicket, addToCart, readCart, removeFromCart } from './carts.service.ts';
import { mergeVisitorCart, priceVisitorCart } from './visitor-carts.service.ts';

/** Carts: what members have chosen and not ordered yet. */
export const cartsModule = defineModule({
  name: 'carts',
  partOf: ['marketplace'],
  owns: ['cart_items', 'cart_vouchers', 'carts'],
  personalRows: [
    erasedRows('cart_items', 'user_id'),
    erasedRows('cart_vouchers', 'user_id'),
    erasedRows('carts', 'user_id'),
  ],
  uses: [
    'cancellation-terms',
    'courses',
    'enrollments',
    'events',
    'marketplace-settings',
    'media',
    'members',
    'purchasable-items',
    'specializations',
    'vouchers',
  ],
  contributes: [
    contribute(demoLoading, loadDemoCarts),
    contribute(courseSelling, { addToCart: addCourse }),
    contribute(specializationSelling, { addToCart: addSpecialization }),
    contribute(ticketSelling, { addToCart: addTicket }),
  ],
  routes: [
    memberRoute({
      method: 'GET',
      path: '/api/cart',
      operationId: 'getCart',
      summary: "The caller's cart at present prices, with what has changed since items were added",
      access: signedIn(),
      response: Cart,
      handle: (context) => readCart(context),
    }),
    memberRoute({
      method: 'POST',
      path: '/api/cart/items',
      operationId: 'addCartItem',
      summary: 'Adds an item to the cart; twice is once, with the later quantity',
      access: signedIn(),
      refusesMasquerade: true,
      body: CartItemBody,
      response: Cart,
      errors: {
        409: [
          'cart.full',
          'cart.item-closed',
          'cart.item-on-request',
          'cart.item-ordered',
          'cart.item-owned',
          'cart.item-sold-out',
        ],
      },
      handle: (context, { body }) => addToCart(context, body),
    }),
    memberRoute({
      method: 'POST',
      path: '/api/cart/merge',
      operationId: 'mergeVisitorCart',
      summary: 'Adds what the caller chose before signing in; says what could not be added, and why',
      access: signedIn(),
      refusesMasquerade: true,
      body: VisitorCartBody,
      response: MergedCart,
      handle: (context, { body }) => mergeVisitorCart(context, body.items),
    }),
    publicRoute({
      method: 'POST',
      path: '/api/visitor-cart',
      operationId: 'previewVisitorCart',
      summary: 'Items that a visitor chose, as a cart at the prices of visitors; keeps nothing',
      rateLimit: { per: 'address', count: 300, seconds: 60 },
      body: VisitorCartBody,
      response: Cart,
      handle: (context, { body }) => priceVisitorCart(context, body.items),
    }),
    memberRoute({
      method: 'DELETE',
      path: '/api/cart/items/:purchasedItemId',
      operationId: 'removeCartItem',
      summary: 'Removes an item from the cart',
      access: signedIn(),
      refusesMasquerade: true,
      params: CartItemParams,
      response: Cart,
      handle: (context, { params }) => removeFromCart(context, params.purchasedItemId),
    }),
    memberRoute({
      method: 'POST',
      path: '/api/cart/voucher',
      operationId: 'addCartVoucher',
      summary: 'Applies a voucher to the cart; says why where it takes nothing off',
      access: signedIn(),
      refusesMasquerade: true,
      body: VoucherBody,
      response: Cart,
      errors: { 404: ['voucher.unknown'], 409: VOUCHER_REFUSALS, 429: ['auth-004'] },
      handle: (context, { body }) => applyVoucher(context, body.voucherCode),
    }),
    memberRoute({
      method: 'DELETE',
      path: '/api/cart/voucher',
      operationId: 'removeCartVouchers',
      summary: 'Removes the vouchers of the cart, or only the one named',
      access: signedIn(),
      refusesMasquerade: true,
      query: VoucherQuery,
      response: Cart,
      handle: (context, { query }) => removeVouchers(context, query.voucherId),
    }),
  ],
});
