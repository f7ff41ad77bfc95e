import { beforeAll, describe, expect, it } from 'vitest';
import { givenMember, givenOrganization, type TestMember } from '../../../../../test/support/arrange.ts';
import { call } from '../../../../../test/support/call.ts';
import { enrol } from '../../../../../test/support/enrol.ts';
import { captions, film, photo, upload } from '../../../../../test/support/files.ts';
import { testServer } from '../../../../../test/support/test-server.ts';
import { type GivenCourse, givenPublishedCourse } from '../../courses/test/courses.factory.ts';
import type { LearningSubsection, SubsectionEditing } from '../course-content.schemas.ts';

const server = testServer();
let organizationId: number;
let author: TestMember;
let colleague: TestMember;
let learner: TestMember;
let visitor: TestMember;

beforeAll(async () => {
  organizationId = await givenOrganization(server);
  author = await givenMember(server, organizationId, 'instructor');
  colleague = await givenMember(server, organizationId, 'instructor');
  learner = await givenMember(server, organizationId);
  visitor = await givenMember(server, organizationId);
});

async function givenCourse(): Promise<GivenCourse> {
  const course = await givenPublishedCourse(server, organizationId, { instructorUserId: author.userId });
  await enrol(server.admin, organizationId, course.courseId, learner.userId);
  return course;
}

const add = async (course: GivenCourse, kind: string) =>
  (
    await call<{ courseSubsectionId: number }>(
      server,
      `POST /api/course-sections/${course.courseSectionId}/subsections`,
      {
        as: author,
        body: { kind, title: { en: kind } },
      },
    )
  ).body.courseSubsectionId;

const read = (id: number, as = learner) =>
  call<LearningSubsection>(server, `GET /api/course-subsections/${id}`, { as });
const edit = (id: number) =>
  call<SubsectionEditing>(server, `GET /api/course-subsections/${id}/editing`, { as: author });
const patch = (id: number, body: object, as = author) =>
  call<{ version: number }>(server, `PATCH /api/course-subsections/${id}`, { as, body });
const write = (id: number, language: string, body: object, as = author) =>
  call<{ version: number }>(server, `PUT /api/course-subsections/${id}/texts/${language}`, { as, body });

describe('reading a lesson', () => {
  it('is for who learns the course or makes it', async () => {
    const course = await givenCourse();
    const [one] = course.subsectionIds as [number];
    expect((await read(one)).status).toBe(200);
    expect((await read(one, author)).status).toBe(200);
    expect((await read(one, visitor)).status).toBe(403);
    expect((await call(server, `GET /api/course-subsections/${one}`, { organizationId })).status).toBe(401);
    const stranger = await givenMember(server, await givenOrganization(server), 'administrator');
    expect((await read(one, stranger)).status).toBe(404);
    expect((await read(999_999)).status).toBe(404);
  });

  it('knows what comes before and after', async () => {
    const course = await givenCourse();
    const [one, two] = course.subsectionIds as [number, number];
    expect((await read(one)).body).toMatchObject({
      previousId: null,
      nextId: two,
      next: { title: { en: 'Two' } },
      sectionTitle: { en: 'First' },
      isFinished: false,
      text: { en: '<p>One</p>' },
    });
    expect((await read(two)).body).toMatchObject({ previousId: one, nextId: null });
  });

  it('keeps what is locked to itself and says why', async () => {
    const course = await givenCourse();
    const [one, two] = course.subsectionIds as [number, number];
    const until = new Date(server.clock.now().getTime() + 86_400_000).toISOString();
    await patch(one, { version: 1, releaseAt: until });
    await patch(two, { version: 1, prerequisiteSubsectionId: one });
    expect((await read(one)).body).toMatchObject({ lock: { reason: 'RELEASE', until }, text: {} });
    expect((await read(two)).body).toMatchObject({
      lock: { reason: 'PREREQUISITE', prerequisiteSubsectionId: one, prerequisiteTitle: { en: 'One' } },
      text: {},
    });
    expect((await read(two, author)).body).toMatchObject({ lock: null, text: { en: '<p>Two</p>' } });
    await server.admin`insert into finished_subsections values (${organizationId}, ${learner.userId}, ${course.courseId}, ${one}, now())`;
    expect((await read(two)).body).toMatchObject({ lock: null, text: { en: '<p>Two</p>' } });
  });

  it('carries the film, its captions and its picture with addresses that open', async () => {
    const course = await givenCourse();
    const id = await add(course, 'VIDEO');
    const video = (await upload(server, film(), { as: author, name: 'a.mp4', kind: 'VIDEO' })).body;
    const vtt = (await upload(server, captions, { as: author, name: 'a.vtt', kind: 'CAPTIONS' })).body;
    const poster = (await upload(server, await photo(200, 100), { as: author })).body;
    await patch(id, {
      version: 1,
      mediaId: video.mediaId,
      posterMediaId: poster.mediaId,
      captions: [{ language: 'ar', mediaId: vtt.mediaId }],
    });
    const { body } = await read(id);
    expect(body).toMatchObject({ media: { mediaId: video.mediaId }, captions: [{ language: 'ar' }], embed: null });
    for (const url of [body.media!.url, body.poster!.url, body.captions[0]!.media.url])
      expect((await server.app.http.inject({ method: 'GET', url })).statusCode).toBe(200);
  });

  it('embeds own pages and addresses elsewhere', async () => {
    const course = await givenCourse();
    const id = await add(course, 'EMBED');
    await patch(id, { version: 1, embedUrl: 'https://example.org/demo' });
    expect((await read(id)).body.embed).toEqual({ url: 'https://example.org/demo', isOwn: false });
    const page = (await upload(server, '<!doctype html><p>x', { as: author, name: 'x.html', kind: 'PAGE' })).body;
    await patch(id, { version: 2, mediaId: page.mediaId });
    expect((await read(id)).body.embed).toMatchObject({ isOwn: true });
  });
});

describe('changing a lesson', () => {
  it('saves fields and refuses an old version', async () => {
    const [one] = (await givenCourse()).subsectionIds as [number];
    const change = { version: 1, title: { en: 'New', ar: 'جديد' }, isRequired: false, durationMinutes: 7 };
    expect((await patch(one, change)).body).toEqual({ version: 2 });
    expect((await patch(one, change)).body).toMatchObject({ status: 409, errorCode: 'conflict' });
    expect((await edit(one)).body).toMatchObject({
      title: change.title,
      isRequired: false,
      durationMinutes: 7,
      version: 2,
    });
  });

  it('lets lessons never wait for each other', async () => {
    const course = await givenCourse();
    const [one, two] = course.subsectionIds as [number, number];
    const three = await add(course, 'ARTICLE');
    await patch(two, { version: 1, prerequisiteSubsectionId: one });
    await patch(three, { version: 1, prerequisiteSubsectionId: two });
    expect((await patch(one, { version: 1, prerequisiteSubsectionId: three })).body).toMatchObject({
      status: 409,
      errorCode: 'subsection.prerequisite-cycle',
    });
    expect((await patch(one, { version: 1, prerequisiteSubsectionId: one })).status).toBe(409);
    const other = await givenCourse();
    expect((await patch(one, { version: 1, prerequisiteSubsectionId: other.subsectionIds[0] })).status).toBe(400);
  });

  it('takes only files of the right kind that the author may show', async () => {
    const course = await givenCourse();
    const id = await add(course, 'VIDEO');
    const picture = (await upload(server, await photo(50, 50), { as: author })).body;
    const foreign = (await upload(server, film(), { as: colleague, name: 'a.mp4', kind: 'VIDEO' })).body;
    expect((await patch(id, { version: 1, mediaId: picture.mediaId })).body).toMatchObject({
      status: 400,
      details: [{ path: 'mediaId' }],
    });
    expect((await patch(id, { version: 1, mediaId: foreign.mediaId })).status).toBe(400);
    expect((await patch(id, { version: 1, mediaId: 999_999 })).status).toBe(400);
    expect((await patch(course.subsectionIds[0]!, { version: 1, mediaId: picture.mediaId })).status).toBe(400);
    expect((await patch(id, { version: 1, embedUrl: 'https://example.org' })).status).toBe(400);
  });

  it('embeds nothing but https', async () => {
    const id = await add(await givenCourse(), 'EMBED');
    for (const embedUrl of ['javascript:alert(1)', 'http://example.org', 'data:text/html,x', 'example.org', '//x.org'])
      expect([embedUrl, (await patch(id, { version: 1, embedUrl })).status]).toEqual([embedUrl, 400]);
  });
});

describe('writing a text', () => {
  it('keeps drafts from readers until they are saved for them', async () => {
    const [one] = (await givenCourse()).subsectionIds as [number];
    const document = { type: 'doc', content: [] };
    expect((await write(one, 'en', { html: '<p>Draft</p>', document, version: 1, isDraft: true })).body).toMatchObject({
      version: 2,
    });
    expect((await read(one)).body.text).toEqual({ en: '<p>One</p>' });
    expect((await edit(one)).body.texts[0]).toMatchObject({
      html: '<p>One</p>',
      draft: { html: '<p>Draft</p>', document },
      version: 2,
    });
    await write(one, 'en', { html: '<p>Shown</p>', document, version: 2 });
    expect((await read(one)).body.text).toEqual({ en: '<p>Shown</p>' });
    expect((await edit(one)).body.texts[0]).toMatchObject({ html: '<p>Shown</p>', draft: null, document });
  });

  it('is shown to its authors as it will go out, as long as the course isn’t out', async () => {
    const course = await givenCourse();
    const [one] = course.subsectionIds as [number];
    await write(one, 'en', { html: '<p>Draft</p>', version: 1, isDraft: true });
    expect((await read(one, author)).body.text).toEqual({ en: '<p>One</p>' });
    const statusPath = `PATCH /api/courses/${course.courseId}/publish-status`;
    const governor = await givenMember(server, organizationId, 'administrator');
    expect((await call(server, statusPath, { as: governor, body: { isPublished: false } })).status).toBe(204);
    expect((await read(one, author)).body.text).toEqual({ en: '<p>Draft</p>' });
    expect((await read(one)).body.text).toEqual({ en: '<p>One</p>' });
  });

  it('has a version for each language', async () => {
    const [one] = (await givenCourse()).subsectionIds as [number];
    expect((await write(one, 'ar', { html: '<p>نص</p>', version: 0 })).body).toMatchObject({ version: 1 });
    expect((await write(one, 'ar', { html: '<p>نص</p>', version: 0 })).status).toBe(409);
    expect((await write(one, 'en', { html: '<p>Text</p>', version: 1 })).status).toBe(200);
    expect((await write(one, 'en', { html: '<p>Text</p>', version: 1 })).status).toBe(409);
    expect((await read(one)).body.text).toEqual({ en: '<p>Text</p>', ar: '<p>نص</p>' });
  });

  it('lets nothing through that could run, frame or track', async () => {
    const [one] = (await givenCourse()).subsectionIds as [number];
    const html = [
      '<p dir="rtl" onclick="x()">Hello</p><script>alert(1)</script><style>*{}</style>',
      '<img src="https://tracker.example/p.gif"><img src=x onerror=alert(1)><iframe src="https://x.org"></iframe>',
      '<a href="javascript:alert(1)">a</a><a href="https://example.org">b</a><svg onload=alert(1)></svg>',
      '<p style="position:fixed;text-align:center">c</p><form action="/x"><input></form>',
    ].join('');
    await write(one, 'en', { html, version: 1 });
    const { text } = (await read(one)).body;
    expect(text.en).toBe(
      '<p dir="rtl">Hello</p><a rel="noopener noreferrer nofollow">a</a><a href="https://example.org" rel="noopener noreferrer nofollow">b</a><p style="text-align:center">c</p>',
    );
  });

  it('gives pictures fresh addresses, their size and smaller versions', async () => {
    const [one] = (await givenCourse()).subsectionIds as [number];
    const picture = (await upload(server, await photo(800, 400), { as: author })).body;
    await server.runJobs();
    await write(one, 'en', {
      html: `<p>a</p><img data-media-id="${picture.mediaId}" src="/old" alt="A &quot;b&quot;">`,
      version: 1,
    });
    const html = (await read(one)).body.text.en ?? '';
    const src = /src="([^"]+)"/.exec(html)?.[1]?.replaceAll('&amp;', '&') ?? '';
    expect(html).toMatch(/alt="A &quot;b&quot;"/);
    expect(html).toContain('width="400" height="800"');
    expect(html).toMatch(/srcset="[^"]+ 320w, [^"]+ 400w"/);
    expect((await server.app.http.inject({ method: 'GET', url: src })).statusCode).toBe(200);
    const [row] =
      await server.admin`select html, media_ids, search_text from subsection_texts where course_subsection_id = ${one} and language = 'en'`;
    expect(row?.html).not.toContain('src=');
    expect(row?.media_ids).toEqual([picture.mediaId]);
  });

  it('shows no file of somebody else', async () => {
    const course = await givenCourse();
    const [one, two] = course.subsectionIds as [number, number];
    const secret = (await upload(server, await photo(50, 50), { as: colleague })).body;
    const html = `<img data-media-id="${secret.mediaId}" alt="">`;
    expect((await write(one, 'en', { html, version: 1 })).body).toMatchObject({
      status: 400,
      details: [{ path: 'html' }],
    });
    await server.admin`insert into course_instructors (organization_id, course_id, user_id) values (${organizationId}, ${course.courseId}, ${colleague.userId})`;
    expect((await write(one, 'en', { html, version: 1 }, colleague)).status).toBe(200);
    // what a colleague brought into this course may be used elsewhere in it
    expect((await write(two, 'en', { html, version: 1 })).status).toBe(200);
  });

  it('draws formulas and keeps them for the editor', async () => {
    const [one] = (await givenCourse()).subsectionIds as [number];
    const html =
      '<p>So <span data-formula="a^2 &lt; \\frac{1}{2}"></span></p><div data-formula="\\href{javascript:alert(1)}{x}"></div>';
    await write(one, 'en', { html, version: 1 });
    const text = (await read(one)).body.text.en ?? '';
    expect(text).toContain('data-formula="a^2 &lt; \\frac{1}{2}"');
    expect(text).toMatch(/<math [^>]*>.*<mfrac>/);
    expect(text).not.toMatch(/href="javascript/);
  });

  it('is found by its words, however they are spelt', async () => {
    const [one] = (await givenCourse()).subsectionIds as [number];
    await write(one, 'ar', { html: '<h2>إدارةُ الوقت</h2><p>٣ خطوات &amp; أكثر</p>', version: 0 });
    const [row] =
      await server.admin`select search_text = fold_search('إدارةُ الوقت ٣ خطوات & أكثر') as same from subsection_texts where course_subsection_id = ${one} and language = 'ar'`;
    expect(row?.same).toBe(true);
  });
});

describe('how far a course is', () => {
  it('says what is missing before publication and in each language', async () => {
    const course = await givenCourse();
    await add(course, 'VIDEO');
    const { body } = await call<{ isReady: boolean; items: { key: string; isDone: boolean; count: number }[] }>(
      server,
      `GET /api/courses/${course.courseId}/readiness`,
      { as: author },
    );
    const done = Object.fromEntries(body.items.map(({ key, isDone }) => [key, isDone]));
    expect(body.isReady).toBe(true);
    expect(done).toMatchObject({
      title: true,
      content: true,
      lessons: false,
      description: false,
      instructors: true,
      drafts: true,
    });
  });
});
