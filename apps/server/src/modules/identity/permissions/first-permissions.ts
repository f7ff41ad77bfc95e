import { db, type Tx } from '../../../kernel/database/database.ts';
import { json } from '../../../kernel/database/json.ts';

const ORGANIZATION_PERMISSIONS = [
  'organization_enabled',
  'organization_registration_enabled',
  'organization_lms',
  'organization_learning_path',
  'organization_social_platform',
  'organization_social_events',
  'organization_coaching',
];

/** The permission sets that every organisation starts with. */
export interface FirstSets {
  learner: number;
  instructor: number;
  administrator: number;
}

/** Makes what a new organisation may do as such, and its permission sets. */
export async function insertFirstPermissions(tx: Tx): Promise<FirstSets> {
  await tx.run(
    db
      .insertInto('organization_permissions')
      .values(ORGANIZATION_PERMISSIONS.map((permission_slug) => ({ permission_slug }))),
  );
  const insert = async (name: { en: string; ar: string }, isDefault: boolean, slugs: string[]): Promise<number> => {
    const row = await tx.one(
      db
        .insertInto('permission_sets')
        .values({
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
      'organization_member_access_coaching',
    ]),
    instructor: await insert({ en: 'Instructors', ar: 'المدرّبون' }, false, [
      'organization_member_full_access',
      'organization_create_courses',
    ]),
    administrator: await insert({ en: 'Administrators', ar: 'المسؤولون' }, false, [
      'organization_everything',
      'organization_member_full_access',
    ]),
  };
}
