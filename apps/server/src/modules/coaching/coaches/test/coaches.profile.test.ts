import { COACH_LIMITS } from '@sullam/domain/coaching/coach.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { givenMember, type TestMember } from '../../../../../test/support/arrange.ts';
import { callAs } from '../../../../../test/support/classroom.ts';
import { testServer } from '../../../../../test/support/test-server.ts';
import {
  type CoachHouse,
  detailsOf,
  givenApproved,
  givenCoachHouse,
  givenInvited,
  TEXTS,
  write,
} from './coaches.factory.ts';

const server = testServer();
let house: CoachHouse;
let coach: TestMember;

beforeAll(async () => {
  house = await givenCoachHouse(server);
  coach = await givenInvited(server, house);
});

const ENTRY = { title: { en: 'Head of learning' }, place: { en: 'Bank' }, fromYear: 2012, untilYear: 2019 };
const CERTIFICATE = {
  title: { en: 'Certified coach' },
  issuer: { en: 'Federation' },
  issuedOn: '2026-01-01',
  validUntil: null,
  verificationUrl: null,
};

describe('the own page', () => {
  it('notices another editor, strange topics and files', async () => {
    const { version } = await detailsOf(server, coach);
    expect((await write(server, coach)).status).toBe(200);
    const stale = await callAs(server, coach, 'PUT /api/coach-details', { ...TEXTS, topicIds: [], version });
    expect(stale.body).toMatchObject({ status: 409, errorCode: 'conflict' });
    const strange = await givenCoachHouse(server);
    expect((await write(server, coach, { topicIds: [strange.topicIds[0]] })).status).toBe(400);
    expect((await write(server, coach, { portraitMediaId: 999_999 })).status).toBe(400);
    expect((await write(server, coach, { focusAreas: [{ en: ' ' }] })).status).toBe(400);
  });

  it('is no page of members who do not coach', async () => {
    const member = await givenMember(server, house.organizationId);
    expect((await callAs(server, member, 'GET /api/coach-details')).status).toBe(404);
    expect((await callAs(server, member, 'POST /api/coach-position', ENTRY)).status).toBe(404);
  });
});

describe.each(['position', 'experience', 'education'])('coach-%s', (noun) => {
  it('adds, changes and removes own rows alone', async () => {
    const path = `/api/coach-${noun}`;
    const made = await callAs<{ coachEntryId: number }>(server, coach, `POST ${path}`, ENTRY);
    expect(made.status).toBe(201);
    const one = `${path}/${made.body.coachEntryId}`;
    const other = await givenInvited(server, house);
    expect([
      (await callAs(server, other, `PUT ${one}`, ENTRY)).status,
      (await callAs(server, other, `DELETE ${one}`)).status,
      (await callAs(server, coach, `PUT ${one}`, { ...ENTRY, untilYear: 2001 })).status,
      (await callAs(server, coach, `PUT ${one}`, { ...ENTRY, title: {} })).status,
      (await callAs(server, coach, `PUT ${one}`, { ...ENTRY, untilYear: null })).status,
    ]).toEqual([404, 404, 400, 400, 204]);
    const list = () => callAs<{ data: object[] }>(server, coach, `GET ${path}`);
    expect((await list()).body.data).toEqual([expect.objectContaining({ untilYear: null })]);
    expect((await callAs(server, coach, `DELETE ${one}`)).status).toBe(204);
    expect((await list()).body.data).toEqual([]);
  });
});

describe('lists of the page', () => {
  it('are full at their limits', async () => {
    const writer = await givenInvited(server, house);
    const add = async () =>
      (await callAs<{ errorCode?: string }>(server, writer, 'POST /api/coach-position', ENTRY)).body.errorCode;
    for (let at = 0; at < COACH_LIMITS.entries; at += 1) expect(await add()).toBeUndefined();
    expect(await add()).toBe('coach.too-many-rows');
  });

  it('hold a language once', async () => {
    const add = (language: string) =>
      callAs<{ errorCode: string; coachLanguageId: number }>(server, coach, 'POST /api/coach-language', {
        language,
        level: 'GOOD',
      });
    expect([(await add('ar')).status, (await add('xx')).status]).toEqual([201, 400]);
    expect((await add('ar')).body.errorCode).toBe('coach.language-listed');
    const { coachLanguageId } = (await add('en')).body;
    const change = (language: string) =>
      callAs(server, coach, `PUT /api/coach-language/${coachLanguageId}`, { language, level: 'FLUENT' });
    expect([(await change('ar')).status, (await change('fr')).status]).toEqual([409, 204]);
    expect((await callAs(server, coach, `DELETE /api/coach-language/${coachLanguageId}`)).status).toBe(204);
  });

  it('hold certifications with true dates and links, which a change unchecks', async () => {
    const { coach: approved, coachId } = await givenApproved(server, house);
    const add = (changes: object) =>
      callAs<{ coachCertificationId: number }>(server, approved, 'POST /api/coach-certification', {
        ...CERTIFICATE,
        ...changes,
      });
    expect([
      (await add({ issuedOn: '2026-02-30' })).status,
      (await add({ validUntil: '2025-01-01' })).status,
      (await add({ verificationUrl: 'javascript:alert(1)' })).status,
      (await add({ issuer: {} })).status,
    ]).toEqual([400, 400, 400, 400]);
    const { coachCertificationId: id } = (await add({})).body;
    const check = (as: TestMember) =>
      callAs(server, as, `PUT /api/coaches/${coachId}/certifications/${id}/check`, { isChecked: true });
    expect([(await check(approved)).status, (await check(house.admin)).status]).toEqual([403, 204]);
    const isChecked = async () => (await detailsOf(server, approved)).certifications[0]?.isChecked;
    expect(await isChecked()).toBe(true);
    await callAs(server, approved, `PUT /api/coach-certification/${id}`, { ...CERTIFICATE, title: { en: 'Other' } });
    expect(await isChecked()).toBe(false);
    expect((await callAs(server, approved, `DELETE /api/coach-certification/${id}`)).status).toBe(204);
  });
});
