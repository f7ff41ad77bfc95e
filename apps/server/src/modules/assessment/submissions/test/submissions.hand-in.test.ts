import { beforeAll, describe, expect, it } from 'vitest';
import { givenMember } from '../../../../../test/support/arrange.ts';
import { callAs, givenLearner, releaseLesson } from '../../../../../test/support/classroom.ts';
import { testServer } from '../../../../../test/support/test-server.ts';
import type { AssignmentDetail } from '../../learner-assignments/learner-assignments.schemas.ts';
import {
  type Class,
  givenAssignment,
  givenClass,
  givenFile,
  givenGroup,
  marking,
  working,
} from './assignments.factory.ts';

const server = testServer();
const HOUR = 3_600_000;
const ISO = /^\d{4}-\d\d-\d\dT.*Z$/;
let group: Class;

beforeAll(async () => {
  group = await givenClass(server);
});

const at = (milliseconds: number) => new Date(server.clock.now().getTime() + milliseconds).toISOString();
const detail = async (id: number, as = group.learner) =>
  (await callAs<AssignmentDetail>(server, as, `GET /api/course-assignments/${id}`)).body;
const refused = (errorCode: string, status = 409) => ({ status, body: { errorCode } });

describe('handing in', () => {
  it('makes a version with the server’s time and a receipt, finishes the lesson and keeps nothing as a draft', async () => {
    const id = await givenAssignment(server, group);
    const work = working(server, group.learner, id);
    const mediaId = await givenFile(server, group.learner);
    const receipt = await work.handIn('<p>My <script>alert(1)</script>words</p>', {
      link: 'https://example.org/work',
      mediaIds: [mediaId],
    });
    expect(receipt).toMatchObject({
      status: 201,
      body: {
        number: 1,
        submittedAt: expect.stringMatching(ISO),
        isLate: false,
        wordCount: 2,
        files: [{ name: 'essay.txt' }],
      },
    });
    expect(receipt.body.receiptCode).toMatch(/^[A-Z2-9]{10}$/);
    const { body } = await work.look();
    expect(body).toMatchObject({
      state: 'SUBMITTED',
      draft: null,
      current: {
        number: 1,
        body: '<p>My words</p>',
        link: 'https://example.org/work',
        files: [{ file: { name: 'essay.txt' } }],
      },
      versions: [{ number: 1, receiptCode: receipt.body.receiptCode }],
    });
    expect(
      (await callAs<{ data: { isFinished: boolean }[] }>(server, group.learner, 'GET /api/course-assignments')).body
        .data,
    ).toEqual(
      expect.arrayContaining([expect.objectContaining({ assignmentId: id, isFinished: true, state: 'SUBMITTED' })]),
    );
  });

  it('takes what the assignment asks for and nothing else', async () => {
    const id = await givenAssignment(server, group, { acceptsText: false, extensions: ['pdf'], mostFiles: 1 });
    const { save } = working(server, group.learner, id);
    const [text, foreign] = [
      await givenFile(server, group.learner),
      await givenFile(server, await givenLearner(server, group)),
    ];
    const faulty = (path: string) => ({ status: 400, body: { details: [{ path }] } });
    expect(await save('<p>Words</p>')).toMatchObject(faulty('body'));
    expect(await save('', 0, { mediaIds: [text] })).toMatchObject(faulty('mediaIds.0'));
    expect(await save('', 0, { mediaIds: [foreign] })).toMatchObject(faulty('mediaIds.0'));
    expect(await save('', 0, { mediaIds: [text, foreign] })).toMatchObject(faulty('mediaIds'));
    for (const link of [
      'http://example.org',
      'javascript:alert(1)',
      'https://user:pass@example.org',
      'https://localhost',
    ])
      expect(await save('', 0, { link })).toMatchObject(faulty('link'));
    expect((await save('', 0, { link: 'https://example.org/a b' })).status).toBe(200);
  });

  it('refuses an empty draft, too many words, and a draft that isn’t the newest', async () => {
    const id = await givenAssignment(server, group, { mostWords: 3 });
    const { save, submit } = working(server, group.learner, id);
    expect((await save('<p> </p>')).status).toBe(200);
    expect(await submit(1)).toMatchObject(refused('submission.empty'));
    expect((await save('<p>One two ثلاث أربع</p>', 1)).status).toBe(200);
    expect(await submit(1)).toMatchObject(refused('submission.draft-changed'));
    expect(await save('<p>From another window</p>', 1)).toMatchObject(refused('submission.draft-changed'));
    expect(await submit(2)).toMatchObject(refused('submission.too-many-words'));
  });

  it('is for those enrolled in the course', async () => {
    const id = await givenAssignment(server, group);
    const stranger = await givenMember(server, group.organizationId);
    expect(await working(server, stranger, id).save('<p>x</p>')).toMatchObject({ status: 403 });
    expect(await working(server, group.instructor, id).save('<p>x</p>')).toMatchObject(
      refused('enrolment.not-enrolled', 403),
    );
    const elsewhere = await givenClass(server);
    expect((await working(server, elsewhere.learner, id).save('<p>x</p>')).status).toBe(404);
    const draft = await givenAssignment(server, group, { isDraft: true });
    expect((await working(server, group.learner, draft).save('<p>x</p>')).status).toBe(404);
  });
});

describe('the window', () => {
  it('is kept by the server’s clock: opens, on time, late, closed', async () => {
    const rules = { opensAt: at(HOUR), dueAt: at(3 * HOUR), closesAt: at(6 * HOUR) };
    const id = await givenAssignment(server, group, rules);
    const [early, due, late] = [
      await givenLearner(server, group),
      await givenLearner(server, group),
      await givenLearner(server, group),
    ];
    expect(await working(server, early, id).save('<p>x</p>')).toMatchObject(refused('assignment.not-open-yet'));
    expect(await detail(id, early)).toMatchObject({ refusal: 'NOT_OPEN_YET', ...rules });
    server.clock.advance(2 * HOUR);
    expect((await working(server, due, id).handIn('<p>x</p>')).body).toMatchObject({ isLate: false });
    server.clock.advance(2 * HOUR);
    expect((await working(server, late, id).handIn('<p>x</p>')).body).toMatchObject({ isLate: true });
    server.clock.advance(2 * HOUR);
    expect(await working(server, early, id).save('<p>x</p>')).toMatchObject(refused('assignment.closed'));
    expect(await detail(id, early)).toMatchObject({ refusal: 'CLOSED', state: 'NOT_SUBMITTED' });
  });

  it('reveals nothing of what is asked while its lesson is locked', async () => {
    const id = await givenAssignment(server, group);
    await releaseLesson(server, id, new Date(at(HOUR)));
    expect(await detail(id)).toMatchObject({
      ...{ refusal: 'LOCKED', isTold: false, instructions: {}, attachments: [], rubric: null },
    });
    expect((await detail(id, group.instructor)).instructions.en).toContain('Write about it');
    server.clock.advance(2 * HOUR);
    expect((await detail(id)).instructions.en).toContain('Write about it');
  });

  it('shows what is asked only once it is open for whoever reads it', async () => {
    const asked = 'Write about it';
    const opensAt = at(2 * HOUR);
    const id = await givenAssignment(server, group, { opensAt, dueAt: at(4 * HOUR) });
    const favoured = await givenLearner(server, group);
    const grant = { opensAt: at(HOUR), dueAt: null, closesAt: null, note: 'Travels', version: 0 };
    const path = `/api/course-assignments/${id}/accommodations/learners/${favoured.userId}`;
    await callAs(server, group.instructor, `PUT ${path}`, grant);
    const isShown = async (learner = group.learner) => {
      const body = await detail(id, learner);
      expect(body).toMatchObject({ title: { en: expect.any(String) }, maximum: '10' });
      expect(JSON.stringify(body).includes(asked)).toBe(body.isTold);
      return body.isTold;
    };
    expect(await detail(id)).toMatchObject({ instructions: {}, attachments: [], rubric: null, opensAt });
    expect([await isShown(), await isShown(favoured), await isShown(group.instructor)]).toEqual([false, false, true]);
    for (const list of [`/api/courses/${group.courseId}/assignments`, '/api/course-assignments'])
      expect(JSON.stringify((await callAs(server, group.learner, `GET ${list}`)).body)).not.toContain(asked);
    expect(
      JSON.stringify((await callAs(server, group.learner, `GET /api/course-assignments/${id}/submission`)).body),
    ).not.toContain(asked);
    server.clock.advance(HOUR);
    expect([await isShown(), await isShown(favoured)]).toEqual([false, true]);
    server.clock.advance(HOUR);
    expect(await isShown()).toBe(true);
  });

  it('gives a learner dates of their own, and a group its own, the learner’s first', async () => {
    const id = await givenAssignment(server, group, { dueAt: at(HOUR), closesAt: at(2 * HOUR) });
    const learner = await givenLearner(server, group);
    const grant = `/api/course-assignments/${id}/accommodations/learners/${learner.userId}`;
    const dates = { opensAt: null, dueAt: at(5 * HOUR), closesAt: null, note: 'Ill', version: 0 };
    expect(await callAs(server, group.instructor, `PUT ${grant}`, dates)).toMatchObject({
      status: 200,
      body: { version: 1 },
    });
    expect(await callAs(server, group.instructor, `PUT ${grant}`, dates)).toMatchObject(refused('conflict'));
    expect((await callAs(server, learner, `PUT ${grant}`, dates)).status).toBe(403);
    server.clock.advance(4 * HOUR);
    expect((await working(server, learner, id).handIn('<p>x</p>')).body).toMatchObject({ isLate: false });
    expect(await working(server, group.learner, id).save('<p>x</p>')).toMatchObject(refused('assignment.closed'));
    const listed = await callAs<{ data: unknown[] }>(
      server,
      group.instructor,
      `GET /api/course-assignments/${id}/accommodations`,
    );
    expect(listed.body.data).toMatchObject([{ learner: { userId: learner.userId }, group: null, note: 'Ill' }]);
    expect((await callAs(server, group.instructor, `DELETE ${grant}`)).status).toBe(204);
    expect(await detail(id, learner)).toMatchObject({ isLate: true });
    const outsider = await givenMember(server, group.organizationId);
    const other = `/api/course-assignments/${id}/accommodations/learners/${outsider.userId}`;
    expect((await callAs(server, group.instructor, `PUT ${other}`, dates)).status).toBe(404);
  });
});

describe('dates of a group', () => {
  it('count for whoever is in it, also where each works alone; a learner’s own go before them', async () => {
    const id = await givenAssignment(server, group, { dueAt: at(-HOUR), closesAt: at(-1), latePercent: '10' });
    const [learner, favoured, alone] = [
      await givenLearner(server, group),
      await givenLearner(server, group),
      await givenLearner(server, group),
    ];
    const courseGroupId = await givenGroup(server, group, [learner, favoured]);
    const base = `/api/course-assignments/${id}/accommodations`;
    const dates = (dueAt: number) => ({
      opensAt: null,
      dueAt: at(dueAt),
      closesAt: at(dueAt + HOUR),
      note: 'Storm',
      version: 0,
    });
    const [theirs, own] = [dates(HOUR), dates(3 * HOUR)];
    const ofGroup = `PUT ${base}/groups/${courseGroupId}`;
    expect(await callAs(server, group.instructor, ofGroup, theirs)).toMatchObject({ status: 200 });
    expect(await callAs(server, group.instructor, ofGroup, theirs)).toMatchObject(refused('conflict'));
    await callAs(server, group.instructor, `PUT ${base}/learners/${favoured.userId}`, own);
    const { body } = await callAs<{ data: object[] }>(server, group.instructor, `GET ${base}`);
    expect(body.data).toContainEqual(
      expect.objectContaining({ group: expect.objectContaining({ courseGroupId, memberCount: 2 }), note: 'Storm' }),
    );
    expect((await detail(id, learner)).dueAt).toBe(theirs.dueAt);
    expect((await detail(id, favoured)).dueAt).toBe(own.dueAt);
    expect(await working(server, alone, id).save('<p>x</p>')).toMatchObject(refused('assignment.closed'));
    const receipt = await working(server, learner, id).handIn('<p>In time</p>');
    expect(receipt.body).toMatchObject({ isLate: false });
    const marker = marking(server, group.instructor);
    const given = await marker.mark(receipt.body.assignmentSubmissionId, { points: '9' });
    expect(given.body).toMatchObject({ finalPoints: '9' });
    const rows = (await marker.list(id)).body.data;
    expect(rows.find((row) => row.learner?.userId === learner.userId)).toMatchObject({ isLate: false, points: '9' });
    expect((await detail(id, learner)).points).toBe('9');
  });
});

describe('handing in again', () => {
  it('makes the next version until the number or the time for it is over', async () => {
    const id = await givenAssignment(server, group, { versionsAllowed: 3, resubmitsUntil: at(2 * HOUR) });
    const work = working(server, await givenLearner(server, group), id);
    expect((await work.handIn('<p>one</p>')).body.number).toBe(1);
    expect((await work.handIn('<p>two</p>')).body.number).toBe(2);
    expect((await work.version(1)).body).toMatchObject({ body: '<p>one</p>' });
    expect((await work.look()).body).toMatchObject({ versionsLeft: 1, current: { body: '<p>two</p>' } });
    server.clock.advance(2 * HOUR);
    expect(await work.save('<p>three</p>')).toMatchObject(refused('assignment.resubmission-over'));
    const once = await givenAssignment(server, group, { versionsAllowed: 1 });
    const again = working(server, await givenLearner(server, group), once);
    await again.handIn('<p>one</p>');
    expect(await again.save('<p>two</p>')).toMatchObject(refused('assignment.no-versions-left'));
  });

  it('keeps the bytes of its files: they change places with no others', async () => {
    const id = await givenAssignment(server, group);
    const learner = await givenLearner(server, group);
    const mediaId = await givenFile(server, learner, 'empty.txt', 'Nothing');
    await working(server, learner, id).handIn('', { mediaIds: [mediaId] });
    const later = await givenFile(server, learner, 'late.txt', 'Written after the due date');
    const swap = (one: number, other: number) =>
      callAs(server, learner, `POST /api/media/${one}/swap`, { withMediaId: other });
    expect(await swap(mediaId, later)).toMatchObject(refused('media.in-use'));
    expect(await swap(later, mediaId)).toMatchObject(refused('media.in-use'));
    expect((await working(server, learner, id).look()).body.current?.files).toMatchObject([
      { file: { mediaId, name: 'empty.txt', byteSize: 7 } },
    ]);
  });

  it('can be taken back before it closes, and becomes the draft again', async () => {
    const id = await givenAssignment(server, group, { versionsAllowed: 1, closesAt: at(9 * HOUR) });
    const work = working(server, await givenLearner(server, group), id);
    expect(await work.withdraw()).toMatchObject(refused('submission.nothing-handed-in'));
    await work.handIn('<p>Too early</p>');
    expect((await work.withdraw()).status).toBe(204);
    expect((await work.look()).body).toMatchObject({
      state: 'DRAFT',
      current: null,
      draft: { body: '<p>Too early</p>' },
      versions: [{ number: 1, withdrawnAt: expect.stringMatching(ISO) }],
    });
    expect((await work.handIn('<p>Now</p>')).body).toMatchObject({ number: 2 });
    server.clock.advance(9 * HOUR);
    expect(await work.withdraw()).toMatchObject(refused('submission.not-withdrawable'));
    const fixed = await givenAssignment(server, group, { allowsWithdrawal: false });
    const other = working(server, await givenLearner(server, group), fixed);
    await other.handIn('<p>x</p>');
    expect(await other.withdraw()).toMatchObject(refused('submission.not-withdrawable'));
  });
});
