import { beforeAll, describe, expect, it } from 'vitest';
import { givenMember, givenOrganization, type TestMember } from '../../../../../test/support/arrange.ts';
import { call } from '../../../../../test/support/call.ts';
import { testServer } from '../../../../../test/support/test-server.ts';
import type { CourseCard } from '../../courses/courses.schemas.ts';
import { givenPublishedCourse } from '../../courses/test/courses.factory.ts';

const server = testServer();
let learner: TestMember;

beforeAll(async () => {
  const organizationId = await givenOrganization(server);
  learner = await givenMember(server, organizationId);
  const given = async (en: string, ar: string, subtitle: string, publishedAt: string) => {
    const { courseId } = await givenPublishedCourse(server, organizationId, { title: { en, ar } });
    await server.admin`update courses set subtitle = ${server.admin.json({ ar: subtitle })}, published_at = ${publishedAt}
      where course_id = ${courseId}`;
  };
  await given('Thinking in numbers', 'التفكير بالأرقام', 'من البيانات إلى القرار', '2026-01-01');
  await given('Guided talks', 'محادثات إرشادية', 'أسئلة تفتح التفكير', '2026-02-01');
});

const titlesOf = async (query: string) =>
  (
    await call<{ data: CourseCard[] }>(server, `GET /api/courses?search=${encodeURIComponent('التفكير')}${query}`, {
      as: learner,
    })
  ).body.data.map((course) => course.title.en);

describe('the order of a search in the catalogue', () => {
  it('puts a word of the title before the same word of a newer subtitle', async () => {
    expect(await titlesOf('')).toEqual(['Thinking in numbers', 'Guided talks']);
  });

  it('is the one that is asked for', async () => {
    expect(await titlesOf('&sort=newest')).toEqual(['Guided talks', 'Thinking in numbers']);
  });
});
