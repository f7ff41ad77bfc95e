import { beforeEach, describe, expect, it } from 'vitest';
import type { TestMember } from '../../../../../test/support/arrange.ts';
import { callAs, givenClassroom, givenLearner, releaseLesson } from '../../../../../test/support/classroom.ts';
import { captions, film, photo, type UploadOptions, upload } from '../../../../../test/support/files.ts';
import { testServer } from '../../../../../test/support/test-server.ts';

const server = testServer();
let room: Awaited<ReturnType<typeof givenClassroom>>;
let lesson: string;
let lessonId: number;
let filmId: number;
let stays: TestMember;
let leaves: TestMember;

const given = async (bytes: Buffer | string, options: Omit<UploadOptions, 'as'>): Promise<number> =>
  (await upload(server, bytes, { as: room.instructor, ...options })).body.mediaId;
const change = async (operation: string, body: object): Promise<void> => {
  const { status } = await callAs(server, room.instructor, operation, body);
  expect(status).toBeLessThan(300);
};
const givenFilm = () => given(film(8192), { name: 'talk.mp4', kind: 'VIDEO' });

/** Where the private files of some answers are, for whoever was answered. */
async function told(who: TestMember, ...paths: string[]): Promise<string[]> {
  const found = new Set<string>();
  for (const path of paths) {
    const { body } = await callAs(server, who, `GET ${path}`);
    for (const [url] of JSON.stringify(body).matchAll(/\/files\/private\/[^"\\ ,]+/g))
      found.add(url.replaceAll('&amp;', '&'));
  }
  return [...found];
}
const opened = async (urls: readonly string[]): Promise<number[]> => {
  const answers = await Promise.all(urls.map((url) => server.app.http.inject({ method: 'GET', url })));
  return [...new Set(answers.map(({ statusCode }) => statusCode))];
};
const inLesson = (who: TestMember) => told(who, lesson, `${lesson}/attachments`);
const version = async (): Promise<number> =>
  (await callAs<{ version: number }>(server, room.instructor, `GET ${lesson}/editing`)).body.version;

beforeEach(async () => {
  room = await givenClassroom(server, [], []);
  [stays, leaves] = [room.learner, await givenLearner(server, room)];
  const made = await callAs<{ courseSubsectionId: number }>(
    server,
    room.instructor,
    `POST /api/course-sections/${room.courseSectionId}/subsections`,
    { kind: 'VIDEO', title: { en: 'Talk' } },
  );
  lessonId = made.body.courseSubsectionId;
  lesson = `/api/course-subsections/${lessonId}`;
  filmId = await givenFilm();
  const [posterMediaId, subtitles, inText, handedOut] = [
    await given(await photo(), {}),
    await given(captions, { name: 'talk.vtt', kind: 'CAPTIONS' }),
    await given(await photo(), {}),
    await given(await photo(), { name: 'sheet.jpg' }),
  ];
  const shows = { mediaId: filmId, posterMediaId, captions: [{ language: 'ar', mediaId: subtitles }] };
  await change(`PATCH ${lesson}`, { version: 1, ...shows });
  const html = `<p>See:</p><p><img data-media-id="${inText}" alt=""></p>`;
  await change(`PUT ${lesson}/texts/en`, { html, document: { type: 'doc' }, version: 0, isDraft: false });
  await change(`POST ${lesson}/attachments`, { mediaId: handedOut });
  await change(`POST /api/courses/${room.courseId}/attachments`, { mediaId: handedOut });
});

describe('the files of a lesson', () => {
  it('are opened by who learns there: film, picture, subtitles, what the text shows and what is handed out', async () => {
    const urls = await inLesson(stays);
    const places = urls.map((url) => /&p=([a-z-]+)\./.exec(url)?.[1]);
    expect(places.filter((place) => place === 'lesson').length).toBeGreaterThanOrEqual(4);
    expect(places.filter((place) => place === 'attachment').length).toBeGreaterThanOrEqual(1);
    expect(places).not.toContain(undefined);
    expect(await opened(urls)).toEqual([200]);
    expect(await opened(await told(room.instructor, `${lesson}/editing`))).toEqual([200]);
  });

  it('are closed at once to who has left the course, and to nobody else', async () => {
    const ofCourse = `/api/courses/${room.courseId}/attachments`;
    const [before, others] = [[...(await inLesson(leaves)), ...(await told(leaves, ofCourse))], await inLesson(stays)];
    expect(await opened(before)).toEqual([200]);
    const [row] = await server.admin<{ id: number }[]>`
      select enrollment_id as id from enrollments where course_id = ${room.courseId} and user_id = ${leaves.userId}`;
    expect((await callAs(server, leaves, `DELETE /api/enrollments/${row!.id}`)).status).toBe(204);
    expect(await opened(before)).toEqual([404]);
    expect(await opened(others)).toEqual([200]);
  });

  it('are closed while the lesson is, and open for its editors', async () => {
    const [learners, editors] = [await inLesson(stays), await inLesson(room.instructor)];
    await releaseLesson(server, lessonId, new Date(server.clock.now().getTime() + 3_600_000));
    expect(await opened(learners)).toEqual([404]);
    expect(await opened(editors)).toEqual([200]);
    await releaseLesson(server, lessonId, null);
    expect(await opened(learners)).toEqual([200]);
  });

  it('are gone for learners once they are taken out, and stay for who works on the course', async () => {
    const [learners, editors] = [await told(stays, lesson), await told(room.instructor, lesson)];
    await change(`PATCH ${lesson}`, { version: await version(), mediaId: await givenFilm(), captions: [] });
    await change(`PUT ${lesson}/texts/en`, {
      html: '<p>Bare</p>',
      document: { type: 'doc' },
      version: 1,
      isDraft: false,
    });
    const [again, old] = [await told(stays, lesson), new Set(learners)];
    const kept = again.filter((url) => old.has(url));
    expect(await opened(learners.filter((url) => !kept.includes(url)))).toEqual([404]);
    expect(await opened(again)).toEqual([200]);
    expect(await opened(editors)).toEqual([200]);
  });

  it('are asked for piece by piece, and kept by the browser, which asks each time', async () => {
    const [url] = (await told(stays, lesson)).filter((each) => each.includes(`.${filmId}.`)) as [string];
    const ask = (headers: Record<string, string>) => server.app.http.inject({ method: 'GET', url, headers });
    const whole = await ask({});
    expect(whole.headers['cache-control']).toBe('private, no-cache');
    const etag = String(whole.headers.etag);
    const piece = await ask({ range: 'bytes=100-199', 'if-range': etag });
    expect([piece.statusCode, piece.headers['content-range'], piece.rawPayload.length]).toEqual([
      206,
      'bytes 100-199/8192',
      100,
    ]);
    expect((await ask({ 'if-none-match': etag })).statusCode).toBe(304);
    await server.admin`update entitlements set status = 'REVOKED', revoked_at = now() where user_id = ${stays.userId}`;
    const after: Record<string, string>[] = [
      {},
      { range: 'bytes=100-199', 'if-range': etag },
      { 'if-none-match': etag },
    ];
    for (const headers of after) expect((await ask(headers)).statusCode).toBe(404);
  });
});
