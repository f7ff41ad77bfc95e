import { type Screen, visitor } from '../support/screen.ts';

export const screens: readonly Screen[] = [
  visitor('login', '/auth/login'),
  visitor('forget-password', '/auth/forget-password'),
  visitor('reset-password', '/auth/reset-password?token=a-token'),
  visitor('verify-email', '/auth/verify-email?token=a-token', { expects: { status: 400, address: /verify-email/ } }),
  visitor('change-email', '/auth/change-email?token=a-token', { expects: { status: 400, address: /email-change/ } }),
  visitor('register', '/register'),
];
