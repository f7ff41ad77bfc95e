import { beforeAll, describe, expect, it } from 'vitest';
import { givenMember, type TestMember } from '../../../../../test/support/arrange.ts';
import { call } from '../../../../../test/support/call.ts';
import { callAs } from '../../../../../test/support/classroom.ts';
import { testServer } from '../../../../../test/support/test-server.ts';
import {
  type CoachHouse,
  decide,
  detailsOf,
  givenApproved,
  givenCoachHouse,
  givenInvited,
  givenSubmitted,
  write,
} from './coaches.factory.ts';

const server = testServer();
let house: CoachHouse;
let learner: TestMember;

beforeAll(async () => {
  house = await givenCoachHouse(server);
  learner = await givenMember(server, house.organizationId);
});

const page = (coachId: number, as: TestMember | null = learner) =>
  call<{ errorCode: string; gender: string | null; abilities: object }>(
    server,
    `GET /api/coaches/${coachId}`,
    as ? { as } : { organizationId: house.organizationId },
  );

describe('the way of a coach', () => {
  it('begins with an invitation and is public once an administrator has approved it', async () => {
    const coach = await givenInvited(server, house);
    const { coachId, missing, version } = await detailsOf(server, coach);
    expect(missing).toEqual(['TITLE', 'SUMMARY', 'DESCRIPTION', 'LANGUAGES', 'TOPICS']);
    const early = await callAs(server, coach, 'POST /api/coach-details/submit', { version });
    expect(early.body).toMatchObject({ errorCode: 'coach.incomplete', details: [{ path: 'title' }, {}, {}, {}, {}] });
    await callAs(server, coach, 'POST /api/coach-language', { language: 'ar', level: 'NATIVE' });
    const saved = await write(server, coach, { topicIds: [house.topicIds[0]] });
    expect((await callAs(server, coach, 'POST /api/coach-details/submit', saved.body)).status).toBe(200);
    expect([(await page(coachId)).status, (await page(coachId, null)).status]).toEqual([404, 404]);
    expect((await page(coachId, coach)).status).toBe(200);

    await server.runJobs();
    const notices = await callAs<{ data: { text: string }[] }>(server, house.admin, 'GET /api/notifications');
    expect(notices.body.data[0]?.text).toContain('submitted a coach’s page');
    expect((await decide(server, learner, await detailsOf(server, coach), 'approve')).status).toBe(403);
    expect((await decide(server, house.admin, await detailsOf(server, coach), 'approve')).status).toBe(200);
    expect((await page(coachId)).body.abilities).toEqual({ canBook: true, canEdit: false });
    expect((await page(coachId, null)).body.abilities).toEqual({ canBook: false, canEdit: false });
    await server.runJobs();
    const own = await callAs<{ data: { text: string }[] }>(server, coach, 'GET /api/notifications');
    expect(own.body.data.map(({ text }) => text)).toEqual([
      'Your page as a coach has been approved and is listed now.',
      'You are invited to coach. Fill in your page and submit it for approval.',
    ]);
  });

  it('goes back to the coach with a note, or ends', async () => {
    const coach = await givenSubmitted(server, house);
    const submitted = await detailsOf(server, coach);
    expect((await decide(server, house.admin, submitted, 'request-changes')).status).toBe(400);
    await decide(server, house.admin, submitted, 'request-changes', 'Add a certificate.');
    const returned = await detailsOf(server, coach);
    expect(returned).toMatchObject({ status: 'CHANGES_REQUESTED', decisionNote: 'Add a certificate.' });
    expect((await decide(server, house.admin, returned, 'request-changes', 'Again')).body.errorCode).toBe(
      'coach.not-ready',
    );
    expect((await decide(server, house.admin, submitted, 'decline', 'Too late')).status).toBe(409);
    await decide(server, house.admin, returned, 'decline', 'We have enough coaches.');
    expect(await detailsOf(server, coach)).toMatchObject({ status: 'DECLINED' });
    const { version } = await detailsOf(server, coach);
    expect((await callAs(server, coach, 'POST /api/coach-details/submit', { version })).status).toBe(200);
  });

  it('pauses and resumes by the coach or an administrator', async () => {
    const { coach, coachId } = await givenApproved(server, house);
    const step = async (name: string, as = coach) => {
      const { version } = await detailsOf(server, coach);
      return (await callAs(server, as, `POST /api/coaches/${coachId}/${name}`, { version })).status;
    };
    expect([await step('resume'), await step('pause', learner), await step('pause')]).toEqual([409, 403, 200]);
    expect((await page(coachId)).body).toMatchObject({ isPaused: true, abilities: { canBook: false } });
    expect([await step('pause'), await step('resume', house.admin)]).toEqual([409, 200]);
  });

  it('is closed to visitors and other members if it is for members only', async () => {
    const { coachId } = await givenApproved(server, house, { visibility: 'MEMBERS' });
    const outsider = await givenMember(server, house.organizationId, 'learner', {
      permissions: ['organization_member_access_courses'],
    });
    expect([
      (await page(coachId)).status,
      (await page(coachId, null)).status,
      (await page(coachId, outsider)).status,
    ]).toEqual([200, 404, 404]);
  });

  it('tells the gender only where the organisation shows it', async () => {
    const { coachId } = await givenApproved(server, house);
    expect((await page(coachId)).body.gender).toBeNull();
    await callAs(server, house.admin, 'PUT /api/organizations-dashboard/configurations/coach_gender_shown', {
      value: true,
    });
    expect((await page(coachId)).body.gender).toBe('FEMALE');
  });
});

describe('the administrator', () => {
  it('invites a member once, and nobody who is no member', async () => {
    const coach = await givenInvited(server, house);
    const invite = (userId: number, as = house.admin) =>
      callAs<{ errorCode: string }>(server, as, 'POST /api/coaches', { userId });
    expect((await invite(coach.userId)).body.errorCode).toBe('coach.already-coach');
    const stranger = await givenMember(server, (await givenCoachHouse(server)).organizationId);
    expect([(await invite(stranger.userId)).status, (await invite(learner.userId, learner)).status]).toEqual([
      400, 403,
    ]);
  });

  it('lists who waits first, with facts about certificates', async () => {
    const coach = await givenSubmitted(server, house);
    await callAs(server, coach, 'POST /api/coach-certification', {
      title: { en: 'Certified coach' },
      issuer: { en: 'Federation' },
      issuedOn: '2020-01-01',
      validUntil: '2020-12-31',
      verificationUrl: 'https://issuer.example.test/1',
    });
    const { coachId } = await detailsOf(server, coach);
    const list = await callAs<{ data: { coachId: number; status: string; writtenIn: string[] }[] }>(
      server,
      house.admin,
      'GET /api/coaches/managed?take=100',
    );
    const { data } = list.body;
    expect(data[0]?.status).toBe('SUBMITTED');
    expect(data.find((row) => row.coachId === coachId)).toMatchObject({
      writtenIn: ['en', 'ar'],
      languages: ['ar'],
      certifications: [{ isExpired: true, isChecked: false }],
    });
    expect((await callAs(server, coach, 'GET /api/coaches/managed')).status).toBe(403);
  });

  it('removes a topic from coaches with the list', async () => {
    const own = await givenCoachHouse(server);
    const { coach } = await givenApproved(server, own);
    const keep = { coachingTopicId: own.topicIds[1], title: { en: 'Money' }, hue: 1 };
    expect((await callAs(server, coach, 'PUT /api/coaching-topics', { topics: [keep] })).status).toBe(403);
    expect((await callAs(server, own.admin, 'PUT /api/coaching-topics', { topics: [keep, keep] })).status).toBe(400);
    expect((await callAs(server, own.admin, 'PUT /api/coaching-topics', { topics: [keep] })).status).toBe(204);
    expect(await detailsOf(server, coach)).toMatchObject({ topicIds: [], missing: ['TOPICS'] });
  });
});
