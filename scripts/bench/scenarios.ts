import { randomUUID } from 'node:crypto';
import { connect } from '../../apps/server/src/kernel/database/connect.ts';
import { AccessTokens } from '../../apps/server/src/modules/sessions/access-token.ts';
import type { BareScenario } from './bare-settings.ts';
import { type BenchCluster, SECRET } from './cluster.ts';
import { BENCH_PASSWORD, type Size, TITLE_WORDS } from './fill.ts';
import type { RequestShape } from './load.ts';
import type { Recording } from './record.ts';

/** A request of a scenario, and the one that makes the server ready for it to be recorded. */
export interface Sample {
  request: RequestShape;
  warmUp?: RequestShape;
}

export interface Scenario {
  name: string;
  title: string;
  /** At least this share of the bare route's rate. */
  wanted: number;
  connections: number;
  samplesOn(data: DataSet): Promise<Sample[]>;
  /** What the bare route needs besides the statements. */
  bare?: Omit<BareScenario, 'recordings'>;
}

export interface BenchMember {
  organizationId: number;
  userId: number;
  headers: Record<string, string>;
}

/** A filled database, and people in it. */
export class DataSet {
  private readonly tokens = new AccessTokens(SECRET);

  constructor(
    private readonly cluster: BenchCluster,
    readonly name: string,
    readonly size: Size,
  ) {}

  get coursesEach(): number {
    return this.size.courses / this.size.organizations;
  }

  /** Signed-in learners, spread over all organisations; `offset` keeps scenarios apart. */
  async members(count: number, offset: number, organizations = this.size.organizations): Promise<BenchMember[]> {
    const usersEach = this.size.users / this.size.organizations;
    const admin = connect(this.cluster.addressOf(this.name), this.cluster.admin, 1);
    // tokens outlive the run
    const later = new Date(Date.now() + 45 * 60_000);
    try {
      const people = Array.from({ length: count }, (_, index) => {
        const organizationId = 1 + ((index * 7) % Math.min(organizations, this.size.organizations));
        const place =
          2 +
          ((offset + Math.floor(index / Math.min(organizations, this.size.organizations)) * 3 + index) %
            (usersEach - 2));
        return { organizationId, userId: (organizationId - 1) * usersEach + place, sessionId: randomUUID() };
      });
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

  /** A course that this learner is enrolled in. */
  enrolledCourse({ organizationId, userId }: BenchMember): number {
    return (organizationId - 1) * this.coursesEach + 1 + ((userId * 3) % this.coursesEach);
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

const SAMPLES = 64;
const anonymous = ({ organizationId }: BenchMember) => ({ organization: String(organizationId), language: 'en' });

export const SCENARIOS: readonly Scenario[] = [
  {
    name: 'search',
    title: 'Catalogue search',
    wanted: 0.5,
    connections: 16,
    samplesOn: async (data) =>
      (await data.members(SAMPLES, 11)).map(({ headers }, index) => {
        const word = encodeURIComponent(TITLE_WORDS[index % TITLE_WORDS.length]!);
        return { request: { method: 'GET', path: `/api/courses?take=20&search=${word}`, headers } };
      }),
  },
  {
    name: 'anonymous',
    title: 'Catalogue page of a visitor (kept in memory)',
    wanted: 2,
    connections: 16,
    samplesOn: async (data) =>
      // an organisation once: its second page would come out of the memory while it is recorded
      (await data.members(Math.min(SAMPLES, data.size.organizations), 0)).map((member) => ({
        request: { method: 'GET', path: '/api/courses?take=20', headers: anonymous(member) },
        warmUp: { method: 'GET', path: '/api/courses/filter-options', headers: anonymous(member) },
      })),
  },
  {
    name: 'course',
    title: 'Course page',
    wanted: 0.5,
    connections: 16,
    samplesOn: async (data) =>
      (await data.members(SAMPLES, 23)).map((member) => ({
        request: { method: 'GET', path: `/api/courses/${data.enrolledCourse(member)}`, headers: member.headers },
      })),
  },
  {
    name: 'progress',
    title: 'Progress write (a lesson marked, then unmarked)',
    wanted: 0.5,
    connections: 16,
    samplesOn: async (data) =>
      (await data.members(SAMPLES, 37)).flatMap((member) => {
        const subsectionId = (data.enrolledCourse(member) - 1) * 20 + 11;
        const path = `/api/course-subsections/${subsectionId}/finished`;
        const [mark, unmark] = ['POST', 'DELETE'].map((method) => ({ method, path, headers: member.headers })) as [
          RequestShape,
          RequestShape,
        ];
        return [
          { request: mark, warmUp: unmark },
          { request: unmark, warmUp: mark },
        ];
      }),
  },
  {
    name: 'sign-in',
    title: 'Sign-in',
    wanted: 0.5,
    connections: 8,
    bare: { password: BENCH_PASSWORD, hasUniqueKeys: true },
    samplesOn: async (data) =>
      (await data.members(SAMPLES, 51)).map((member) => ({
        request: {
          method: 'POST',
          path: '/api/auth/login',
          headers: { ...anonymous(member), 'user-agent': 'benchmark' },
          body: { email: `user${member.userId}@bench.test`, password: BENCH_PASSWORD },
        },
      })),
  },
];

/** How the bare server is asked for the same. */
export const bareRequest = (scenario: string, sample: number, { method, body }: RequestShape): RequestShape => ({
  method,
  path: `/${scenario}/${sample}`,
  ...(body === undefined ? {} : { body }),
});

export type Recordings = Record<string, Recording[]>;
