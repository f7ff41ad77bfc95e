// @vitest-environment happy-dom

import type { EventDetail } from '@sullam/api-client/schema.gen.ts';
import type { Feature } from '@sullam/domain/features.ts';
import { DIRECTIONS } from '@sullam/web-kit/testing/directions.ts';
import { bootstrapWith } from '@sullam/web-kit/testing/fixtures.ts';
import { renderScreen } from '@sullam/web-kit/testing/render-screen.tsx';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { cartItem, cartOf } from '../../../../../test/support/commerce-responses.ts';
import { visitorItemsOf } from '../../../../parts/visitor-items.ts';
import { feature } from '../events.feature.ts';
import { givenEventDetail } from './given-event.ts';

type TicketType = EventDetail['ticketTypes'][number];

const [free] = givenEventDetail().ticketTypes as [TicketType];
const seat = (eventTicketTypeId: number, change: Partial<TicketType> = {}): TicketType => ({
  ...free,
  eventTicketTypeId,
  name: { en: `Seat ${eventTicketTypeId}`, ar: `مقعد ${eventTicketTypeId}` },
  price: { minor: 5000, currency: 'SAR' },
  ...change,
});

const show = (
  event: Partial<EventDetail>,
  language: 'en' | 'ar' = 'en',
  switched: Partial<Record<Feature, boolean>> = {},
) =>
  renderScreen({
    screens: feature.screens!,
    at: '/event/5',
    language,
    bootstrap: { features: bootstrapWith({}, switched).features },
    responses: {
      'GET /api/events/5': givenEventDetail({
        abilities: { canEnroll: false, canEdit: false, canCheckIn: false },
        ...event,
      }),
      'POST /api/visitor-cart': (_query, { items }) =>
        cartOf(...items.map(({ itemId }) => cartItem(itemId, { purchasedItemType: { slug: 'event' } }))),
    },
  });

describe.each(DIRECTIONS)('tickets for visitors in $language', ({ language }) => {
  it('go into the cart of the browser, the chosen one', async () => {
    const { kit } = await show({ ticketTypes: [free, seat(10), seat(11)] }, language);
    const t = kit.wording.get();
    await userEvent.click(await screen.findByRole('radio', { name: language === 'en' ? /Seat 11/ : /مقعد 11/ }));
    await userEvent.click(screen.getByRole('button', { name: t('cart.actions.add') }));
    expect((await screen.findByRole('link', { name: t('cart.actions.inCart') })).getAttribute('href')).toBe('/cart');
    expect(visitorItemsOf(kit).get()).toEqual([{ itemType: 'event', itemId: 11 }]);
  });
});

it('asks to sign in for a free ticket', async () => {
  await show({ ticketTypes: [free, seat(10)] });
  await userEvent.click(await screen.findByRole('radio', { name: /Free ticket/ }));
  expect(screen.getByRole('link', { name: 'Sign in' }).getAttribute('href')).toBe('/auth/login');
});

it.each<[string, Partial<EventDetail>, Partial<Record<Feature, boolean>>]>([
  ['has no ticket with a price', { ticketTypes: [free] }, {}],
  ['has no place left', { ticketTypes: [seat(10)], free: 0 }, {}],
  ['has tickets that are all taken', { ticketTypes: [seat(10, { free: 0 })] }, {}],
  [
    'tells its price on request',
    { ticketTypes: [seat(10, { price: { minor: 0, currency: 'SAR', isOnRequest: true } })] },
    {},
  ],
  ['sells to members', { ticketTypes: [seat(10, { closed: 'MEMBERS_ONLY' })] }, {}],
  [
    'asks questions',
    {
      ticketTypes: [seat(10)],
      questions: [{ key: 'why', kind: 'TEXT', text: { en: 'Why?' }, choices: [], isRequired: false }],
    },
    {},
  ],
  ['belongs to an organisation without a marketplace', { ticketTypes: [seat(10)] }, { marketplace: false }],
])('asks to sign in where the event %s', async (_name, event, switched) => {
  await show(event, 'en', switched);
  expect(await screen.findByRole('link', { name: 'Sign in' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Add to cart' })).toBeNull();
});
