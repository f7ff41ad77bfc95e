import { DAY } from '@sullam/domain/limits.ts';
import type { Language } from '@sullam/domain/localized.ts';
import type { BundledPace } from '@sullam/domain/notification-pace.ts';
import { type SqlBool, sql } from 'kysely';
import type { FindReader } from '../../../absent-reader.ts';
import type { MemberContext, SystemContext } from '../../../kernel/context.ts';
import { batch, db, reading, type Tx, transaction } from '../../../kernel/database/database.ts';
import type { JobDefinition } from '../../../kernel/jobs/job-queue.ts';
import { queueMail } from '../../../kernel/mail/queue-mail.ts';
import { organizationUrl, pageUrl, studioUrl } from '../../../kernel/organization-url.ts';
import { Problem } from '../../../kernel/problem.ts';
import type { Wiring } from '../../../wiring.ts';
import { accessCourse, findCourseTitle } from '../../learning/courses/courses.public.ts';
import {
  type BundledNotification,
  listBundled,
  listBundledReaders,
  notificationWords,
} from '../../operations/notifications/notifications.public.ts';
import { courseOf, digestBody } from './digest-body.ts';
import { type DigestSection, type DigestSpan, digestSources } from './digest-sources.ts';
import { duePaces } from './digest-times.ts';
import { digestToken } from './digest-token.ts';
import { type DigestOf, findCovered, forgetBefore, listServed, noteCount, takeDay } from './digests.repository.ts';

const CHUNK_JOB = 'notification-digests.chunk';
/** Members served by one job. */
const CHUNK = 100;
const SPANS: Record<BundledPace, number> = { DAILY: DAY, WEEKLY: 7 * DAY };
export const ONE_CLICK = '/api/notification-digests/one-click';
/** Its `key` is the token. */
export const STOP_PAGE = '/notifications/unsubscribe';

/** May the reader still see it? What is about a part of a course is for those who learn or teach in it. */
async function isStillTheirs(reader: MemberContext, tx: Tx, item: BundledNotification): Promise<boolean> {
  const courseId = courseOf(item);
  if (courseId === null) return true;
  const isOfPart = Object.entries(item.data).some(([name, id]) => name !== 'courseId' && id != null && id !== '');
  try {
    await accessCourse(reader, tx, courseId, isOfPart ? 'learn' : 'see');
    return true;
  } catch (error) {
    if (error instanceof Problem && (error.status === 403 || error.status === 404)) return false;
    throw error;
  }
}

async function theirs(reader: MemberContext, tx: Tx, items: readonly BundledNotification[]) {
  const kept: BundledNotification[] = [];
  for (const item of items) if (await isStillTheirs(reader, tx, item)) kept.push(item);
  return kept;
}

async function titlesOf(reader: MemberContext, tx: Tx, items: readonly BundledNotification[]) {
  const t = await notificationWords(reader);
  const titles = new Map<number, string>();
  for (const courseId of new Set(items.flatMap((item) => courseOf(item) ?? []))) {
    const title = await findCourseTitle(tx, courseId);
    const { language } = t;
    titles.set(courseId, title?.[language] ?? title?.en ?? title?.ar ?? '');
  }
  return titles;
}

interface Receiver {
  userId: number;
  email: string;
  firstName: string;
  language: Language;
}

interface Content {
  items: readonly BundledNotification[];
  sections: readonly DigestSection[];
}

/** Notices of which a module says more are left to it. */
async function readContent(
  reader: MemberContext,
  tx: Tx,
  span: DigestSpan,
  found: readonly BundledNotification[],
): Promise<Content> {
  let items = found;
  const sections: DigestSection[] = [];
  for (const source of reader.extensions.of(digestSources)) {
    const ofSource = items.filter(source.speaksFor);
    items = items.filter((item) => !source.speaksFor(item));
    if (ofSource.length > 0) sections.push(...(await source.tell(reader, tx, span, ofSource)));
  }
  return { items, sections };
}

const countOf = ({ items, sections }: Content): number =>
  sections.reduce((sum, { lines, left }) => sum + lines.length + left, items.length);

async function mail(reader: MemberContext, tx: Tx, receiver: Receiver, content: Content) {
  const { items, sections } = content;
  const organization = await tx.one(db.selectFrom('active_organizations').select('prefix'));
  const { organizationId, config } = reader;
  const place = { organizationId, prefix: organization?.prefix ?? '' };
  const sites = { learner: organizationUrl(config, place), studio: studioUrl(config, place) };
  const token = digestToken(reader, receiver.userId);
  await queueMail(reader, tx, {
    template: 'digest',
    recipient: receiver.email,
    language: receiver.language,
    unsubscribeUrl: pageUrl(sites.learner, ONE_CLICK, { token }),
    values: {
      name: receiver.firstName,
      count: countOf(content),
      url: pageUrl(sites.learner, '/notifications'),
      body: digestBody(await notificationWords(reader), {
        items,
        sections,
        courseTitles: await titlesOf(reader, tx, items),
        sites,
        stopUrl: pageUrl(sites.learner, STOP_PAGE, { key: token }),
      }),
    },
  });
}

async function serve(context: SystemContext, findReader: FindReader, receiver: Receiver, digest: DigestOf) {
  const { userId, language } = receiver;
  const reader = await findReader(context.organizationId, userId, language);
  if (!reader) return;
  const until = context.clock.now();
  await transaction(context, async (tx) => {
    const covered = await findCovered(tx, userId, digest.pace);
    if (!(await takeDay(tx, userId, digest, until))) return;
    const since = covered ?? new Date(until.getTime() - SPANS[digest.pace]);
    const found = await theirs(reader, tx, await listBundled(reader, tx, { pace: digest.pace, since, until }));
    const content = await readContent(reader, tx, { since, until }, found);
    const count = countOf(content);
    if (count === 0) return;
    await noteCount(tx, userId, digest, count);
    await mail(reader, tx, receiver, content);
  });
}

const listReceivers = (tx: Tx, userIds: readonly number[]) =>
  tx.all(
    db
      .selectFrom('member_records')
      .select(['user_id as userId', 'email', 'first_name as firstName', 'language'])
      .where(sql<SqlBool>`user_id = any(${[...userIds]}::bigint[])`)
      .where('status', '=', 'ACTIVE')
      .orderBy('user_id'),
  ) as Promise<Receiver[]>;

export const queueChunk = (context: SystemContext, tx: Tx, digest: DigestOf, after: number) =>
  context.jobs.enqueue(
    tx,
    context.organizationId,
    CHUNK_JOB,
    { ...digest, after },
    { key: `digests:${context.organizationId}:${digest.pace}:${digest.day}:${after}` },
  );

async function serveChunk(context: SystemContext, findReader: FindReader, digest: DigestOf, after: number) {
  const { userIds, receivers } = await reading(context, async (tx) => {
    const userIds = await listBundledReaders(tx, digest.pace, after, CHUNK);
    const served = await listServed(tx, digest, userIds);
    const receivers = await listReceivers(
      tx,
      userIds.filter((userId) => !served.has(userId)),
    );
    return { userIds, receivers };
  });
  for (const receiver of receivers) await serve(context, findReader, receiver, digest);
  const last = userIds.at(-1);
  if (last !== undefined && userIds.length === CHUNK)
    await transaction(context, (tx) => queueChunk(context, tx, digest, last));
}

export const digestJobs = (
  organizations: Wiring['organizations'],
  findReader: FindReader,
): readonly JobDefinition[] => [
  {
    // every hour: whose clock says seven, and who was forgotten by a server that stood still
    name: 'notification-digests.begin',
    schedule: '3 * * * *',
    async run(context) {
      const organization = await organizations.organizationOf(context.organizationId);
      if (!organization) return;
      const { day, paces } = duePaces(context.clock.now(), organization.configuration.time_zone);
      await transaction(context, async (tx) => {
        for (const pace of paces) await queueChunk(context, tx, { pace, day }, 0);
      });
    },
  },
  {
    name: CHUNK_JOB,
    run: (context, payload) => {
      const { pace, day, after } = payload as unknown as DigestOf & { after: number };
      return serveChunk(context, findReader, { pace, day }, after);
    },
  },
  {
    name: 'notification-digests.forget-old',
    schedule: '55 2 * * *',
    async run(context) {
      const day = new Date(context.clock.now().getTime() - 60 * DAY).toISOString().slice(0, 10);
      await batch(context, forgetBefore(day));
    },
  },
];
