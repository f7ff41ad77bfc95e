import type { MemberContext } from '../../../kernel/context.ts';
import { reading, type Tx, transaction } from '../../../kernel/database/database.ts';
import { notAllowed, notFound } from '../../../kernel/problem.ts';
import { nextMailAt } from './mail-times.ts';
import { type Asked, type ReportKind, reportKinds } from './report-kind.ts';
import { isOpen } from './report-reading.service.ts';
import {
  deleteMail,
  deleteOthersMails,
  deleteView,
  findView,
  insertView,
  listViews,
  updateView,
  upsertMail,
} from './report-views.repository.ts';
import type { NewReportView, ReportRhythm, ReportViewList, ReportViewPatch } from './report-views.schemas.ts';
import { accessReports } from './reports.access.ts';

/** @throws Problem not-found: there is no such report here, or it is switched off */
export function findKind(context: MemberContext, name: string, courseId: number | null): ReportKind {
  const scope = courseId === null ? 'ORGANIZATION' : 'COURSE';
  const kind = context.extensions.of(reportKinds).find((each) => each.kind === name);
  if (!kind || !isOpen(context, kind) || !kind.scopes.includes(scope)) throw notFound();
  return kind;
}

/** The only way to a view: whose report the caller may read, and which is their own or for all. */
async function accessView(context: MemberContext, tx: Tx, reportViewId: number, action: 'see' | 'edit') {
  const view = await findView(tx, reportViewId);
  if (!view) throw notFound();
  const isOwn = view.userId === context.caller.userId;
  if (!isOwn && !view.isShared) throw notFound();
  await accessReports(context, tx, view.courseId);
  if (action === 'edit' && !isOwn) throw notAllowed();
  return view;
}

export const readViews = (context: MemberContext, courseId: number | null): Promise<ReportViewList> =>
  reading(context, async (tx) => {
    await accessReports(context, tx, courseId);
    const { userId } = context.caller;
    const rows = await listViews(tx, userId, courseId);
    return {
      data: rows.map(({ userId: ownerId, narrowing, rhythm, ...view }) => ({
        ...view,
        narrowing: narrowing as Asked['narrowing'],
        rhythm: rhythm as ReportRhythm | null,
        isOwn: ownerId === userId,
      })),
    };
  });

export const createView = (
  context: MemberContext,
  { courseId = null, ...view }: Omit<NewReportView, 'courseId'> & { courseId?: number | null },
) =>
  transaction(context, async (tx) => {
    await accessReports(context, tx, courseId);
    findKind(context, view.kind, courseId);
    const { userId } = context.caller;
    const name = view.name.trim();
    return { reportViewId: await insertView(tx, { ...view, name, courseId, userId, now: context.clock.now() }) };
  });

export const changeView = (context: MemberContext, reportViewId: number, patch: ReportViewPatch): Promise<void> =>
  transaction(context, async (tx) => {
    const view = await accessView(context, tx, reportViewId, 'edit');
    await updateView(tx, reportViewId, patch);
    if (patch.isShared === false) await deleteOthersMails(tx, reportViewId, view.userId);
  });

export const removeView = (context: MemberContext, reportViewId: number): Promise<void> =>
  transaction(context, async (tx) => {
    await accessView(context, tx, reportViewId, 'edit');
    await deleteView(tx, reportViewId);
  });

/** How often the caller gets a view by mail; null: no longer. */
export const setMail = (context: MemberContext, reportViewId: number, rhythm: ReportRhythm | null): Promise<void> =>
  transaction(context, async (tx) => {
    await accessView(context, tx, reportViewId, 'see');
    const { userId } = context.caller;
    if (rhythm === null) return void (await deleteMail(tx, reportViewId, userId));
    const nextAt = nextMailAt(rhythm, context.clock.now(), context.configuration.time_zone);
    await upsertMail(tx, { reportViewId, userId, rhythm, nextAt });
  });
