import type { Configuration } from '@sullam/domain/configuration.ts';
import type { Feature } from '@sullam/domain/features.ts';
import type { Language } from '@sullam/domain/localized.ts';
import type { Config } from '../config.ts';
import type { Clock } from './clock.ts';
import type { ChangeRecorder } from './database/change-recorder.ts';
import type { Database } from './database/database.ts';
import type { ReplicaReads } from './database/replicas.ts';
import type { Extensions } from './extensions.ts';
import type { JobQueue } from './jobs/job-queue.ts';
import type { Log } from './log.ts';
import type { Worded } from './wording.ts';

/** What the whole process shares. */
export interface Platform {
  config: Config;
  clock: Clock;
  log: Log;
  database: Database;
  jobs: JobQueue;
  /** What modules bring to one another's extension points. */
  extensions: Extensions;
  /** The installation's secret: signs tokens and addresses; never leaves the process. */
  secret: string;
}

export interface Anonymous {
  kind: 'anonymous';
}

/** A signed-in member of the request's organisation. */
export interface Member {
  kind: 'member';
  userId: number;
  sessionId: string;
  /** Follows from the permissions, as the next does (domain, portals.ts). */
  isAdministrator: boolean;
  isInstructor: boolean;
  /** Member permission slugs (kernel/access/access.ts decides with them). */
  permissions: ReadonlySet<string>;
  /** An administrator acting as this member. */
  masqueraderUserId: number | null;
}

export type Caller = Anonymous | Member;

/** The id by which a caller's own rows are looked up; 0, whose rows there are none, for a visitor. */
export const userIdOf = (caller: Caller): number => (caller.kind === 'member' ? caller.userId : 0);

/** Who asks, in which organisation and language, and what the response may use. First argument of every service. */
export interface RequestContext extends Platform, Worded {
  requestId: string;
  organizationId: number;
  language: Language;
  caller: Caller;
  configuration: Configuration;
  features: Readonly<Record<Feature, boolean>>;
  /** Permission slugs that the organisation itself holds. */
  organizationPermissions: ReadonlySet<string>;
  ip: string;
  userAgent: string;
  /** While an administrator acts as the caller: writes that down with every change. */
  witness?: ChangeRecorder;
  /** Where the caller has written, and whether this request may read from a replica; undefined without replicas. */
  replicaReads?: ReplicaReads | undefined;
}

/** A context whose caller is known to be signed in (routes that require it hand this over). */
export interface MemberContext extends RequestContext {
  caller: Member;
}

/** The system acting for one organisation: jobs and signals. */
export interface SystemContext extends Platform {
  organizationId: number;
}

export const systemContext = (platform: Platform, organizationId: number): SystemContext => ({
  ...platform,
  organizationId,
});
