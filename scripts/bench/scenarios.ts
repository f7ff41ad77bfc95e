import { randomUUID } from 'node:crypto';
import type { BenchData, BenchMember, BenchRequest, BenchScenario } from '../../apps/server/src/kernel/benchmark.ts';
import { connect } from '../../apps/server/src/kernel/database/connect.ts';
import { AccessTokens } from '../../apps/server/src/modules/identity/sessions/access-token.ts';
import { type BenchCluster, SECRET } from './cluster.ts';
import {
  administratorOf,
  BENCH_PASSWORD,
  BENCH_WEEK,
  gradedCourseOf,
  lessonsOf,
  READERS,
  type Size,
  TITLE_WORDS,
} from './fill.ts';
import { certificateOf } from './fill-certificates.ts';
import { groupOf, openEventOf, ticketsOf } from './fill-community.ts';
import { announcementOf, boardOf, sessionOf } from './fill-course-life.ts';
import { textQuestion } from './lesson-texts.ts';
import { BROUGHT } from './scenarios.gen.ts';

/** People that the requests of a scenario come from. */
export const SAMPLES = 64;

/** Searches of texts: enough of them that the slowest twentieth is no accident. */
const QUESTIONS = 240;

export const SCENARIOS: readonly BenchScenario[] = [...BROUGHT].sort((a, b) => a.place - b.place);

const DAY = 86_400_000;

/** The day so many days ago, as in 2026-11-30. */
const dayBefore = (days: number): string => new Date(Date.now() - days * DAY).toISOString().slice(0, 10);

export class DataSet implements BenchData {
  readonly titleWords = TITLE_WORDS;
  readonly week = BENCH_WEEK;
  readonly lastYear = { from: dayBefore(364), to: dayBefore(0) };
  readonly password = BENCH_PASSWORD;
  readonly lessonsOf = lessonsOf;
  readonly announcementOf = announcementOf;
  readonly boardOf = boardOf;
  readonly sessionOf = sessionOf;
  readonly textQuestions: readonly string[];
  private readonly tokens = new AccessTokens(SECRET);

  constructor(
    private readonly cluster: BenchCluster,
    readonly name: string,
    readonly size: Size,
  ) {
    const lessons = lessonsOf(size.courses).at(-1)!;
    this.textQuestions = Array.from({ length: QUESTIONS }, (_, number) => textQuestion(number, lessons));
  }

  get organizations(): number {
    return this.size.organizations;
  }

  async members(offset: number, count = SAMPLES, organizations = this.organizations): Promise<BenchMember[]> {
    const usersEach = this.size.users / this.size.organizations;
    return this.signIn(
      Array.from({ length: count }, (_, index) => {
        const organizationId = 1 + ((index * 7) % Math.min(organizations, this.size.organizations));
        const place =
          2 +
          ((offset + Math.floor(index / Math.min(organizations, this.size.organizations)) * 3 + index) %
            (usersEach - 1 - READERS));
        return { organizationId, userId: (organizationId - 1) * usersEach + place };
      }),
    );
  }

  classmates(offset: number): Promise<BenchMember[]> {
    return this.members(offset, SAMPLES, 1);
  }

  /** Learners of the first organisation, each once. */
  buyers(count: number): Promise<BenchMember[]> {
    const most = this.size.users / this.size.organizations - 1 - READERS;
    if (count > most) throw new Error(`The first organisation has ${most} learners, not ${count}.`);
    return this.signIn(Array.from({ length: count }, (_, index) => ({ organizationId: 1, userId: 2 + index })));
  }

  async gradebook(): Promise<{ courseId: number; author: BenchMember }> {
    const [author] = await this.signIn([{ organizationId: 1, userId: 1 }]);
    return { courseId: gradedCourseOf(this.size), author: author! };
  }

  async administrator(): Promise<BenchMember> {
    const [administrator] = await this.signIn([{ organizationId: 1, userId: administratorOf(this.size) }]);
    return administrator!;
  }

  readers(): Promise<BenchMember[]> {
    const last = this.size.users / this.size.organizations;
    return this.signIn(Array.from({ length: READERS }, (_, index) => ({ organizationId: 1, userId: last - index })));
  }

  private async signIn(asked: readonly { organizationId: number; userId: number }[]): Promise<BenchMember[]> {
    const admin = connect(this.cluster.addressOf(this.name), this.cluster.admin, 1);
    // tokens outlive the run
    const later = new Date(Date.now() + 45 * 60_000);
    const people = asked.map((person) => ({ ...person, sessionId: randomUUID() }));
    try {
      for (let from = 0; from < people.length; from += 500)
        await admin`insert into sessions ${admin(
          people.slice(from, from + 500).map(({ organizationId, userId, sessionId }) => ({
            session_id: sessionId,
            user_id: userId,
            organization_id: organizationId,
            created_at: new Date(),
            last_seen_at: new Date(),
            expires_at: new Date(Date.now() + 86_400_000),
          })),
        )}`;
      return await Promise.all(
        people.map(async ({ organizationId, userId, sessionId }) => {
          const { token } = await this.tokens.issue(userId, sessionId, later);
          return {
            organizationId,
            userId,
            headers: { organization: String(organizationId), language: 'en', authorization: `Bearer ${token}` },
          };
        }),
      );
    } finally {
      await admin.end();
    }
  }

  enrolledCourse({ organizationId, userId }: BenchMember): number {
    const coursesEach = this.size.courses / this.size.organizations;
    return (organizationId - 1) * coursesEach + 1 + ((userId * 3) % coursesEach);
  }

  /** Where somebody stands in their organisation, from zero. */
  private positionOf({ organizationId, userId }: BenchMember): number {
    return userId - 1 - (organizationId - 1) * (this.size.users / this.organizations);
  }

  groupOf(member: BenchMember): number {
    return groupOf(this.size, member.organizationId, this.positionOf(member));
  }

  openEventOf(member: BenchMember): number {
    return openEventOf(this.size, member.organizationId, this.positionOf(member));
  }

  ticketsOf({ userId }: BenchMember): { eventId: number; code: string }[] {
    return ticketsOf(this.size, userId);
  }

  certificateOf({ userId }: BenchMember): string {
    return certificateOf(userId);
  }

  /** An account's hash, so that the bare route does the same work. */
  async passwordHash(): Promise<string> {
    const admin = connect(this.cluster.addressOf(this.name), this.cluster.admin, 1);
    try {
      const [row] = await admin<{ password_hash: string }[]>`select password_hash from users where user_id = 2`;
      return row!.password_hash;
    } finally {
      await admin.end();
    }
  }
}

/** How the bare server is asked for the same. */
export const bareRequest = (scenario: string, sample: number, { method, body }: BenchRequest): BenchRequest => ({
  method,
  path: `/${scenario}/${sample}`,
  ...(body === undefined ? {} : { body }),
});
