import type { FindReader } from '../../../absent-reader.ts';
import type { MemberContext, SystemContext } from '../../../kernel/context.ts';
import { db, type Tx, transaction } from '../../../kernel/database/database.ts';
import type { JobDefinition } from '../../../kernel/jobs/job-queue.ts';
import { queueMail } from '../../../kernel/mail/queue-mail.ts';
import { pageUrl, studioUrl } from '../../../kernel/organization-url.ts';
import { Problem } from '../../../kernel/problem.ts';
import { findCourseTitle } from '../courses/courses.public.ts';
import { nextMailAt } from './mail-times.ts';
import type { Asked } from './report-kind.ts';
import { readFigures } from './report-reading.service.ts';
import { deleteMail, findReceiver, findView, lockDueMail, upsertMail } from './report-views.repository.ts';
import type { ReportRhythm } from './report-views.schemas.ts';
import { findKind } from './report-views.service.ts';
import type { Plot } from './reports.schemas.ts';

export const SEND_REPORTS = 'reports.send-mails';

/** Figures as lines: what the plots show, without anybody's name. */
const linesOf = (plots: readonly Plot[], number: (value: number) => string): string =>
  plots
    .map(({ title, items }) =>
      [
        title,
        ...items.map(({ label, count, note }) => `${label}: ${number(count)}${note ? ` (${note.text})` : ''}`),
      ].join('\n'),
    )
    .join('\n\n');

const pathOf = (courseId: number | null, kind: string): string =>
  `${courseId === null ? '' : `/courses/${courseId}`}/reports/${kind}`;

/** Filters as they stand in the address of the studio's page. */
const queryOf = ({ from, to, courseGroupId, status, courseIds }: Asked['narrowing']) => ({
  from: from ?? null,
  to: to ?? null,
  group: courseGroupId === undefined ? null : String(courseGroupId),
  who: status ?? null,
  courses: courseIds ?? null,
});

/** The figures, or null for who may not read them any more. */
async function readOpen(
  reader: MemberContext,
  tx: Tx,
  kind: string,
  courseId: number | null,
  narrowing: Asked['narrowing'],
) {
  try {
    return await readFigures(reader, tx, findKind(reader, kind, courseId), courseId, narrowing);
  } catch (error) {
    if (error instanceof Problem && (error.status === 403 || error.status === 404)) return null;
    throw error;
  }
}

/** @returns whether there was one that is due */
async function sendNext(context: SystemContext, tx: Tx, findReader: FindReader): Promise<boolean> {
  const now = context.clock.now();
  const due = await lockDueMail(tx, now);
  if (!due) return false;
  const { reportViewId, userId } = due;
  const view = await findView(tx, reportViewId);
  const receiver = await findReceiver(tx, userId);
  if (!view || !receiver) throw new Error('a mail has a view and a receiver');
  const { courseId, userId: ownerId, isShared } = view;
  const narrowing = view.narrowing as Asked['narrowing'];
  const reader = await findReader(context.organizationId, userId, receiver.language);
  const isTheirs = isShared || ownerId === userId;
  const figures = reader && isTheirs ? await readOpen(reader, tx, view.kind, courseId, narrowing) : null;
  // who may not read it any more doesn't get it again, should they be let in later, without asking for it
  if (!reader || !figures) {
    await deleteMail(tx, reportViewId, userId);
    return true;
  }
  const { words, plots } = figures;
  const organization = await tx.one(db.selectFrom('active_organizations').select(['prefix', 'name']));
  if (!organization) return false;
  const title = courseId === null ? null : await findCourseTitle(tx, courseId);
  const place = words.text(title ?? organization.name);
  await queueMail(context, tx, {
    template: 'report',
    recipient: receiver.email,
    language: receiver.language,
    values: {
      name: receiver.firstName,
      title: view.name,
      place,
      body: linesOf(plots, words.number),
      url: pageUrl(
        studioUrl(context.config, { organizationId: context.organizationId, prefix: organization.prefix }),
        pathOf(courseId, view.kind),
        queryOf(narrowing),
      ),
    },
  });
  const nextAt = nextMailAt(due.rhythm as ReportRhythm, now, reader.configuration.time_zone);
  await upsertMail(tx, { reportViewId, userId, rhythm: due.rhythm as ReportRhythm, nextAt });
  return true;
}

/** Sends what is due, each in a transaction of its own: one that fails holds up no other organisation. */
export const sendReports = (findReader: FindReader): JobDefinition => ({
  name: SEND_REPORTS,
  schedule: '5 * * * *',
  run: async (context) => {
    while (await transaction(context, (tx) => sendNext(context, tx, findReader)));
  },
});
