import type { DemoLoad } from '../../demo/demo-content.ts';
import { type Database, db } from '../../kernel/database/database.ts';
import { json } from '../../kernel/database/json.ts';
import { demoMedia } from '../media/media.public.ts';
import { landingOf } from './demo-landing.ts';

/** The row of an organisation; done again, it answers the same number. */
export async function createOrganization({ identity }: Database, prefix: string, name: object): Promise<number> {
  const [row] = await identity<{ id: number }[]>`
    select create_organization(${prefix}, (${JSON.stringify(name)}::text)::jsonb) as id`;
  return row!.id;
}

const CONFIGURATION = {
  format_region: 'SA',
  time_zone: 'Asia/Riyadh',
  currency: 'SAR',
  hijri_dates_shown: false,
};

const LANDING_FEATURES = [
  'landing-leadership-development',
  'landing-executive-coach',
  'landing-professional-leadership',
  'landing-webinars',
  'landing-about-us',
  'landing-privacy-policy',
  'landing-education-ethics',
  'landing-terms-of-use',
  'landing-contact-us',
  'landing-technical-support',
];

/** Look, wording, form and configuration of an organisation. */
export async function loadDemoOrganization({ context, tx, demo, loaded }: DemoLoad): Promise<void> {
  const media = loaded.get(demoMedia);
  const organization_id = context.organizationId;
  await tx.run(
    db.insertInto('organization_profiles').values({
      organization_id,
      logo_media_id: media.idOf(demo.logo),
      icon_media_id: media.idOf(demo.icon),
      colors: [demo.colors.primary, demo.colors.secondary],
      landing: json(landingOf(demo, media)),
      contact: json(demo.landing.contact),
    }),
  );
  const configuration = {
    ...CONFIGURATION,
    features: Object.fromEntries([...LANDING_FEATURES, ...demo.features].map((feature) => [feature, true])),
  };
  await tx.run(
    db.insertInto('organization_configurations').values(
      Object.entries(configuration).map(([configuration_key, value]) => ({
        organization_id,
        configuration_key,
        value: json(value),
      })),
    ),
  );
  const terms = demo.terms.map((term) => ({
    organization_id,
    slug: term.slug,
    value: json({
      en: { singular: term.singular.en, plural: term.plural.en },
      ar: { singular: term.singular.ar, plural: term.plural.ar },
    }),
    media_id: null,
  }));
  await tx.run(
    db
      .insertInto('organization_terms')
      .values([
        ...terms,
        { organization_id, slug: 'auth_image', value: json({}), media_id: media.idOf(demo.authPicture) },
      ]),
  );
  await tx.run(
    db.insertInto('organization_form_fields').values(
      demo.registrationForm.map((field, position) => ({
        organization_id,
        field_key: field.key,
        type_slug: field.type,
        label: json(field.label),
        hint: json(field.hint ?? {}),
        options: json(field.options ?? []),
        is_optional: field.isOptional,
        position,
      })),
    ),
  );
}
