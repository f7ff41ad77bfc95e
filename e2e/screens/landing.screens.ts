import { type Screen, visitor } from '../support/screen.ts';

export const screens: readonly Screen[] = [
  visitor('landing', '/landing-page'),
  visitor('landing-program', '/landing-page/leadership-development'),
  visitor('about-us', '/landing-page/about-us'),
  visitor('privacy-policy', '/landing-page/privacy-policy'),
  visitor('contact-us', '/landing-page/contact-us'),
];
