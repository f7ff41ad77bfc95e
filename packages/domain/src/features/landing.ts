import type { FeaturesOfNoun } from '../feature.ts';

export const features = {
  'landing-page': { place: 310, kind: 'page', group: 'pages', isOnByDefault: true },
  'landing-leadership-development': { place: 320, kind: 'page', group: 'pages', isOnByDefault: false },
  'landing-executive-coach': { place: 330, kind: 'page', group: 'pages', isOnByDefault: false },
  'landing-professional-leadership': { place: 340, kind: 'page', group: 'pages', isOnByDefault: false },
  'landing-webinars': { place: 350, kind: 'page', group: 'pages', isOnByDefault: false },
  'landing-about-us': { place: 360, kind: 'page', group: 'pages', isOnByDefault: false },
  'landing-privacy-policy': { place: 370, kind: 'page', group: 'pages', isOnByDefault: false },
  'landing-education-ethics': { place: 380, kind: 'page', group: 'pages', isOnByDefault: false },
  'landing-terms-of-use': { place: 390, kind: 'page', group: 'pages', isOnByDefault: false },
  'landing-contact-us': { place: 400, kind: 'page', group: 'pages', isOnByDefault: false },
  'landing-technical-support': { place: 410, kind: 'page', group: 'pages', isOnByDefault: false },
} as const satisfies FeaturesOfNoun;
