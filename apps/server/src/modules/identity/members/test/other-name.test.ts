import { beforeAll, describe, expect, it } from 'vitest';
import { givenMember, givenOrganization, type TestMember } from '../../../../../test/support/arrange.ts';
import { call } from '../../../../../test/support/call.ts';
import { testServer } from '../../../../../test/support/test-server.ts';
import { givenPublishedCourse } from '../../../learning/courses/test/courses.factory.ts';
import type { MemberPage, Profile } from '../members.schemas.ts';

const server = testServer();
const OTHER = { otherFirstName: 'نورة', otherLastName: 'الحربي' };
let organizationId: number;
let admin: TestMember;
let teacher: TestMember;

beforeAll(async () => {
  organizationId = await givenOrganization(server);
  admin = await givenMember(server, organizationId, 'administrator');
  teacher = await givenMember(server, organizationId, 'instructor');
  const { courseId } = await givenPublishedCourse(server, organizationId, { title: { en: 'Charts' } });
  await server.admin`insert into course_instructors (organization_id, course_id, user_id, position)
    values (${organizationId}, ${courseId}, ${teacher.userId}, 0)`;
});

const patch = (body: object, language: 'en' | 'ar' = 'en') =>
  call<Profile & { details?: { path: string; code: string }[] }>(server, `PATCH /api/users/${teacher.userId}`, {
    as: teacher,
    language,
    body,
  });

describe('a name in both scripts', () => {
  it('is kept beside the name, and read in the script of the language', async () => {
    const { status, body } = await patch({ firstName: 'Noura', lastName: 'Al-Harbi', ...OTHER });
    expect(status).toBe(200);
    expect(body).toMatchObject({ firstName: 'Noura', names: { firstName: 'Noura', lastName: 'Al-Harbi', ...OTHER } });
    const names = async (language: 'en' | 'ar') => {
      const members = await call<MemberPage>(server, 'GET /api/members?take=50', { as: admin, language });
      const courses = await call<{ data: { instructors: { firstName: string; lastName: string }[] }[] }>(
        server,
        'GET /api/courses',
        { organizationId, language },
      );
      const person = members.body.data.find(({ userId }) => userId === teacher.userId);
      const [shown] = courses.body.data.flatMap(({ instructors }) => instructors);
      return [person, shown].map((each) => `${each?.firstName} ${each?.lastName}`);
    };
    // the second time out of what is kept in memory
    for (const _ of [1, 2]) {
      expect(await names('ar')).toEqual(['نورة الحربي', 'نورة الحربي']);
      expect(await names('en')).toEqual(['Noura Al-Harbi', 'Noura Al-Harbi']);
    }
  });

  it.each(['noura', 'نورة', 'الحربي harbi'])('finds the person: %s', async (word) => {
    const search = encodeURIComponent(word);
    const members = await call<MemberPage>(server, `GET /api/members?search=${search}`, { as: admin });
    expect(members.body.data.map(({ userId }) => userId)).toEqual([teacher.userId]);
  });

  it('can be written Arabic first', async () => {
    await patch({ firstName: 'نورة', lastName: 'الحربي', otherFirstName: 'Noura', otherLastName: 'Al-Harbi' });
    expect((await patch({}, 'ar')).body.firstName).toBe('نورة');
    expect((await patch({}, 'en')).body.firstName).toBe('Noura');
  });

  it.each([
    [{ otherFirstName: 'هند' }, [{ path: 'otherFirstName', code: 'otherScript' }]],
    [{ otherFirstName: ' ' }, [{ path: 'otherFirstName', code: 'required' }]],
    [{ firstName: 'Noura' }, [{ path: 'otherFirstName', code: 'otherScript' }]],
  ])('is whole and in another script: %o is refused, and changes nothing', async (body, details) => {
    const before = (await patch({})).body.names;
    const refused = await patch(body);
    expect([refused.status, refused.body.details]).toEqual([
      400,
      details.map((detail) => expect.objectContaining(detail)),
    ]);
    expect((await patch({})).body.names).toEqual(before);
  });

  it('can be taken away again', async () => {
    const { body } = await patch({ otherFirstName: null, otherLastName: null });
    expect(body).toMatchObject({ firstName: 'نورة', names: { otherFirstName: null, otherLastName: null } });
  });

  it('comes with an invitation and with a registration', async () => {
    const person = { firstName: 'Omar', lastName: 'Bakri', otherFirstName: 'عمر', otherLastName: 'بكري' };
    await call(server, 'POST /api/members/invitations', { as: admin, body: { email: 'omar@example.test', ...person } });
    const registered = await call(server, 'POST /api/auth/register', {
      organizationId,
      body: { email: 'omar2@example.test', password: 'Ladder-2026-rungs', ...person },
    });
    expect(registered.status).toBeLessThan(300);
    const rows = await server.admin`select first_name, other_first_name, other_last_name from members
      where organization_id = ${organizationId} and email like 'omar%' order by email`;
    const row = { first_name: 'Omar', other_first_name: 'عمر', other_last_name: 'بكري' };
    expect(rows.map((each) => ({ ...each }))).toEqual([row, row]);
  });
});
