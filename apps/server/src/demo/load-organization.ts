import type { Platform, SystemContext } from '../kernel/context.ts';
import { db, type Tx } from '../kernel/database/database.ts';
import { json } from '../kernel/database/json.ts';
import type { DemoOrganization } from './content/types.ts';
import { landingOf } from './demo-landing.ts';
import type { DemoMedia } from './load-media.ts';

/** The row of the organisation; done again, it answers the same number. */
export async function createOrganization(platform: Platform, demo: DemoOrganization): Promise<number> {
  const [row] = await platform.database.identity<{ id: number }[]>`
    select create_organization(${demo.domainPrefix}, (${JSON.stringify(demo.name)}::text)::jsonb) as id`;
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

const ORGANIZATION_PERMISSIONS = [
  'organization_enabled',
  'organization_registration_enabled',
  'organization_lms',
  'organization_learning_path',
];

/** Look, wording, form and configuration of an organisation. */
export async function loadOrganization(
  context: SystemContext,
  tx: Tx,
  demo: DemoOrganization,
  media: DemoMedia,
): Promise<void> {
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
  await tx.run(
    db
      .insertInto('organization_permissions')
      .values(ORGANIZATION_PERMISSIONS.map((permission_slug) => ({ organization_id, permission_slug }))),
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

export interface DemoPermissionSets {
  learner: number;
  instructor: number;
  administrator: number;
}

/** The three sets that every organisation starts with. */
export async function loadPermissionSets(context: SystemContext, tx: Tx): Promise<DemoPermissionSets> {
  const insert = async (name: { en: string; ar: string }, isDefault: boolean, slugs: string[]): Promise<number> => {
    const row = await tx.one(
      db
        .insertInto('permission_sets')
        .values({
          organization_id: context.organizationId,
          name: json(name),
          is_default: isDefault,
          is_protected: true,
        })
        .returning('permission_set_id'),
    );
    const permission_set_id = row!.permission_set_id;
    await tx.run(
      db.insertInto('permission_set_permissions').values(
        slugs.map((permission_slug) => ({
          organization_id: context.organizationId,
          permission_set_id,
          permission_slug,
        })),
      ),
    );
    return permission_set_id;
  };
  return {
    learner: await insert({ en: 'Learners', ar: 'المتعلّمون' }, true, [
      'organization_member_access_courses',
      'organization_member_access_events',
      'organization_member_access_communities',
    ]),
    instructor: await insert({ en: 'Instructors', ar: 'المدرّبون' }, false, [
      'organization_member_full_access',
      'organization_read_courses',
      'organization_create_courses',
    ]),
    administrator: await insert({ en: 'Administrators', ar: 'المديرون' }, false, [
      'organization_everything',
      'organization_member_full_access',
    ]),
  };
}
