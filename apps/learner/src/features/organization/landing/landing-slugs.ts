import type { Feature } from '@sullam/domain/features.ts';
import type { MessageKey } from '@sullam/strings/areas.ts';
import type { LandingSlug } from './landing.api.ts';

interface LandingSlugMeta {
  titleKey: MessageKey;
  /** The page's own switch. */
  feature: Feature;
  group: 'program' | 'organization' | 'policy';
}

const page = <Slug extends LandingSlug>(slug: Slug, group: LandingSlugMeta['group']): LandingSlugMeta => ({
  titleKey: `landing.pages.${slug}`,
  feature: `landing-${slug}`,
  group,
});

/** The pages beside the landing page, in the order of menus. */
export const LANDING_SLUGS: Readonly<Record<LandingSlug, LandingSlugMeta>> = {
  'leadership-development': page('leadership-development', 'program'),
  'professional-leadership': page('professional-leadership', 'program'),
  'executive-coach': page('executive-coach', 'program'),
  webinars: page('webinars', 'program'),
  'about-us': page('about-us', 'organization'),
  'contact-us': page('contact-us', 'organization'),
  'technical-support': page('technical-support', 'organization'),
  'privacy-policy': page('privacy-policy', 'policy'),
  'terms-of-use': page('terms-of-use', 'policy'),
  'education-ethics': page('education-ethics', 'policy'),
};
