// Written by `npm run generate` from the folders of features/. Do not edit.
import type { FirstPageRule } from '@sullam/web-kit/first-page.ts';
import { firstPages as home } from './features/learning/home/home.first-pages.ts';

/** The pages that people begin on, by the folder of the feature that declares them. */
export const FIRST_PAGES: Readonly<Record<string, readonly FirstPageRule[]>> = {
  'features/learning/home': home,
};
