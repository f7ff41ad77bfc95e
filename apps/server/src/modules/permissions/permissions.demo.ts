import { type DemoLoad, demoKey } from '../../demo/demo-content.ts';
import { db } from '../../kernel/database/database.ts';
import { json } from '../../kernel/database/json.ts';

const ORGANIZATION_PERMISSIONS = [
  'organization_enabled',
  'organization_registration_enabled',
  'organization_lms',
  'organization_learning_path',
];

interface DemoPermissionSets {
  learner: number;
  instructor: number;
  administrator: number;
}

/** The three sets that every organisation starts with. */
async function insertSets({ context, tx }: DemoLoad): Promise<DemoPermissionSets> {
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

export const demoPermissionSets = demoKey<DemoPermissionSets>('permission-sets');

/** What the organisation has as such, and its sets. */
export async function loadDemoPermissions(load: DemoLoad): Promise<void> {
  const { context, tx, loaded } = load;
  const organization_id = context.organizationId;
  await tx.run(
    db
      .insertInto('organization_permissions')
      .values(ORGANIZATION_PERMISSIONS.map((permission_slug) => ({ organization_id, permission_slug }))),
  );
  loaded.put(demoPermissionSets, await insertSets(load));
}
