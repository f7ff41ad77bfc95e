import type { ScreenDefinition } from '@sullam/web-kit/router/screens.ts';

const loadFrame = async () => (await import('./auth-frame.tsx')).AuthFrame;
const ALONE = { hidesMenu: true, hidesBar: true, areas: ['auth', 'errors'] } as const;
const FOR_VISITORS = { loggedOutOnly: true } as const;
const FOR_NEW_PEOPLE = {
  loggedOutOnly: true,
  organizationPermissions: ['organization_registration_enabled'],
  features: ['self-registration'],
} as const;
const FOR_EVERYONE = { requiresAuth: false } as const;

/** Sign-in and what belongs to it: pages of their own, without menu and bar. */
export const AUTH_SCREENS: readonly ScreenDefinition[] = [
  {
    path: '/auth',
    load: loadFrame,
    ...ALONE,
    access: FOR_EVERYONE,
    children: [
      { path: '/', redirectTo: '/auth/login', access: FOR_EVERYONE },
      {
        path: 'login',
        load: async () => (await import('./login.screen.tsx')).LoginScreen,
        titleKey: 'auth.titles.login',
        access: FOR_VISITORS,
      },
      {
        path: 'verification-code',
        load: async () => (await import('./verification-code.screen.tsx')).VerificationCodeScreen,
        titleKey: 'auth.titles.verificationCode',
        access: FOR_VISITORS,
      },
      {
        path: 'forget-password',
        load: async () => (await import('./forget-password.screen.tsx')).ForgetPasswordScreen,
        titleKey: 'auth.titles.forgetPassword',
        access: FOR_VISITORS,
      },
      {
        path: 'reset-password',
        load: async () => (await import('./reset-password.screen.tsx')).ResetPasswordScreen,
        titleKey: 'auth.titles.resetPassword',
        access: FOR_EVERYONE,
      },
      {
        path: 'verify-email',
        load: async () => (await import('./verify-email.screen.tsx')).VerifyEmailScreen,
        titleKey: 'auth.titles.verifyEmail',
        access: FOR_EVERYONE,
      },
      {
        path: 'accept-invitation',
        load: async () => (await import('./accept-invitation.screen.tsx')).AcceptInvitationScreen,
        titleKey: 'auth.titles.acceptInvitation',
        access: FOR_EVERYONE,
      },
      {
        path: 'studio',
        load: async () => (await import('./to-studio.screen.tsx')).ToStudioScreen,
        titleKey: 'auth.titles.toStudio',
        access: {},
      },
    ],
  },
  {
    path: '/register',
    load: loadFrame,
    ...ALONE,
    access: FOR_NEW_PEOPLE,
    children: [
      {
        path: '/',
        load: async () => (await import('./register.screen.tsx')).RegisterScreen,
        titleKey: 'auth.titles.register',
        access: FOR_NEW_PEOPLE,
      },
    ],
  },
];
