import type { FunctionComponent } from 'react';
import type { LandingSlug } from './landing.api.ts';
import { LandingTextPage } from './landing-page.screen.tsx';
import { LANDING_SLUGS } from './landing-slugs.ts';

/** A screen for each page, since a route knows its page and not the other way round. */
export const LANDING_PAGE_SCREENS = Object.fromEntries(
  (Object.keys(LANDING_SLUGS) as LandingSlug[]).map((slug): [LandingSlug, FunctionComponent] => [
    slug,
    () => <LandingTextPage slug={slug} />,
  ]),
) as Record<LandingSlug, FunctionComponent>;
