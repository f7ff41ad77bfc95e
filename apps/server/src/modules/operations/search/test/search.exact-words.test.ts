import { beforeAll, describe, expect, it } from 'vitest';
import { givenMember, givenOrganization, type TestMember } from '../../../../../test/support/arrange.ts';
import { call } from '../../../../../test/support/call.ts';
import { enrol } from '../../../../../test/support/enrol.ts';
import { testServer } from '../../../../../test/support/test-server.ts';
import { givenPublishedCourse } from '../../../learning/courses/test/courses.factory.ts';
import type { SearchResponse } from '../search.schemas.ts';

const server = testServer();
let organizationId: number;
let administrator: TestMember;
let learner: TestMember;

/** Lessons by their titles, with the words of their text: a relative stands more often, in a shorter text, and is newer. */
const TEXTS: Record<string, string> = {
  teachers: 'Many years ago the teachers of this town met and spoke at length about the bridge over the river.',
  teacher: 'A teacher, her teacher, my teacher.',
  plan: 'They had a plan for the harbour, and the winter was long and cold that year.',
  planning: 'Planning and planned: planning.',
  القيادة: 'تحدث الكاتب في فصل طويل من كتابه عن القيادة وما تحتاج إليه المدن الكبيرة من الصبر والوقت.',
  القيادات: 'قيادات وقيادي وقيادات.',
  المسؤولية: 'كتب المعلم على اللوح في ذلك اليوم كلمة المسؤولية ثم خرج من الصف ولم يعد إليه.',
  المسؤولون: 'مسؤولون ومسؤولين ومسؤولون.',
};
const COMMON = 2500;
const COMMON_TITLE = 'Common words';

beforeAll(async () => {
  organizationId = await givenOrganization(server);
  administrator = await givenMember(server, organizationId, 'administrator');
  learner = await givenMember(server, organizationId);
  const { admin } = server;
  const names = Object.keys(TEXTS);
  const course = await givenPublishedCourse(server, organizationId, { title: { en: 'A' }, subsections: names });
  for (const [at, name] of names.entries()) {
    const lesson = course.subsectionIds[at] as number;
    await admin`delete from subsection_texts where course_subsection_id = ${lesson}`;
    await admin`insert into subsection_texts (organization_id, course_subsection_id, course_id, language, html, search_text)
      values (${organizationId}, ${lesson}, ${course.courseId}, ${/[a-z]/.test(name) ? 'en' : 'ar'}, ${TEXTS[name] as string}, fold_html(${TEXTS[name] as string}))`;
  }
  // a word in more texts than are weighed: relatives of it in all of them, the word itself in one
  const common = await givenPublishedCourse(server, organizationId, {
    title: { en: COMMON_TITLE },
    subsections: ['First'],
  });
  await admin`insert into course_subsections (organization_id, course_id, course_section_id, kind, title, position, is_made)
    select ${organizationId}, ${common.courseId}, ${common.courseSectionId}, 'ARTICLE', jsonb_build_object('en', 'Number ' || n), n, true
    from generate_series(1, ${COMMON}) n`;
  await admin`insert into subsection_texts (organization_id, course_subsection_id, course_id, language, html, search_text)
    select organization_id, course_subsection_id, course_id, 'en', text, fold_html(text)
    from (select s.*, case when position = ${COMMON - 7} then 'once a harvest was brought in' else 'harvesting harvesters harvested' end as text
      from course_subsections s where course_id = ${common.courseId} and position > 0) s on conflict do nothing`;
  await enrol(admin, organizationId, course.courseId, learner.userId);
});

const search = async (q: string, as = administrator) =>
  (await call<SearchResponse>(server, `GET /api/search?kind=article&q=${encodeURIComponent(q)}`, { as })).body;
const titles = async (q: string, as = administrator) => (await search(q, as)).data.map(({ title }) => title.en);

describe('texts', () => {
  it.each([
    ['teachers', ['teachers', 'teacher']],
    ['teacher', ['teacher', 'teachers']],
    ['plan', ['plan', 'planning']],
    ['planning', ['planning', 'plan']],
    ['القيادة', ['القيادة', 'القيادات']],
    ['قيادة', ['القيادة', 'القيادات']],
    ['وقياده', ['القيادة', 'القيادات']],
    ['المسؤولية', ['المسؤولية', 'المسؤولون']],
    ['مسؤوليه', ['المسؤولية', 'المسؤولون']],
    ['المسؤولون', ['المسؤولون', 'المسؤولية']],
  ])('that hold %s itself come before those that hold a relative', async (q, expected) => {
    expect(await titles(q)).toEqual(expected);
    expect(await titles(q, learner)).toEqual(expected);
  });

  it('are found by a word that stands in more of them than are weighed, the word itself first', async () => {
    const { data, total } = await search('harvest');
    expect(data[0]?.title.en).toBe(`Number ${COMMON - 7}`);
    expect(total).toBeGreaterThanOrEqual(120);
    expect(total).toBeLessThan(COMMON);
  });

  it('of courses that somebody reads are not displaced by what stands in others', async () => {
    const { admin } = server;
    const [own] = await admin<{ course_subsection_id: number; course_id: number }[]>`
      select course_subsection_id, course_id from course_subsections
      where organization_id = ${organizationId} and title ->> 'en' = 'planning'`;
    await admin`update subsection_texts set search_text = search_text || ' harvesters' where course_subsection_id = ${own?.course_subsection_id as number}`;
    expect(await titles('harvest', learner)).toEqual(['planning']);
  });
});
