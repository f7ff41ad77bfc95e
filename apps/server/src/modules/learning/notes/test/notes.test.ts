import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { givenSession, type TestMember } from '../../../../../test/support/arrange.ts';
import { call } from '../../../../../test/support/call.ts';
import {
  type Classroom,
  callAs,
  givenClassroom,
  givenLearner,
  releaseLesson,
} from '../../../../../test/support/classroom.ts';
import { testServer } from '../../../../../test/support/test-server.ts';

const server = testServer();
const DAY = 24 * 60 * 60 * 1000;

interface Note {
  noteId: number;
  courseSubsectionId: number | null;
  positionSeconds: number | null;
  html: string;
  shownHtml: string;
  version: number;
}
type Room = Classroom & { subsectionIds: number[] };

const givenRoom = () => givenClassroom(server, ['notes'], ['First', 'Second']);

const write = (room: Room, body: Record<string, unknown>, who: TestMember = room.learner) =>
  callAs<Note>(server, who, `POST /api/courses/${room.courseId}/notes`, { requestKey: randomUUID(), ...body });

const list = async (room: Room, query = '', who: TestMember = room.learner) =>
  (await callAs<{ data: Note[]; total: number }>(server, who, `GET /api/courses/${room.courseId}/notes${query}`)).body;

const texts = async (room: Room, query = '') => (await list(room, query)).data.map(({ html }) => html);

const forget = (room: Room) =>
  server.app.jobs
    .find(({ name }) => name === 'notes.forget-deleted')
    ?.run({ ...server.platform, organizationId: room.organizationId }, {});

const exported = async (room: Room, query: string) => {
  const as = await givenSession(server, room.organizationId, room.learner.userId);
  return call<string>(server, `GET /api/courses/${room.courseId}/notes/export?${query}`, { as });
};

it('keeps notes in the order of lessons and their moments, for the writer alone', async () => {
  const room = await givenRoom();
  const [first, second] = room.subsectionIds as [number, number];
  await write(room, { html: '<p>course</p>' });
  await write(room, { courseSubsectionId: second, html: '<p>later lesson</p>' });
  await write(room, { courseSubsectionId: first, positionSeconds: 222, html: '<p>at 3:42</p>' });
  await write(room, { courseSubsectionId: first, positionSeconds: 58, html: '<p>at 0:58</p>' });
  await write(room, { courseSubsectionId: first, html: '<p>page</p>' });
  expect(await texts(room)).toEqual([
    '<p>at 0:58</p>',
    '<p>at 3:42</p>',
    '<p>page</p>',
    '<p>later lesson</p>',
    '<p>course</p>',
  ]);
  const ofLesson = await callAs<{ data: Note[] }>(server, room.learner, `GET /api/course-subsections/${first}/notes`);
  expect(ofLesson.body.data.map(({ positionSeconds }) => positionSeconds)).toEqual([58, 222, null]);
  const [note] = ofLesson.body.data as [Note];
  for (const who of [room.instructor, await givenLearner(server, room)]) {
    expect((await list(room, '', who)).total).toBe(0);
    const path = `/api/notes/${note.noteId}`;
    const patch = { html: '<p>x</p>', version: 1 };
    const statuses = [
      (await callAs(server, who, `GET ${path}`)).status,
      (await callAs(server, who, `PATCH ${path}`, patch)).status,
      (await callAs(server, who, `DELETE ${path}`)).status,
      (await callAs(server, who, `POST ${path}/restore`)).status,
    ];
    expect(statuses).toEqual([404, 404, 404, 404]);
  }
  expect((await list(room)).total).toBe(5);
});

it('writes a note that is sent twice once, and never over what another device saved', async () => {
  const room = await givenRoom();
  const requestKey = randomUUID();
  const [one, two] = [
    await write(room, { html: '<p>once</p>', requestKey }),
    await write(room, { html: '<p>once, and on</p>', requestKey }),
  ];
  expect(await texts(room)).toEqual(['<p>once, and on</p>']);
  expect([one.status, two.body.noteId]).toEqual([201, one.body.noteId]);
  const path = `PATCH /api/notes/${one.body.noteId}`;
  const saved = await callAs<Note>(server, room.learner, path, { html: '<p>on the phone</p>', version: 1 });
  expect([saved.status, saved.body.version]).toEqual([200, 2]);
  expect((await write(room, { html: '<p>once</p>', requestKey })).status).toBe(409);
  const late = await callAs(server, room.learner, path, { html: '<p>on the desk</p>', version: 1 });
  expect([late.status, late.body.errorCode]).toEqual([409, 'conflict']);
  expect(await texts(room)).toEqual(['<p>on the phone</p>']);
});

it('finds words as they are read, in both scripts', async () => {
  const room = await givenRoom();
  await write(room, { html: '<p>A <strong>loop</strong> says “for each”</p>' });
  await write(room, { html: '<p>المُتغيِّر يأخذ قيمةً جديدة</p>' });
  await write(room, { html: '<p>100% sure</p>' });
  expect(await texts(room, '?search=EACH%20loop')).toHaveLength(1);
  expect(await texts(room, `?search=${encodeURIComponent('المتغير قيمة')}`)).toHaveLength(1);
  expect(await texts(room, '?search=%25')).toEqual(['<p>100% sure</p>']);
  expect(await texts(room, '?search=strong')).toEqual([]);
});

it('is written where the lesson is open, with words, and without what could run or show a file', async () => {
  const room = await givenRoom();
  const [first, second] = room.subsectionIds as [number, number];
  const other = await givenRoom();
  await releaseLesson(server, second, '2999-01-01');
  const html = '<p>x</p>';
  const statuses = [
    await write(room, { courseSubsectionId: second, html }),
    await write(room, { courseSubsectionId: other.subsectionIds[0], html }),
    await write(room, { courseSubsectionId: first, html: '<p> </p>' }),
    await write(room, { courseSubsectionId: first, html: '<img data-media-id="1">' }),
    await write(room, { courseSubsectionId: first, html: '' }),
    await write(other, { html }, room.learner),
  ].map(({ status }) => status);
  expect(statuses).toEqual([409, 404, 400, 400, 400, 404]);
  expect((await list(room)).total).toBe(0);
  await write(room, {
    courseSubsectionId: first,
    html: '<p onclick="x()">a<script>x()</script><img src="https://elsewhere.example/x.png" data-media-id="1"><span data-formula="x^2"></span></p>',
  });
  const [note] = (await list(room)).data;
  expect(note?.html).toBe('<p>a<span data-formula="x^2"></span></p>');
  expect(note?.shownHtml).toContain('<math');
});

it('stays when its lesson is locked or deleted, without its moment then', async () => {
  const room = await givenRoom();
  const [first] = room.subsectionIds as [number];
  const { body } = await write(room, { courseSubsectionId: first, positionSeconds: 5, html: '<p>kept</p>' });
  await releaseLesson(server, first, '2999-01-01');
  expect((await list(room)).data).toMatchObject([{ courseSubsectionId: first, positionSeconds: 5 }]);
  expect(
    (await callAs(server, room.learner, `PATCH /api/notes/${body.noteId}`, { html: '<p>still mine</p>', version: 1 }))
      .status,
  ).toBe(200);
  await callAs(server, room.instructor, `DELETE /api/course-subsections/${first}`);
  expect((await list(room)).data).toMatchObject([
    { courseSubsectionId: null, positionSeconds: null, html: '<p>still mine</p>' },
  ]);
});

it('can be taken back after it was deleted, for thirty days', async () => {
  const room = await givenRoom();
  const { noteId } = (await write(room, { html: '<p>oops</p>' })).body;
  const act = async (operation: string) => (await callAs(server, room.learner, operation)).status;
  expect(await act(`DELETE /api/notes/${noteId}`)).toBe(204);
  expect([(await list(room)).total, await act(`GET /api/notes/${noteId}`)]).toEqual([0, 404]);
  expect(await act(`DELETE /api/notes/${noteId}`)).toBe(404);
  expect(await act(`POST /api/notes/${noteId}/restore`)).toBe(204);
  expect((await list(room)).total).toBe(1);
  await act(`DELETE /api/notes/${noteId}`);
  server.clock.advance(29 * DAY);
  await forget(room);
  expect(await act(`POST /api/notes/${noteId}/restore`)).toBe(204);
  await act(`DELETE /api/notes/${noteId}`);
  server.clock.advance(31 * DAY);
  await forget(room);
  expect(await act(`POST /api/notes/${noteId}/restore`)).toBe(404);
});

it('goes out as Markdown and as a page of its own', async () => {
  const room = await givenRoom();
  const [first, second] = room.subsectionIds as [number, number];
  await write(room, {
    courseSubsectionId: first,
    positionSeconds: 222,
    html: '<p>1. not a list, <strong>bold </strong>and <code>a`b</code>, *not em*</p><ul><li><p>one</p><ul><li><p>inner</p></li></ul></li></ul><blockquote><p>said</p></blockquote><pre><code>for x in y:\n    pass</code></pre><div data-formula="\\frac{1}{2}"></div>',
  });
  await write(room, { courseSubsectionId: second, html: '<p>ثانيًا &lt;b&gt;</p>' });
  await write(room, { html: '<p>all</p>' });
  const markdown = await exported(room, 'format=markdown');
  expect(markdown.headers['content-type']).toBe('text/markdown; charset=utf-8');
  expect(markdown.body.replace(/^3 notes, .+$/m, '3 notes')).toMatchInlineSnapshot(`
    "# Notes: A course

    3 notes

    ## First

    **3:42**

    1\\. not a list, **bold** and \`\`a\`b\`\`, \\*not em\\*

    - one

      - inner

    > said

    \`\`\`
    for x in y:
        pass
    \`\`\`

    $$
    \\frac{1}{2}
    $$

    ## Second

    ثانيًا \\<b\\>

    ## About the whole course

    all
    "
  `);
  const html = await exported(room, `format=html&courseSubsectionId=${second}`);
  expect(html.headers['content-disposition']).toMatch(/^attachment; filename="Notes - Second \d{4}-\d\d-\d\d\.html"; /);
  expect(html.body).toContain('<div class="text" dir="auto"><p>ثانيًا &lt;b&gt;</p></div>');
  expect(html.body).not.toContain('<p>all</p>');
});
