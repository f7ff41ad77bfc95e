import type { FeatureParts } from '@sullam/web-kit/feature-parts.ts';

const loadFrame = () => import('./auth-frame.tsx').then((file) => file.AuthFrame);
const ALONE = { hidesMenu: true, hidesBar: true, areas: ['auth', 'errors'] } as const;
const FOR_VISITORS = { loggedOutOnly: true } as const;
const FOR_NEW_PEOPLE = {
  loggedOutOnly: true,
  organizationPermissions: ['organization_registration_enabled'],
  features: ['self-registration'],
} as const;
const FOR_EVERYONE = { requiresAuth: false } as const;

export const feature: FeatureParts = {
  screens: [
    {
      path: '/auth',
      load: loadFrame,
      ...ALONE,
      access: FOR_EVERYONE,
      children: [
        { path: '/', redirectTo: '/auth/login', access: FOR_EVERYONE },
        {
          path: 'login',
          load: () => import('./login.screen.tsx').then((file) => file.LoginScreen),
          titleKey: 'auth.titles.login',
          access: FOR_VISITORS,
        },
        {
          path: 'verification-code',
          load: () => import('./verification-code.screen.tsx').then((file) => file.VerificationCodeScreen),
          titleKey: 'auth.titles.verificationCode',
          access: FOR_VISITORS,
        },
        {
          path: 'forget-password',
          load: () => import('./forget-password.screen.tsx').then((file) => file.ForgetPasswordScreen),
          titleKey: 'auth.titles.forgetPassword',
          access: FOR_VISITORS,
        },
        {
          path: 'reset-password',
          load: () => import('./reset-password.screen.tsx').then((file) => file.ResetPasswordScreen),
          titleKey: 'auth.titles.resetPassword',
          access: FOR_EVERYONE,
        },
        {
          path: 'verify-email',
          load: () => import('./verify-email.screen.tsx').then((file) => file.VerifyEmailScreen),
          titleKey: 'auth.titles.verifyEmail',
          access: FOR_EVERYONE,
        },
        {
          path: 'change-email',
          load: () => import('./change-email.screen.tsx').then((file) => file.ChangeEmailScreen),
          titleKey: 'auth.titles.changeEmail',
          areas: ['email-change'],
          access: FOR_EVERYONE,
        },
        {
          path: 'accept-invitation',
          load: () => import('./accept-invitation.screen.tsx').then((file) => file.AcceptInvitationScreen),
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
          load: () => import('./register.screen.tsx').then((file) => file.RegisterScreen),
          titleKey: 'auth.titles.register',
          access: FOR_NEW_PEOPLE,
        },
      ],
    },
  ],
};
