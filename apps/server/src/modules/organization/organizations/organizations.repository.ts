import type { ConfigurationKey } from '@sullam/domain/configuration.ts';
import { readConfiguration, resolveFeatures } from '@sullam/domain/configuration.ts';
import type { Feature } from '@sullam/domain/features.ts';
import type { Localized } from '@sullam/domain/localized.ts';
import { firstDayOfWeek } from '@sullam/domain/week-start.ts';
import { sql } from 'kysely';
import type { Platform } from '../../../kernel/context.ts';
import { type Database, db, type Tenant, type Tx } from '../../../kernel/database/database.ts';
import { json } from '../../../kernel/database/json.ts';
import { statement } from '../../../kernel/database/statement.ts';
import { mediaColumns } from '../media/media.public.ts';
import type { Contact, Landing } from './landing.schemas.ts';
import type { FontBody } from './organizations.schemas.ts';

/** The row of an organisation; done again, it answers the same number. */
export async function createOrganization({ identity }: Database, prefix: string, name: object): Promise<number> {
  const [row] = await identity<{ id: number }[]>`
    select create_organization(${prefix}, (${JSON.stringify(name)}::text)::jsonb) as id`;
  return row!.id;
}

/** A profile without anything in it. */
export async function insertEmptyProfile(tx: Tx): Promise<void> {
  await tx.run(db.insertInto('organization_profiles').values({ colors: [] }));
}

export interface ProfileRow {
  prefix: string;
  name: Localized;
  colors: string[];
  logoMediaId: number | null;
  darkLogoMediaId: number | null;
  iconMediaId: number | null;
  landing: Landing;
  contact: Contact;
  version: number;
}

const profileOf = statement(({ organizationId }: { organizationId: number }) =>
  db
    .selectFrom('organizations as o')
    .leftJoin('organization_profiles as p', 'p.organization_id', 'o.organization_id')
    .select([
      'o.prefix',
      'o.name',
      'p.colors',
      'p.logo_media_id as logoMediaId',
      'p.dark_logo_media_id as darkLogoMediaId',
      'p.icon_media_id as iconMediaId',
      'p.landing',
      'p.contact',
      'p.version',
    ])
    .where('o.organization_id', '=', organizationId),
);

export async function findProfile({ organizationId }: Tenant, tx: Tx): Promise<ProfileRow | undefined> {
  const row = await tx.one(profileOf({ organizationId }));
  return row
    ? {
        ...row,
        name: row.name,
        colors: row.colors ?? [],
        landing: (row.landing ?? {}) as Landing,
        contact: (row.contact ?? {}) as Contact,
        version: row.version ?? 1,
      }
    : undefined;
}

/** How an organisation is recognised: its name, colours, and its logo as far as everybody may fetch it. */
export async function readLook(tenant: Pick<Tenant, 'organizationId'>, tx: Tx) {
  const row = await tx.one(
    db
      .selectFrom('organizations as o')
      .leftJoin('organization_profiles as p', 'p.organization_id', 'o.organization_id')
      .leftJoin('media_files as m', (join) =>
        join.onRef('m.media_id', '=', 'p.logo_media_id').on('m.visibility', '=', 'PUBLIC'),
      )
      .select(['o.name', 'p.colors', mediaColumns('m').as('logo')])
      .where('o.organization_id', '=', tenant.organizationId),
  );
  return row && { name: row.name, colors: row.colors ?? [], logo: row.logo };
}

/** Two changes of who governs an organisation come one after the other, or each could remove the last but the other's. */
export async function lockOrganization(tenant: Pick<Tenant, 'organizationId'>, tx: Tx): Promise<void> {
  // no lock of a row: accounts, which are above organisations, wait for it too, and may change none
  await tx.sql`select pg_advisory_xact_lock(hashtextextended('administrators', ${tenant.organizationId}))`;
}

export interface ProfileChange {
  name?: Localized;
  colors?: string[];
  logoMediaId?: number | null;
  darkLogoMediaId?: number | null;
  iconMediaId?: number | null;
  landing?: Landing;
  contact?: Contact;
}

/** Raises the version that the first HTML carries; answers the new one, or undefined when `expected` is old. */
export async function raiseVersion(
  tenant: Tenant & Pick<Platform, 'clock'>,
  tx: Tx,
  expected?: number,
): Promise<number | undefined> {
  await tx.run(
    db
      .insertInto('organization_profiles')
      .values({})
      .onConflict((conflict) => conflict.doNothing()),
  );
  let update = db
    .updateTable('organization_profiles')
    .set({ version: sql<number>`version + 1`, updated_at: tenant.clock.now() });
  if (expected !== undefined) update = update.where('version', '=', expected);
  return (await tx.one(update.returning('version')))?.version;
}

export async function updateProfile(tenant: Tenant, tx: Tx, change: ProfileChange): Promise<void> {
  if (change.name) {
    await tx.run(
      db
        .updateTable('organizations')
        .set({ name: json(change.name) })
        .where('organization_id', '=', tenant.organizationId),
    );
  }
  const columns = {
    ...(change.colors === undefined ? {} : { colors: change.colors }),
    ...(change.logoMediaId === undefined ? {} : { logo_media_id: change.logoMediaId }),
    ...(change.darkLogoMediaId === undefined ? {} : { dark_logo_media_id: change.darkLogoMediaId }),
    ...(change.iconMediaId === undefined ? {} : { icon_media_id: change.iconMediaId }),
    ...(change.landing === undefined ? {} : { landing: json(change.landing) }),
    ...(change.contact === undefined ? {} : { contact: json(change.contact) }),
  };
  if (Object.keys(columns).length === 0) return;
  await tx.run(db.updateTable('organization_profiles').set(columns));
}

export const findConfigurations = (tx: Tx): Promise<{ key: string; value: unknown }[]> =>
  tx.all(db.selectFrom('organization_configurations').select(['configuration_key as key', 'value']));

export async function saveConfiguration(tx: Tx, key: ConfigurationKey, value: unknown): Promise<void> {
  await tx.run(
    db
      .insertInto('organization_configurations')
      .values({ configuration_key: key, value: json(value) })
      .onConflict((conflict) =>
        conflict.columns(['organization_id', 'configuration_key']).doUpdateSet({ value: json(value) }),
      ),
  );
}

export interface FontRow {
  organizationFontId: number;
  fontFamily: string;
  language: 'en' | 'ar';
  isGoogleFont: boolean;
  styles: FontBody['styles'];
}

export const findFonts = async (tx: Tx): Promise<FontRow[]> =>
  (await tx.all(
    db
      .selectFrom('organization_fonts')
      .select([
        'organization_font_id as organizationFontId',
        'font_family as fontFamily',
        'language',
        'is_google_font as isGoogleFont',
        'styles',
      ])
      .orderBy('organization_font_id'),
  )) as FontRow[];

export async function insertFont(tx: Tx, font: FontBody): Promise<number> {
  const row = await tx.one(
    db
      .insertInto('organization_fonts')
      .values({
        font_family: font.fontFamily,
        language: font.language,
        is_google_font: font.isGoogleFont ?? false,
        styles: json(font.styles),
      })
      .returning('organization_font_id'),
  );
  return row!.organization_font_id;
}

/** Answers whether there was one. */
export async function deleteFont(tx: Tx, organizationFontId: number): Promise<boolean> {
  const touched = await tx.run(
    db.deleteFrom('organization_fonts').where('organization_font_id', '=', organizationFontId),
  );
  return touched === 1;
}

/** The organisations that are there for their members. */
export const findOrganizationIds = async ({ identity }: Database): Promise<number[]> => {
  const rows = await identity<{ organization_id: number }[]>`select organization_id from organizations where is_active`;
  return rows.map((row) => row.organization_id);
};

/** Which features are on, for who has no request: jobs and what follows signals. */
export const readFeatures = async (tx: Tx): Promise<Readonly<Record<Feature, boolean>>> =>
  resolveFeatures(readConfiguration(await findConfigurations(tx)));

/** The organisation's time zone, for what is dated in a transaction without a request. */
export const readTimeZone = async (tx: Tx): Promise<string> =>
  readConfiguration(await findConfigurations(tx)).time_zone;

/** The organisation's time zone and the day with which its weeks start, 1 for Monday, where there is no request. */
export async function readCalendar(tx: Tx): Promise<{ timeZone: string; firstDayOfWeek: number }> {
  const configuration = readConfiguration(await findConfigurations(tx));
  return { timeZone: configuration.time_zone, firstDayOfWeek: firstDayOfWeek(configuration) };
}
