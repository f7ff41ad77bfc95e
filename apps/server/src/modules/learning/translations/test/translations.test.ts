import { describe, expect, it } from 'vitest';
import { givenMember, type TestMember } from '../../../../../test/support/arrange.ts';
import { callAs, givenClassroom, givenLearner } from '../../../../../test/support/classroom.ts';
import { testServer } from '../../../../../test/support/test-server.ts';

const server = testServer();

type Room = Awaited<ReturnType<typeof givenClassroom>>;

interface Side {
  text: string;
  state: string;
  fingerprint: string;
}
interface Text {
  key: string;
  form: string;
  en: Side;
  ar: Side;
}
interface Progress {
  filled: number;
  total: number;
  missing: number;
  outdated: number;
}

const givenRoom = () => givenClassroom(server, ['lectures', 'assignments', 'surveys'], ['First', 'Second']);
const path = ({ courseId }: Room) => `/api/courses/${courseId}/translations`;
const read = async (room: Room) =>
  (await callAs<{ en: Progress; ar: Progress; data: Text[] }>(server, room.instructor, `GET ${path(room)}`)).body;
const see = ({ courseId, instructor }: Room) =>
  callAs(server, instructor, `PUT /api/courses/${courseId}/translations/seen`);
const textOf = async (room: Room, key: string) => (await read(room)).data.find((text) => text.key === key)!;
const write = async (room: Room, body: object, who: TestMember = room.instructor) =>
  callAs<Text>(server, who, `PUT ${path(room)}`, body);
/** Writes one side as it stands now. */
const set = async (room: Room, key: string, language: 'en' | 'ar', text: string) => {
  const { fingerprint } = (await textOf(room, key))[language];
  return write(room, { key, language, text, fingerprint });
};
const rename = async (room: Room, title: object) => {
  const { body } = await callAs<{ version: number }>(
    server,
    room.instructor,
    `GET /api/courses/${room.courseId}/editing`,
  );
  await callAs(server, room.instructor, `PATCH /api/courses/${room.courseId}`, { version: body.version, title });
};

describe('the translations of a course', () => {
  it('say what is missing, and how far each language is', async () => {
    const room = await givenRoom();
    await rename(room, { en: 'Title', ar: 'عنوان' });
    const { en, ar, data } = await read(room);
    const lesson = `lesson:${room.subsectionIds[0]}:title`;
    expect(data.find(({ key }) => key === lesson)).toMatchObject({
      form: 'LINE',
      en: { text: 'First', state: 'WRITTEN' },
      ar: { text: '', state: 'MISSING', fingerprint: '' },
    });
    expect(data.find(({ key }) => key === 'course:0:title')).toMatchObject({
      en: { state: 'WRITTEN' },
      ar: { state: 'WRITTEN' },
    });
    expect(en.total).toBe(ar.total);
    expect(ar.missing).toBe(data.filter((text) => text.ar.state === 'MISSING').length);
    expect(ar.filled).toBe(ar.total - ar.missing);
  });

  it('are written in place, each by the rules of whoever owns it', async () => {
    const room = await givenRoom();
    await callAs(server, room.instructor, `POST /api/courses/${room.courseId}/attachments`, {
      url: 'https://example.org',
      name: { en: 'Page' },
    });
    const keys = (await read(room)).data.map(({ key }) => key);
    const titles = keys.filter((key) => /^(course|section|lesson|attachment):\d+:(title|name)$/.test(key));
    expect(new Set(titles.map((key) => key.split(':')[0]))).toEqual(
      new Set(['course', 'section', 'lesson', 'attachment']),
    );
    for (const key of titles)
      expect((await set(room, key, 'ar', `نص ${key}`)).body.ar).toMatchObject({ state: 'WRITTEN' });
    const after = await read(room);
    expect(after.data.filter(({ key }) => titles.includes(key)).map(({ ar }) => ar.text)).toEqual(
      titles.map((key) => `نص ${key}`),
    );
    const unsafe = await set(room, 'course:0:description', 'en', '<p>Fine</p><script>alert(1)</script>');
    expect(unsafe.body.en.text).toBe('<p>Fine</p>');
    expect((await set(room, 'course:0:title', 'en', 'x'.repeat(201))).status).toBe(400);
  });

  it('call a side outdated that stayed as it was while the other changed', async () => {
    const room = await givenRoom();
    const key = 'course:0:title';
    await rename(room, { en: 'Old', ar: 'قديم' });
    await see(room);
    await rename(room, { en: 'New', ar: 'قديم' });
    expect(await textOf(room, key)).toMatchObject({ en: { state: 'WRITTEN' }, ar: { state: 'OUTDATED' } });
    expect((await read(room)).ar.outdated).toBe(1);
    expect((await set(room, key, 'ar', 'جديد')).body).toMatchObject({ ar: { state: 'WRITTEN' } });
    expect((await set(room, key, 'en', 'Newer')).body).toMatchObject({ ar: { state: 'OUTDATED' } });
    const confirmed = await callAs<Text>(server, room.instructor, `POST ${path(room)}/confirm`, { key });
    expect(confirmed.body.ar.state).toBe('WRITTEN');
    await rename(room, { en: 'Both', ar: 'كلاهما' });
    await see(room);
    expect(await textOf(room, key)).toMatchObject({ en: { state: 'WRITTEN' }, ar: { state: 'WRITTEN' } });
  });

  it('are refused where something else stands there than was read, and nothing is lost', async () => {
    const room = await givenRoom();
    const key = 'course:0:title';
    await rename(room, { en: 'Read', ar: 'مقروء' });
    const { fingerprint } = (await textOf(room, key)).en;
    await rename(room, { en: 'Theirs', ar: 'مقروء' });
    expect((await write(room, { key, language: 'en', text: 'Mine', fingerprint })).status).toBe(409);
    expect((await textOf(room, key)).en.text).toBe('Theirs');
    expect((await write(room, { key: 'lesson:999999:title', language: 'en', text: 'x', fingerprint: '' })).status).toBe(
      404,
    );
  });

  it('show texts of lessons with their drafts, which are written where they are', async () => {
    const room = await givenRoom();
    const [lesson] = room.subsectionIds as [number];
    await callAs(server, room.instructor, `PUT /api/course-subsections/${lesson}/texts/ar`, {
      html: '<p>مسودة</p>',
      version: 0,
      isDraft: true,
    });
    const key = `lesson:${lesson}:text`;
    expect(await textOf(room, key)).toMatchObject({ form: 'ARTICLE', ar: { text: 'مسودة' } });
    expect((await set(room, key, 'ar', 'x')).status).toBe(400);
  });

  it('leave as a list and come back, and take nobody’s words away', async () => {
    const room = await givenRoom();
    await rename(room, { en: 'Title' });
    const file = String((await callAs<string>(server, room.instructor, `GET ${path(room)}/export`)).body);
    const lines = file.trim().split('\r\n');
    const cellsOf = (line: string) => line.split(',');
    const translated = lines
      .map((line) =>
        cellsOf(line)[1]
          ? cellsOf(line)
              .with(2, cellsOf(line)[2] || 'ترجمة')
              .join(',')
          : line,
      )
      .concat('lesson:999999:title,x,y,,')
      .join('\n');
    const contribute = async (isPreview: boolean) =>
      (
        await callAs<{ rows: { key: string; language: string; outcome: string }[] }>(
          server,
          room.instructor,
          `POST ${path(room)}/import`,
          { text: translated, isPreview },
        )
      ).body.rows;
    const preview = await contribute(true);
    expect(preview.filter(({ outcome }) => outcome === 'UNKNOWN').map(({ key }) => key)).toContain(
      'lesson:999999:title',
    );
    expect((await textOf(room, 'course:0:title')).ar.text).toBe('');
    await set(room, `lesson:${room.subsectionIds[0]}:title`, 'ar', 'أسرع');
    const done = await contribute(false);
    const outcome = (key: string) => done.find((row) => row.key === key && row.language === 'ar')?.outcome;
    expect(outcome('course:0:title')).toBe('CHANGES');
    expect(outcome(`lesson:${room.subsectionIds[0]}:title`)).toBe('CONFLICT');
    expect((await textOf(room, 'course:0:title')).ar.text).toBe('ترجمة');
    expect((await textOf(room, `lesson:${room.subsectionIds[0]}:title`)).ar.text).toBe('أسرع');
    const nonsense = await callAs(server, room.instructor, `POST ${path(room)}/import`, {
      text: 'a,b',
      isPreview: true,
    });
    expect([nonsense.status, nonsense.body.details?.[0]?.path]).toEqual([400, 'text']);
  });

  it('are a matter of those who edit the course', async () => {
    const room = await givenRoom();
    const others = [
      await givenLearner(server, room),
      await givenMember(server, room.organizationId, 'instructor'),
      (await givenRoom()).instructor,
    ];
    const body = { key: 'course:0:title', language: 'en', text: 'x', fingerprint: '' };
    const statuses = async (operation: string, sent?: object) =>
      Promise.all(others.map(async (who) => (await callAs(server, who, operation, sent)).status));
    expect(await statuses(`GET ${path(room)}`)).toEqual([403, 403, 404]);
    expect(await statuses(`PUT ${path(room)}`, body)).toEqual([403, 403, 404]);
    expect(await statuses(`PUT ${path(room)}/seen`)).toEqual([403, 403, 404]);
    expect(await statuses(`POST ${path(room)}/confirm`, { key: body.key })).toEqual([403, 403, 404]);
  });
});
