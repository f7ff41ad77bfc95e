import { demoLoading } from '../../../demo/demo-content.ts';
import { contribute } from '../../../kernel/extensions.ts';
import { signedRows } from '../../../kernel/personal-data.ts';
import { defineModule } from '../../../wiring.ts';
import { mediaReferences } from '../media/media.public.ts';
import { loadDemoOrganization } from './organizations.demo.ts';
import { VIEWS } from './organizations.public.ts';
import { organizationRoutes } from './organizations.routes.ts';
import { showsInOrganization } from './public-media.ts';
import { wordingRoutes } from './wording.routes.ts';

/** Organisations: how each one looks, what it calls things and what it switches on. */
export const organizationsModule = defineModule({
  name: 'organizations',
  owns: [
    'arriving_accounts',
    'organization_arrivals',
    'organization_configurations',
    'organization_fonts',
    'organization_messages',
    'organization_moves',
    'organization_profiles',
    'organization_terms',
    'organizations',
  ],
  publishes: VIEWS,
  features: [
    'landing-about-us',
    'landing-contact-us',
    'landing-education-ethics',
    'landing-executive-coach',
    'landing-leadership-development',
    'landing-page',
    'landing-privacy-policy',
    'landing-professional-leadership',
    'landing-technical-support',
    'landing-terms-of-use',
    'landing-webinars',
  ],
  uses: ['content-service', 'covers', 'media'],
  contributes: [contribute(demoLoading, loadDemoOrganization), contribute(mediaReferences, showsInOrganization)],
  personalRows: [
    signedRows('arriving_accounts', 'user_id', 'an aborted move deletes these accounts; none is listed after the move'),
  ],
  wire: ({ organizations }) => ({ routes: [...organizationRoutes(organizations), ...wordingRoutes(organizations)] }),
});
