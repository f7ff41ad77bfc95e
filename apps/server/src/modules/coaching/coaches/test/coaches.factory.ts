import { givenMember, givenOrganization, type TestMember } from '../../../../../test/support/arrange.ts';
import { callAs } from '../../../../../test/support/classroom.ts';
import type { TestServer } from '../../../../../test/support/test-server.ts';

export const FEATURES = { features: { coaching: true } };

export interface CoachHouse {
  organizationId: number;
  admin: TestMember;
  /** Ids of the topics "Leadership" and "Money". */
  topicIds: [number, number];
}

/** An organisation with two topics and an administrator. */
export async function givenCoachHouse(
  server: TestServer,
  configuration: Record<string, unknown> = {},
): Promise<CoachHouse> {
  const organizationId = await givenOrganization(server, { ...FEATURES, ...configuration });
  const admin = await givenMember(server, organizationId, 'administrator');
  await callAs(server, admin, 'PUT /api/coaching-topics', {
    topics: [
      { coachingTopicId: null, title: { en: 'Leadership', ar: 'القيادة' }, hue: 265 },
      { coachingTopicId: null, title: { en: 'Money', ar: 'المال' }, hue: 155 },
    ],
  });
  const { body } = await callAs<{ data: { coachingTopicId: number }[] }>(server, admin, 'GET /api/coaching-topics');
  const [one, other] = body.data;
  return { organizationId, admin, topicIds: [one!.coachingTopicId, other!.coachingTopicId] };
}

export interface Details {
  coachId: number;
  status: string;
  missing: string[];
  version: number;
  decisionNote: string | null;
  topicIds: number[];
  certifications: { coachCertificationId: number; isChecked: boolean; isExpired: boolean }[];
  positions: { coachEntryId: number }[];
  languages: { language: string }[];
}

export const detailsOf = async (server: TestServer, coach: TestMember): Promise<Details> =>
  (await callAs<Details>(server, coach, 'GET /api/coach-details')).body;

export const TEXTS = {
  visibility: 'PUBLIC',
  title: { en: 'Coach for first-time leaders', ar: 'مرشدة لمن يقودون لأول مرة' },
  summary: { en: 'Bring one situation.', ar: 'أحضر موقفًا.' },
  description: { en: 'We take it apart.', ar: 'نفكّكه معًا.' },
  city: { en: 'Riyadh', ar: 'الرياض' },
  gender: 'FEMALE',
  portraitMediaId: null,
  videoMediaId: null,
  focusAreas: [{ en: 'Delegating', ar: 'التفويض' }],
};

/** Saves the whole page of a coach. */
export async function write(server: TestServer, coach: TestMember, changes: object = {}) {
  const { version } = await detailsOf(server, coach);
  return callAs<{ version: number }>(server, coach, 'PUT /api/coach-details', {
    ...TEXTS,
    topicIds: [],
    version,
    ...changes,
  });
}

/** An invited member with an empty page. */
export async function givenInvited(server: TestServer, { organizationId, admin }: CoachHouse): Promise<TestMember> {
  const member = await givenMember(server, organizationId, 'learner');
  await callAs(server, admin, 'POST /api/coaches', { userId: member.userId });
  return member;
}

/** A coach whose page lacks nothing and waits for approval. */
export async function givenSubmitted(server: TestServer, house: CoachHouse, changes: object = {}): Promise<TestMember> {
  const coach = await givenInvited(server, house);
  await callAs(server, coach, 'POST /api/coach-language', { language: 'ar', level: 'NATIVE' });
  const { body } = await write(server, coach, { topicIds: [house.topicIds[0]], ...changes });
  await callAs(server, coach, 'POST /api/coach-details/submit', { version: body.version });
  return coach;
}

export const decide = (server: TestServer, admin: TestMember, { coachId, version }: Details, step: string, note = '') =>
  callAs<{ version: number; errorCode: string }>(server, admin, `POST /api/coaches/${coachId}/${step}`, {
    note,
    version,
  });

export async function givenApproved(server: TestServer, house: CoachHouse, changes: object = {}) {
  const coach = await givenSubmitted(server, house, changes);
  const details = await detailsOf(server, coach);
  await decide(server, house.admin, details, 'approve');
  return { coach, coachId: details.coachId };
}
