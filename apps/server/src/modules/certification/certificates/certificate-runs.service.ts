import { setTimeout } from 'node:timers/promises';
import { audit } from '../../../kernel/audit.ts';
import type { MemberContext, SystemContext } from '../../../kernel/context.ts';
import { reading, type Tx, transaction } from '../../../kernel/database/database.ts';
import type { JobDefinition } from '../../../kernel/jobs/job-queue.ts';
import { notify } from '../../operations/notifications/notifications.public.ts';
import { findTemplateInUse, templateInUse } from '../certificate-templates/certificate-templates.public.ts';
import {
  advanceRun,
  countRunSubjects,
  findRun,
  findRunUnderWay,
  insertRun,
  latestRun,
  nextRunSubjects,
  type RunRow,
} from './certificate-runs.repository.ts';
import type { Subject } from './certificate-subject.ts';
import { manageSubject } from './certificates.access.ts';
import { runUnderWay } from './certificates.errors.ts';
import { CERTIFICATE, OUTCOMES } from './certificates.notifications.ts';
import { setRevoked } from './certificates.repository.ts';
import type { StyleOf } from './document-style.ts';
import { issueCertificates } from './issue.ts';

export const RUN = 'certificates.run';
/** So few that others hardly notice: the slowest hundredth of reads beside it takes a quarter longer, with four twice as long. */
const BATCH = 2;
/** A breath between two batches in ms, in which others have the machine. */
const PAUSE = 25;
/** One job does so many batches, then lets other jobs go first. */
const BATCHES = 250;

/** What the holders are told of the certificate that another took the place of. */
const ANEW = {
  en: 'Issued anew from a later version of the template.',
  ar: 'صدرت من جديد وفق نموذج أحدث.',
} as const;

const presentRun = ({ certificateRunId, kind, total, done, startedAt, finishedAt }: RunRow) => ({
  certificateRunId,
  kind,
  total,
  done,
  startedAt: startedAt.toISOString(),
  finishedAt: finishedAt?.toISOString() ?? null,
});

/** One run of a course or a specialization at a time. */
const lockOf = ({ courseId, specializationId }: Subject): string =>
  courseId === null ? `certificate run of specialization ${specializationId}` : `certificate run of course ${courseId}`;

/** What issuing to all or issuing anew would do, before it is done. */
export const readOutlook = (context: MemberContext, subject: Subject) =>
  reading(context, async (tx) => {
    await manageSubject(context, tx, subject);
    const template = await findTemplateInUse(tx, subject);
    const run = await latestRun(tx, subject);
    const templateVersion = template?.templateVersion ?? 0;
    return {
      ...(await countRunSubjects(tx, subject, template ?? { certificateTemplateId: 0, templateVersion })),
      templateVersion,
      run: run ? presentRun(run) : null,
    };
  });

export const startRun = (
  context: MemberContext,
  subject: Subject,
  { kind, notifies }: { kind: 'ISSUE' | 'REISSUE'; notifies: boolean },
) =>
  transaction(context, async (tx) => {
    await manageSubject(context, tx, subject);
    await tx.sql`select pg_advisory_xact_lock(hashtextextended(${lockOf(subject)}::text, 0))`;
    if (await findRunUnderWay(tx, subject)) throw runUnderWay();
    const template = await templateInUse(context, tx, subject);
    const { toIssue, toReissue } = await countRunSubjects(tx, subject, template);
    const total = kind === 'ISSUE' ? toIssue : toReissue;
    const run = await insertRun(tx, {
      subject,
      kind,
      notifies,
      total,
      startedBy: context.caller.userId,
      now: context.clock.now(),
    });
    await context.jobs.enqueue(tx, context.organizationId, RUN, { certificateRunId: run.certificateRunId });
    await audit(context, tx, {
      action: 'certificate.run',
      noun: subject.courseId === null ? 'specialization' : 'course',
      nounId: subject.courseId ?? subject.specializationId,
      changes: { kind, notifies, total },
    });
    return presentRun(run);
  });

async function issueBatch(context: SystemContext, tx: Tx, run: RunRow, voiceOf: StyleOf): Promise<boolean> {
  const template = await templateInUse(context, tx, run.subject);
  const subjects = await nextRunSubjects(tx, run, template, BATCH);
  const now = context.clock.now();
  const last = subjects.at(-1);
  if (!last) {
    await advanceRun(tx, run.certificateRunId, { lastUserId: run.lastUserId, more: 0, finishedAt: now });
    return false;
  }
  for (const { held } of subjects)
    if (held) await setRevoked(tx, held.certificateId, { reason: ANEW, byUserId: run.startedBy, now });
  const issued = await issueCertificates(
    context,
    tx,
    {
      subject: run.subject,
      userIds: subjects.map(({ userId }) => userId),
      origin: run.kind === 'ISSUE' ? 'HAND' : 'REISSUE',
      issuedBy: run.startedBy,
      isAgain: run.kind === 'REISSUE',
      replaces: new Map(subjects.flatMap(({ userId, held }) => (held ? [[userId, held] as const] : []))),
      notifies: false,
    },
    await voiceOf(context),
  );
  const [first] = issued;
  if (run.notifies && first)
    await notify(context, tx, {
      templateId: CERTIFICATE,
      parameters: { courseTitle: first.courseTitle, outcome: run.kind === 'ISSUE' ? null : OUTCOMES.REISSUE },
      data: run.subject.courseId === null ? {} : { courseId: run.subject.courseId },
      dedupeKey: `certificate-run:${run.certificateRunId}`,
      byUserId: run.startedBy,
      userIds: issued.map(({ userId }) => userId),
    });
  await advanceRun(tx, run.certificateRunId, { lastUserId: last.userId, more: subjects.length, finishedAt: null });
  return true;
}

/** Issues some at a time, each batch in a transaction of its own; what broke off goes on where it was. */
export const runJob = (voiceOf: StyleOf): JobDefinition => ({
  name: RUN,
  run: async (context, payload) => {
    const certificateRunId = payload.certificateRunId as number;
    for (let batch = 0; batch < BATCHES; batch++) {
      const goesOn = await transaction(context, async (tx) => {
        const run = await findRun(tx, certificateRunId);
        return run && !run.finishedAt ? issueBatch(context, tx, run, voiceOf) : false;
      });
      if (!goesOn) return;
      await setTimeout(PAUSE);
    }
    await transaction(context, (tx) => context.jobs.enqueue(tx, context.organizationId, RUN, { certificateRunId }));
  },
});
