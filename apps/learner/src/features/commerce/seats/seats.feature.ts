import type { FeatureParts } from '@sullam/web-kit/feature-parts.ts';

const access = { features: ['marketplace'] } as const;
const POOL = ['seats', 'cart', 'visitor-cart', 'orders'] as const;

export const feature: FeatureParts = {
  screens: [
    {
      path: '/profile/seats',
      load: () => import('./seats.screen.tsx').then((file) => file.SeatsScreen),
      titleKey: 'seats.titles.seats',
      areas: ['seats'],
      access,
    },
    {
      path: '/profile/seats/$seatPoolId',
      load: () => import('./seat-pool.screen.tsx').then((file) => file.SeatPoolScreen),
      titleKey: 'seats.titles.seats',
      areas: POOL,
      access,
    },
    {
      path: '/seats',
      load: () => import('./accept-seat.screen.tsx').then((file) => file.AcceptSeatScreen),
      titleKey: 'seats.titles.seats',
      areas: ['seats'],
      access: { requiresAuth: false, features: ['marketplace'] },
    },
  ],
};
