import { withNames } from '@sullam/domain/discussions/mentions.ts';
import { DAY } from '@sullam/domain/limits.ts';
import type { CommentedSubject } from '@sullam/domain/subjects.gen.ts';
import type { FoundWord } from '@sullam/domain/word-list.ts';
import { type RawBuilder, sql } from 'kysely';
import type { MemberContext } from '../../../kernel/context.ts';
import { db, type Tx } from '../../../kernel/database/database.ts';
import { inOrganization } from '../../../kernel/database/organization.ts';
import type { PageOf } from '../../../kernel/database/paging.ts';
import { mediaColumns, presentText, shownIn } from '../../organization/media/media.public.ts';
import { COMMENT, commentQuery, contributor, filesOf, type Named, readBesides } from './comment-row.reads.ts';
import type { Contributor, ModerationCase } from './comments.schemas.ts';
import type { BeforeDecision, CaseRecord } from './moderation.repository.ts';

/** The cases of some hosts, those that wait for a decision the oldest first, closed ones the newest first. */
export async function listCases(
  context: MemberContext,
  tx: Tx,
  {
    hostKind,
    isOfHosts,
    isClosed,
    isAppealed,
    only,
    staffIds,
    skip = 0,
    take = 20,
  }: PageOf & {
    hostKind: CommentedSubject;
    isOfHosts: (hostId: string) => RawBuilder<boolean>;
    isClosed: boolean;
    /** Of those that wait: appeals, or what was reported. */
    isAppealed?: boolean | undefined;
    /** One case, however it stands. */
    only?: number | undefined;
    staffIds: readonly number[];
  },
): Promise<{ data: ModerationCase[]; total: number }> {
  const isWaiting =
    isAppealed === undefined
      ? sql<boolean>`k.status in ('OPEN', 'APPEALED')`
      : sql<boolean>`k.status = ${isAppealed ? 'APPEALED' : 'OPEN'}`;
  const isListed = isClosed ? sql<boolean>`k.status in ('KEPT', 'HIDDEN')` : isWaiting;
  const isWanted = only === undefined ? isListed : sql<boolean>`k.moderation_case_id = ${only}`;
  const cases = db
    .selectFrom('moderation_cases as k')
    .where('k.host_kind', '=', hostKind)
    .where(isOfHosts('k.host_id'))
    .where(isWanted);
  const found = cases
    .leftJoin('comments as c', 'c.comment_id', 'k.comment_id')
    .leftJoin('member_names as p', 'p.user_id', 'c.author_user_id')
    .leftJoin('media_files as m', 'm.media_id', 'p.profile_media_id');
  const rows = await tx.all(
    found
      .select([
        'k.moderation_case_id',
        'k.host_id',
        'k.comment_id',
        'k.status',
        'k.reason',
        'k.appeal',
        'k.opened_at',
        sql<FoundWord[]>`k.found_words`.as('found_words'),
        sql<BeforeDecision | null>`k.before_decision`.as('before_decision'),
      ])
      .select([
        'k.decided_at',
        'k.decided_by',
        'c.html',
        'c.media_ids',
        'c.attachment_ids',
        'c.is_anonymous',
        'c.created_at',
      ])
      .select(['c.author_user_id', 'p.first_name', 'p.last_name', mediaColumns('m').as('image')])
      .select(
        sql<{ why: string; note: string; createdAt: string }[]>`coalesce((select jsonb_agg(jsonb_build_object(
            'why', r.why, 'note', r.note, 'createdAt', r.created_at) order by r.created_at) from moderation_reports r
            where ${inOrganization('r')} and r.moderation_case_id = k.moderation_case_id), '[]')`.as('reports'),
      )
      .orderBy(sql`case when ${isClosed}::boolean then k.decided_at end desc nulls last`)
      .orderBy('k.moderation_case_id')
      .offset(skip)
      .limit(take),
  );
  const counted = await tx.one(cases.select(sql<number>`count(*)::int`.as('total')));
  const texts = rows.map((row) => ({
    html: row.html ?? '',
    media_ids: row.media_ids ?? [],
    attachment_ids: row.attachment_ids ?? [],
  }));
  const besides = await readBesides(tx, texts, () => sql<boolean>`true`);
  return {
    total: counted!.total,
    data: rows.map((row, index) => ({
      moderationCaseId: row.moderation_case_id,
      hostId: row.host_id,
      commentId: row.comment_id,
      status: row.status as ModerationCase['status'],
      reason: row.reason,
      appeal: row.appeal,
      openedAt: row.opened_at.toISOString(),
      decidedAt: row.decided_at?.toISOString() ?? null,
      decidedByMe: row.decided_by === context.caller.userId,
      canUndo: canTakeBack(context, {
        before: row.before_decision,
        decidedBy: row.decided_by,
        decidedAt: row.decided_at,
        status: row.status as ModerationCase['status'],
      }),
      author: row.author_user_id === null ? null : contributor(context, row as Named, staffIds),
      isAnonymous: row.is_anonymous ?? false,
      html: presentText(
        withNames(texts[index]!.html, besides.names),
        filesOf(context, besides, texts[index]!, shownIn(context, COMMENT, row.comment_id ?? 0)),
      ),
      writtenAt: row.created_at?.toISOString() ?? null,
      foundWords: row.found_words,
      reports: row.reports.map((report) => ({
        why: report.why as ModerationCase['reports'][number]['why'],
        note: report.note,
        createdAt: new Date(report.createdAt).toISOString(),
      })),
    })),
  };
}

/** What a comment answers, for who decides about it: the comment above it; null where it stands on top. */
export async function readAround(
  context: MemberContext,
  tx: Tx,
  commentId: number,
): Promise<{ author: Contributor | null; html: string; writtenAt: string } | null> {
  const row = await tx.one(
    commentQuery()
      .innerJoin('comments as x', 'x.parent_comment_id', 'c.comment_id')
      .where('x.comment_id', '=', commentId),
  );
  if (!row) return null;
  const besides = await readBesides(tx, [row], () => sql<boolean>`true`);
  const files = filesOf(context, besides, row, shownIn(context, COMMENT, row.comment_id));
  return {
    author: row.deleted_at ? null : contributor(context, row, []),
    html: row.deleted_at ? '' : presentText(withNames(row.html, besides.names), files),
    writtenAt: row.created_at.toISOString(),
  };
}

/** How often somebody wrote, was taken out of sight and appealed, in the talk of some hosts. */
export interface CommentRecordOf {
  comments: number;
  removed: number;
  appeals: number;
}

export async function readCommentRecord(
  tx: Tx,
  {
    hostKind,
    userId,
    isOfHosts,
  }: { hostKind: CommentedSubject; userId: number; isOfHosts: (hostId: string) => RawBuilder<boolean> },
): Promise<CommentRecordOf> {
  const row = await tx.one(
    db
      .selectFrom('comments as c')
      .leftJoin('moderation_cases as k', 'k.comment_id', 'c.comment_id')
      .select([
        sql<number>`count(*) filter (where c.deleted_at is null)::int`.as('comments'),
        sql<number>`count(*) filter (where c.hidden_at is not null)::int`.as('removed'),
        sql<number>`count(*) filter (where k.appeal <> '')::int`.as('appeals'),
      ])
      .where('c.author_user_id', '=', userId)
      .where('c.host_kind', '=', hostKind)
      .where(isOfHosts('c.host_id')),
  );
  return row!;
}

/** Appeals about hosts themselves. */
export async function countHostAppeals(
  tx: Tx,
  { hostKind, isOfHosts }: { hostKind: CommentedSubject; isOfHosts: (hostId: string) => RawBuilder<boolean> },
): Promise<number> {
  const row = await tx.one(
    db
      .selectFrom('moderation_cases as k')
      .select(sql<number>`count(*)::int`.as('count'))
      .where('k.host_kind', '=', hostKind)
      .where('k.comment_id', 'is', null)
      .where('k.appeal', '<>', '')
      .where(isOfHosts('k.host_id')),
  );
  return row!.count;
}

/** So long whoever decided may take it back; who finds later that it was wrong decides anew. */
const UNDONE_WITHIN = DAY;

/** The caller's own decision, with nothing said about it since. */
export const canTakeBack = (
  { caller, clock }: MemberContext,
  { before, decidedBy, decidedAt, status }: Pick<CaseRecord, 'before' | 'decidedBy' | 'decidedAt' | 'status'>,
): boolean =>
  before !== null &&
  decidedBy === caller.userId &&
  decidedAt !== null &&
  decidedAt.getTime() > clock.now().getTime() - UNDONE_WITHIN &&
  (status === 'KEPT' || status === 'HIDDEN');
