import { type Screen, visitor } from '../support/screen.ts';

export const screens: readonly Screen[] = [
  visitor('not-found', '/no/such/page', { expects: { status: 404, address: /no\/such\/page/ } }),
];
