import { decimal } from '@sullam/domain/decimal.ts';
import { pointsAfterCut } from '@sullam/domain/grading/late-policy.ts';
import { unzipSync } from 'fflate';
import { beforeAll, describe, expect, it } from 'vitest';
import { givenSession, type TestMember } from '../../../../../test/support/arrange.ts';
import { callAs, givenLearner, givenMarker, joinedAt } from '../../../../../test/support/classroom.ts';
import { testServer } from '../../../../../test/support/test-server.ts';
import { pointsText } from '../../assignments/assignment-rules.ts';
import type { AssignmentChange } from '../../assignments/assignments.schemas.ts';
import {
  type Class,
  givenAssignment,
  givenClass,
  givenFile,
  givenHandedIn,
  givenRubric,
  gradebookMarks,
  marking,
  refused,
  working,
} from '../../submissions/test/assignments.factory.ts';

const server = testServer();
const HOUR = 3_600_000;
const DAY = 24 * HOUR;
let group: Class;
let second: TestMember;

beforeAll(async () => {
  group = await givenClass(server);
  second = await givenMarker(server, group);
});

const at = (milliseconds: number) => new Date(server.clock.now().getTime() + milliseconds).toISOString();
const handedIn = (rules: Partial<AssignmentChange> = {}) => givenHandedIn(server, group, rules);
const gradebook = (id: number, userIds: number[] | 'ALL') => gradebookMarks(server, group, id, userIds);

describe('a mark by points', () => {
  it('is exact, within the maximum, and changed by nobody unseen', async () => {
    const { work, submissionId } = await handedIn({ maximum: '10.5' });
    const { mark, look } = marking(server, group.instructor);
    expect(await mark(submissionId, { points: '10.6' })).toMatchObject(refused('submission-mark.too-high'));
    expect(await mark(submissionId, { assessment: [] })).toMatchObject({ status: 400 });
    expect((await mark(submissionId, { points: '7.25', comment: 'Good' })).body).toMatchObject({
      points: '7.25',
      version: 1,
    });
    expect(await mark(submissionId, { points: '8' })).toMatchObject(refused('conflict'));
    expect((await mark(submissionId, { points: '8.10', comment: 'Better', version: 1 })).body.points).toBe('8.1');
    expect((await look(submissionId)).body).toMatchObject({ state: 'RETURNED', mark: { points: '8.1' }, version: 2 });
    expect((await work.look()).body).toMatchObject({ state: 'RETURNED', points: '8.1', mark: { comment: 'Better' } });
    const changes = await callAs<{ data: unknown[] }>(
      server,
      group.instructor,
      `GET /api/assignment-submissions/${submissionId}/mark-changes`,
    );
    expect(changes.body.data).toMatchObject([
      { oldPoints: '7.25', newPoints: '8.1' },
      { oldPoints: null, newPoints: '7.25' },
    ]);
  });

  it('can be taken back; then it waits again', async () => {
    const { id, learner, work, submissionId } = await handedIn();
    const { mark, takeBack, list } = marking(server, group.instructor);
    expect(await takeBack(submissionId, 1)).toMatchObject(refused('submission-mark.not-marked'));
    await mark(submissionId, { points: '5' });
    expect(await work.withdraw()).toMatchObject(refused('submission.already-marked'));
    expect((await takeBack(submissionId, 1)).status).toBe(204);
    expect((await work.look()).body).toMatchObject({ state: 'SUBMITTED', points: null, mark: null });
    expect((await list(id)).body.data.find((row) => row.learner?.userId === learner.userId)).toMatchObject({
      state: 'SUBMITTED',
    });
  });

  it('belongs to the version that was read; a newer one waits and the learner keeps the old mark', async () => {
    const { id, work, submissionId } = await handedIn();
    const { mark, list } = marking(server, group.instructor);
    await mark(submissionId, { points: '5' });
    await work.handIn('<p>Again</p>');
    expect(await mark(submissionId, { points: '6', version: 1 })).toMatchObject(
      refused('submission-mark.other-version'),
    );
    expect((await list(id, '?state=SUBMITTED')).body).toMatchObject({
      total: 1,
      data: [{ isOutdated: true, number: 2 }],
    });
    expect((await work.look()).body).toMatchObject({ points: '5', mark: { number: 1 } });
    expect((await mark(submissionId, { points: '6', version: 1, number: 2 })).status).toBe(200);
  });

  it('loses for each day begun, never below the floor, and never gains', async () => {
    const rules = { dueAt: at(HOUR), latePercent: '15', lateFloorPercent: '40', missingPercent: '0' };
    const id = await givenAssignment(server, group, rules);
    const learners = [
      await givenLearner(server, group),
      await givenLearner(server, group),
      await givenLearner(server, group),
    ] as const;
    const { mark, look } = marking(server, group.instructor);
    const results: (string | null)[] = [];
    const seenBefore: string[] = [];
    for (const [index, learner] of learners.entries()) {
      server.clock.advance(index === 0 ? HOUR + 1 : DAY);
      const { body } = await working(server, learner, id).handIn('<p>Late</p>');
      const points = index === 2 ? '3' : '9';
      // the rule with which who marks is shown what will count is the one by which it counts
      const { late, maximum } = (await look(body.assignmentSubmissionId)).body;
      expect(late).toMatchObject({ intervals: index + 1, interval: 'DAY' });
      const policy = {
        interval: late!.interval,
        percentPerInterval: decimal(late!.percentPerInterval),
        floorPercent: decimal(late!.floorPercent),
      };
      seenBefore.push(pointsText(pointsAfterCut(policy, decimal(maximum), decimal(points), late!.intervals)));
      results.push((await mark(body.assignmentSubmissionId, { points })).body.finalPoints);
    }
    expect(results).toEqual(['7.5', '6', '3']);
    expect(seenBefore).toEqual(results);
    const marks = await gradebook(id, 'ALL');
    expect(learners.map(({ userId }) => pointsText(marks.get(userId)!.points!))).toEqual(['7.5', '6', '3']);
    expect(marks.get(group.learner.userId)).toMatchObject({ state: 'MISSING', points: null, isReleased: true });
  });

  it('follows dates and rules that change afterwards', async () => {
    const learner = await givenLearner(server, group);
    await joinedAt(server, learner, at(-3 * DAY));
    const { id, submissionId } = await givenHandedIn(
      server,
      group,
      { dueAt: at(-DAY - 1), latePercent: '10' },
      learner,
    );
    await marking(server, group.instructor).mark(submissionId, { points: '10' });
    const points = async () => pointsText((await gradebook(id, [learner.userId])).get(learner.userId)!.points!);
    expect(await points()).toBe('8');
    const grant = `/api/course-assignments/${id}/accommodations/learners/${learner.userId}`;
    await callAs(server, group.instructor, `PUT ${grant}`, {
      opensAt: null,
      dueAt: at(DAY),
      closesAt: null,
      note: '',
      version: 0,
    });
    expect(await points()).toBe('10');
  });
});

describe('a mark by a rubric', () => {
  it('is the sum of a complete assessment in the version that was chosen', async () => {
    const rubricId = await givenRubric(server, group.instructor);
    const { work, id, submissionId } = await handedIn({ rubricId, maximum: '99' });
    const { mark } = marking(server, group.instructor);
    const assessment = [
      { criterionId: 1, levelId: 11, comment: 'Say more' },
      { criterionId: 2, points: '4.75' },
    ];
    expect(await mark(submissionId, { points: '7' })).toMatchObject({
      status: 400,
      body: { details: [{ path: 'points' }] },
    });
    expect(await mark(submissionId, { assessment: [assessment[0]!] })).toMatchObject({
      status: 400,
      body: { details: [{ path: 'assessment.2' }] },
    });
    expect((await mark(submissionId, { assessment })).body).toMatchObject({ points: '7.25' });
    expect((await work.look()).body.mark).toMatchObject({
      points: '7.25',
      maximum: '10',
      rubricVersion: 1,
      assessment,
    });
    const editing = await callAs<AssignmentChange>(
      server,
      group.instructor,
      `GET /api/course-assignments/${id}/editing`,
    );
    expect(editing.body).toMatchObject({ maximum: '10', rubricId, hasMarks: true });
    const { status } = await callAs(server, group.instructor, `DELETE /api/course-rubrics/${rubricId}`);
    expect(status).toBe(409);
  });
});

describe('two markers', () => {
  it('mark apart from each other; near ones give their mean, others wait for a decision', async () => {
    const rules = { markerCount: 2, tolerance: '1' } as const;
    const [near, far] = [await handedIn(rules), await handedIn(rules)];
    const [one, two] = [marking(server, group.instructor), marking(server, second)];
    expect((await one.mark(near.submissionId, { points: '8', comment: 'First' })).body).toMatchObject({
      points: null,
      isDisputed: false,
    });
    expect((await near.work.look()).body).toMatchObject({ state: 'SUBMITTED', mark: null });
    expect((await two.look(near.submissionId)).body).toMatchObject({ reviews: [], version: 0, mark: null });
    expect((await two.mark(near.submissionId, { points: '7.5', comment: 'Second' })).body).toMatchObject({
      points: '7.75',
    });
    expect((await one.look(near.submissionId)).body.reviews).toHaveLength(2);
    expect((await near.work.look()).body.mark).toMatchObject({ points: '7.75', comment: 'First\n\nSecond' });
    const third = marking(server, await givenMarker(server, group));
    expect(await third.mark(near.submissionId, { points: '1' })).toMatchObject(refused('submission-mark.not-needed'));

    await one.mark(far.submissionId, { points: '9' });
    expect((await two.mark(far.submissionId, { points: '5' })).body).toMatchObject({
      points: null,
      isDisputed: true,
      markVersion: 1,
    });
    expect((await far.work.look()).body).toMatchObject({ state: 'SUBMITTED', points: null });
    expect((await one.list(far.id, '?state=DISPUTED')).body.total).toBe(1);
    expect(await third.reconcile(far.submissionId, { points: '6', version: 0 })).toMatchObject(refused('conflict'));
    expect(
      (await third.reconcile(far.submissionId, { points: '6', version: 1, comment: 'Decided' })).body,
    ).toMatchObject({ points: '6' });
    expect((await far.work.look()).body).toMatchObject({ state: 'RETURNED', points: '6' });
    expect(await third.reconcile(far.submissionId, { points: '7', version: 2 })).toMatchObject(
      refused('submission-mark.not-disputed'),
    );
  });
});

describe('blind marking', () => {
  it('shows no names, no file names, and no learner’s name in comments before the mark can be seen', async () => {
    const id = await givenAssignment(server, group, { isBlind: true, release: 'BY_HAND' });
    const learner = await givenLearner(server, group);
    const work = working(server, learner, id);
    const mediaId = await givenFile(server, learner, 'Number by Learner.txt');
    const { body } = await work.handIn('<p>Who am I?</p>', { mediaIds: [mediaId] });
    const submissionId = body.assignmentSubmissionId;
    await marking(server, learner).comment(submissionId, 'Please read');
    const marker = marking(server, group.instructor);
    const [name] = await server.admin<
      { last_name: string }[]
    >`select last_name from members where user_id = ${learner.userId}`;
    const listed = (await marker.list(id)).body;
    const looks = async () =>
      JSON.stringify([
        (await marker.look(submissionId)).body,
        (await callAs(server, group.instructor, `GET /api/assignment-submissions/${submissionId}/versions/1`)).body,
        (await callAs(server, group.instructor, `GET /api/assignment-submissions/${submissionId}/comments`)).body,
        (await callAs(server, group.instructor, `GET /api/course-assignments/${id}/marks`)).body,
        (await marker.list(id, '?state=SUBMITTED')).body,
        (await marker.list(id, '?state=MARKED')).body,
      ]);
    expect(listed.data.find((row) => row.assignmentSubmissionId === submissionId)).toMatchObject({ learner: null });
    for (const secret of [name!.last_name, `"userId":${learner.userId}`, 'by Learner'])
      expect(await looks()).not.toContain(secret);
    expect((await marker.list(id, `?search=${encodeURIComponent(name!.last_name)}`)).body.data).toEqual([]);
    const { url } = (await marker.look(submissionId)).body.current!.files[0]!.file;
    const saved = await server.app.http.inject({ method: 'GET', url });
    expect(saved.statusCode).toBe(200);
    expect(String(saved.headers['content-disposition'])).toMatch(/filename="File \d{4}-\d\d-\d\d\.\w+"/);
    // an address without the name can't be made into one with it
    const changed = await server.app.http.inject({ method: 'GET', url: url.replace('&n=1', '') });
    expect(changed.statusCode).toBe(403);
    await marker.mark(submissionId, { points: '5' });
    expect(await looks()).not.toContain(name!.last_name);
    await callAs(server, group.instructor, `POST /api/course-assignments/${id}/release`);
    expect(await looks()).toContain(name!.last_name);
  });
});

describe('work of a blind assignment that was taken back', () => {
  it('is listed by name without a way to it, and is nobody’s to whoever knows its address', async () => {
    const id = await givenAssignment(server, group, { isBlind: true, release: 'BY_HAND' });
    const learner = await givenLearner(server, group);
    const work = working(server, learner, id);
    const submissionId = (await work.handIn('<p>Not yet</p>')).body.assignmentSubmissionId;
    await marking(server, learner).comment(submissionId, 'May I have more time?');
    expect((await work.withdraw()).status).toBe(204);
    const { list, look } = marking(server, group.instructor);
    const rows = (await list(id, '?take=100')).body.data;
    const own = rows.find((row) => row.learner?.userId === learner.userId);
    expect(own).toMatchObject({ state: 'NOT_SUBMITTED', assignmentSubmissionId: null });
    const seen = [
      await look(submissionId),
      await callAs(server, group.instructor, `GET /api/assignment-submissions/${submissionId}/comments`),
      await callAs(server, group.instructor, `GET /api/assignment-submissions/${submissionId}/versions/1`),
    ];
    expect(seen.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(JSON.stringify(seen)).not.toContain(`"userId":${learner.userId}`);
  });
});

describe('the release of marks', () => {
  const everything = async (id: number, submissionId: number, learner: TestMember, fileId: number) => {
    const answers = await Promise.all(
      [
        `/api/course-assignments/${id}`,
        `/api/course-assignments/${id}/submission`,
        `/api/course-assignments/${id}/submission/versions/1`,
        `/api/course-assignments`,
        `/api/courses/${group.courseId}/assignments`,
        `/api/assignment-submissions/${submissionId}/comments`,
        `/api/submission-files/${fileId}/annotations`,
      ].map((path) => callAs(server, learner, `GET ${path}`)),
    );
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 200, 200]);
    return JSON.stringify(answers.map(({ body }) => body));
  };

  it.each([
    { release: 'BY_HAND' as const, releaseAt: null },
    { release: 'AT_TIME' as const, releaseAt: 'later' },
  ])('lets nothing through before ($release), all of it after, and messages always', async ({ release, releaseAt }) => {
    const id = await givenAssignment(server, group, { release, releaseAt: releaseAt && at(DAY), maximum: '10' });
    const learner = await givenLearner(server, group);
    const { body } = await working(server, learner, id).handIn('', { mediaIds: [await givenFile(server, learner)] });
    const submissionId = body.assignmentSubmissionId;
    const marker = marking(server, group.instructor);
    const { current, isReleasedAtOnce } = (await marker.look(submissionId)).body;
    expect(isReleasedAtOnce).toBe(false);
    const fileId = current!.files[0]!.submissionFileId;
    await marker.mark(submissionId, { points: '7.77', comment: 'Judgement' });
    await marker.comment(submissionId, 'About the mark', true);
    await marker.comment(submissionId, 'A message');
    const drawn = {
      page: 1,
      kind: 'NOTE',
      color: 'RED',
      comment: 'In the margin',
      shapes: [[{ x: 0.5, y: 0.25 }]],
      version: 0,
    };
    expect(
      (await callAs(server, group.instructor, `PUT /api/submission-files/${fileId}/annotations/one`, drawn)).status,
    ).toBe(200);
    const before = await everything(id, submissionId, learner, fileId);
    for (const secret of ['"7.77"', 'Judgement', 'About the mark', 'In the margin', 'RETURNED'])
      expect(before).not.toContain(secret);
    expect(before).toContain('A message');
    if (release === 'BY_HAND') await callAs(server, group.instructor, `POST /api/course-assignments/${id}/release`);
    else server.clock.advance(DAY);
    expect((await marker.look(submissionId)).body.isReleasedAtOnce).toBe(true);
    const after = await everything(id, submissionId, learner, fileId);
    for (const seen of ['"7.77"', 'Judgement', 'About the mark', 'In the margin', 'RETURNED'])
      expect(after).toContain(seen);
    if (release !== 'BY_HAND') return;
    await callAs(server, group.instructor, `POST /api/course-assignments/${id}/hide`);
    expect(await everything(id, submissionId, learner, fileId)).not.toContain('"7.77"');
  });

  it('lets gradebooks know whether a mark may be seen', async () => {
    const { id, learner, submissionId } = await handedIn({ release: 'BY_HAND' });
    expect((await gradebook(id, [learner.userId])).get(learner.userId)).toEqual({
      state: 'PENDING',
      points: null,
      isReleased: false,
      isAnonymous: false,
    });
    await marking(server, group.instructor).mark(submissionId, { points: '4' });
    expect((await gradebook(id, [learner.userId])).get(learner.userId)).toMatchObject({
      state: 'MARKED',
      isReleased: false,
    });
  });
});

describe('who may mark', () => {
  it('is who edits the course; nobody else finds anything', async () => {
    const { id, learner, submissionId } = await handedIn();
    const other = await givenLearner(server, group);
    const elsewhere = await givenClass(server);
    for (const [as, status] of [
      [learner, 403],
      [other, 403],
      [elsewhere.instructor, 404],
    ] as const) {
      expect((await marking(server, as).look(submissionId)).status).toBe(status);
      expect((await marking(server, as).mark(submissionId, { points: '1' })).status).toBe(status);
      expect((await marking(server, as).list(id)).status).toBe(status);
    }
    expect((await marking(server, other).comment(submissionId, 'Hello')).status).toBe(404);
    expect((await marking(server, elsewhere.instructor).comment(submissionId, 'Hello')).status).toBe(404);
  });
});

describe('annotations', () => {
  it('are changed by who drew them, at the version that was read', async () => {
    const id = await givenAssignment(server, group);
    const learner = await givenLearner(server, group);
    const { body } = await working(server, learner, id).handIn('', { mediaIds: [await givenFile(server, learner)] });
    const fileId = (await marking(server, group.instructor).look(body.assignmentSubmissionId)).body.current!.files[0]!
      .submissionFileId;
    const place = `/api/submission-files/${fileId}/annotations`;
    const drawn = {
      page: 2,
      kind: 'BOX',
      color: 'BLUE',
      comment: '',
      shapes: [
        [
          { x: 0, y: 0 },
          { x: 1, y: 1 },
        ],
      ],
      version: 0,
    };
    const save = (as: TestMember, change: object = {}) =>
      callAs(server, as, `PUT ${place}/box-1`, { ...drawn, ...change });
    expect(await save(group.instructor, { kind: 'NOTE' })).toMatchObject({ status: 400 });
    expect(await save(group.instructor)).toMatchObject({ status: 200, body: { version: 1 } });
    expect(await save(group.instructor)).toMatchObject(refused('conflict'));
    expect((await save(second, { version: 1 })).status).toBe(403);
    expect((await save(learner, { version: 1 })).status).toBe(403);
    expect(await save(group.instructor, { version: 1, comment: 'Here' })).toMatchObject({ body: { version: 2 } });
    expect((await callAs<{ data: unknown[] }>(server, second, `GET ${place}`)).body.data).toMatchObject([
      { comment: 'Here', isOwn: false },
    ]);
    expect((await callAs(server, second, `DELETE ${place}/box-1`)).status).toBe(403);
    expect((await callAs(server, group.instructor, `DELETE ${place}/box-1`)).status).toBe(204);
  });
});

describe('downloads', () => {
  it('give every file in a folder of its learner under a name that every system can unpack', async () => {
    const id = await givenAssignment(server, group);
    const learner = await givenLearner(server, group);
    await server.admin`update members set last_name = ${'../Al: Rashid'}, first_name = ${'=Nour'} where user_id = ${learner.userId}`;
    const files = [
      await givenFile(server, learner, 'CON.txt', 'one'),
      await givenFile(server, learner, 'بحث.txt', 'two'),
    ];
    await working(server, learner, id).handIn('<p>Text</p>', { link: 'https://example.org/', mediaIds: files });
    const { headers } = await givenSession(server, group.organizationId, group.instructor.userId);
    const response = await server.app.http.inject({
      method: 'GET',
      url: `/api/course-assignments/${id}/files`,
      headers,
    });
    expect([response.statusCode, response.headers['content-type']]).toEqual([200, 'application/zip']);
    expect(response.headers['content-disposition']).toMatch(/filename="Submissions - \w.* \d{4}-\d\d-\d\d\.zip"/);
    const unpacked = unzipSync(new Uint8Array(response.rawPayload));
    expect(Object.keys(unpacked).sort()).toEqual([
      'Al Rashid =Nour/_CON.txt',
      'Al Rashid =Nour/link.txt',
      'Al Rashid =Nour/text.html',
      'Al Rashid =Nour/بحث.txt',
    ]);
    const csv = await callAs<string>(server, group.instructor, `GET /api/course-assignments/${id}/marks`);
    expect(csv.body).toContain("'=Nour");
    expect(csv.body).toContain('Last name,First name,Email,Group,Status,Late');
  });
});
