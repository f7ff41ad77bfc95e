import { addDays, wallTimeOf } from '@sullam/domain/lectures/zoned-time.ts';
import type { DemoCoach } from '../../../demo/content/types.ts';
import { DEMO_ZONE, daysAgo } from '../../../demo/days.ts';
import { type DemoLoad, demoKey } from '../../../demo/demo-content.ts';
import { demoMembers, markAsCoach } from '../../identity/members/members.public.ts';
import { insertCertification, insertEntry, insertLanguage, setChecked } from './coach-rows.repository.ts';
import {
  decisionColumns,
  detailColumns,
  insertCoach,
  listTopicIds,
  refreshSearchWords,
  replaceCoachTopics,
  replaceTopics,
  updateCoach,
} from './coaches.repository.ts';

/** The coach of each member's key. */
export const demoCoaches = demoKey<ReadonlyMap<string, number>>('coaches');

async function insertCertifications({ context, tx, loaded, demo }: DemoLoad, coachId: number, coach: DemoCoach) {
  const now = context.clock.now();
  const { date } = wallTimeOf(now, DEMO_ZONE);
  const dayOf = (inDays: number | undefined) => (inDays === undefined ? null : addDays(date, inDays));
  const admin = demo.members.find(({ role }) => role === 'admin')!;
  for (const { isChecked, verificationUrl = null, ...written } of coach.certifications ?? []) {
    const id = await insertCertification(tx, coachId, {
      title: written.title,
      issuer: written.issuer,
      issuedOn: dayOf(written.issuedInDays),
      validUntil: dayOf(written.validInDays),
      verificationUrl,
    });
    if (isChecked) await setChecked(tx, coachId, id, { by: loaded.get(demoMembers).get(admin.key)!, at: now });
  }
}

async function loadCoach(load: DemoLoad, coach: DemoCoach, topicIds: ReadonlyMap<string, number>): Promise<number> {
  const { context, tx, loaded, demo } = load;
  const members = loaded.get(demoMembers);
  const userId = members.get(coach.member)!;
  const now = context.clock.now();
  const coachId = (await insertCoach(tx, userId, daysAgo(now, 200)))!;
  await markAsCoach(tx, userId);
  const isDecided = coach.status === 'APPROVED' || coach.status === 'PAUSED';
  const admin = demo.members.find(({ role }) => role === 'admin')!;
  const decision = { status: coach.status, note: null, by: members.get(admin.key)!, at: daysAgo(now, 190) };
  await updateCoach(tx, coachId, {
    ...detailColumns({ ...coach, portraitMediaId: null, videoMediaId: null }),
    ...(isDecided ? decisionColumns(decision) : { status: coach.status }),
    submitted_at: daysAgo(now, isDecided ? 191 : 2),
  });
  await replaceCoachTopics(
    tx,
    coachId,
    coach.topics.map((key) => topicIds.get(key)!),
  );
  for (const language of coach.languages) await insertLanguage(tx, coachId, language);
  for (const { kind, title, place = {}, from = null, until = null } of coach.entries)
    await insertEntry(tx, coachId, kind, { title, place, fromYear: from, untilYear: until });
  await insertCertifications(load, coachId, coach);
  return coachId;
}

/** Topics and coaches, some of whom wait for approval. */
export async function loadDemoCoaches(load: DemoLoad): Promise<void> {
  const { tx, demo, loaded } = load;
  const { coachingTopics: topics, coaches } = demo;
  await replaceTopics(
    tx,
    topics.map(({ title, hue }) => ({ coachingTopicId: null, title, hue })),
  );
  const ids = await listTopicIds(tx);
  const topicIds = new Map(topics.map(({ key }, at) => [key, ids[at]!]));
  const byMember = new Map<string, number>();
  for (const coach of coaches) byMember.set(coach.member, await loadCoach(load, coach, topicIds));
  await refreshSearchWords(tx, 'all');
  loaded.put(demoCoaches, byMember);
}
