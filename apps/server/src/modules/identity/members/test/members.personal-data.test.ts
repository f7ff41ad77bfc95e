import { beforeAll, describe, expect, it } from 'vitest';
import { givenMember, givenOrganization } from '../../../../../test/support/arrange.ts';
import { call } from '../../../../../test/support/call.ts';
import { TEST_PASSWORD } from '../../../../../test/support/constants.ts';
import { testServer } from '../../../../../test/support/test-server.ts';
import { systemContext } from '../../../../kernel/context.ts';
import { personalData } from '../../../../kernel/personal-data.ts';
import { EXTENSIONS } from '../../../../modules.ts';
import { givenPublishedCourse } from '../../../learning/courses/test/courses.factory.ts';
import { erasePerson, exportPerson } from '../personal-data.ts';

const server = testServer();
const rows = EXTENSIONS.of(personalData).flat();
let organizationId: number;

beforeAll(async () => {
  organizationId = await givenOrganization(server);
});

describe('every column that refers to a person', () => {
  it('is erased or kept for a reason by exactly one module', async () => {
    const columns = await server.admin<{ place: string }[]>`
      select c.relname || '.' || a.attname as place
      from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
      where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and a.atttypid = 'bigint'::regtype
        and (a.attname ~ '(user_id|_by)$' or exists (
          select from pg_constraint k where k.conrelid = c.oid and k.contype = 'f' and a.attnum = any(k.conkey)
            and k.confrelid in ('users'::regclass, 'members'::regclass) and a.attname <> 'organization_id'))
      order by 1`;
    const named = rows.map(({ table, column }) => `${table}.${column}`);
    expect([...named].sort()).toEqual(columns.map(({ place }) => place));
    for (const { erase, kept } of rows) expect(Boolean(erase) || Boolean(kept)).toBe(true);
  });
});

describe('a person whose account is deleted', () => {
  it("is exported before, and what isn't kept for a reason is gone afterwards, once or twice", async () => {
    const learner = await givenMember(server, organizationId);
    const { courseId } = await givenPublishedCourse(server, organizationId);
    const other = await givenMember(server, organizationId);
    for (const { userId } of [learner, other]) {
      await server.admin`
        insert into favorite_courses (organization_id, user_id, course_id) values (${organizationId}, ${userId}, ${courseId})`;
      await server.admin`
        insert into enrollments (organization_id, course_id, user_id, enrolled_at) values (${organizationId}, ${courseId}, ${userId}, now())`;
    }
    const context = systemContext(server.platform, organizationId);
    const exported = await exportPerson(context, learner.userId);
    expect(exported.members).toMatchObject([{ user_id: learner.userId, email: learner.email }]);
    expect(exported.favorite_courses).toHaveLength(1);
    expect(exported.enrollments).toMatchObject([{ course_id: courseId }]);
    expect(Object.keys(exported).sort()).toEqual(
      [...new Set(rows.flatMap((each) => (each.read ? [each.table] : [])))].sort(),
    );

    const { status } = await call(server, 'DELETE /api/auth/account', {
      as: learner,
      body: { password: TEST_PASSWORD },
    });
    expect(status).toBe(200);
    expect(await server.runJobs()).toContain('accounts:account.deleted');
    const after = await exportPerson(context, learner.userId);
    expect(after.favorite_courses).toEqual([]);
    expect(after.enrollments).toHaveLength(1);
    expect(JSON.stringify(after)).not.toContain(learner.email);
    expect((await exportPerson(context, other.userId)).favorite_courses).toHaveLength(1);
    await erasePerson(context, learner.userId);
    expect(await exportPerson(context, learner.userId)).toEqual(after);
  });
});
