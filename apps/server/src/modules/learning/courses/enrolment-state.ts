import { type RawBuilder, sql } from 'kysely';
import type { RequestContext } from '../../../kernel/context.ts';

/** Whether a published course can be enrolled in by oneself, and if not, why. */
export const ENROLMENT_STATES = ['OPEN', 'COMING', 'INVITATION', 'CLOSED'] as const;
export type EnrolmentState = (typeof ENROLMENT_STATES)[number];

export interface EnrolmentTerms {
  status: string;
  /** The last moment. */
  expiresAt: Date | null;
  /** The first moment. */
  enrollsFrom: Date | null;
  isByInvitation: boolean;
}

/** What it costs, and who asks, is another matter. */
export function enrolmentState(
  {
    configuration,
    clock,
  }: Pick<RequestContext, 'clock'> & {
    configuration: Pick<RequestContext['configuration'], 'self_enrollment_enabled'>;
  },
  { status, expiresAt, enrollsFrom, isByInvitation }: EnrolmentTerms,
): EnrolmentState {
  const now = clock.now();
  if (status !== 'PUBLISHED' || (expiresAt !== null && expiresAt <= now)) return 'CLOSED';
  if (isByInvitation || !configuration.self_enrollment_enabled) return 'INVITATION';
  return enrollsFrom !== null && enrollsFrom > now ? 'COMING' : 'OPEN';
}

/** The same of the view `course_overviews`, as `c`, where the organisation lets people enrol by themselves. */
export const takesLearners = (now: Date): RawBuilder<boolean> =>
  sql<boolean>`(c.status = 'PUBLISHED' and not c.is_by_invitation and (c.expires_at is null or c.expires_at > ${now})
    and (c.enrolls_from is null or c.enrolls_from <= ${now}))`;
