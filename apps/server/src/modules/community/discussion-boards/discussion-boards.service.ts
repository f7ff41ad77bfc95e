import { isLockedAt } from '@sullam/domain/discussions/discussion.ts';
import { hasText, LANGUAGES, type Localized } from '@sullam/domain/localized.ts';
import { audit } from '../../../kernel/audit.ts';
import type { MemberContext } from '../../../kernel/context.ts';
import { type Tx, transaction } from '../../../kernel/database/database.ts';
import { wordsOf } from '../../../kernel/html.ts';
import { emit } from '../../../kernel/outbox/signals.ts';
import { conflict, invalidField, notAllowed } from '../../../kernel/problem.ts';
import { type AddedLesson, settleLesson } from '../../learning/course-content/course-content.public.ts';
import { checkMediaChoices, isEmptyText, MEDIA_KINDS, prepareText } from '../../organization/media/media.public.ts';
import {
  accessComment,
  addComment,
  beginTalk,
  type CommentBody,
  changeComment,
  likeHost,
  markRead,
  removeComment,
  setFollowing,
} from '../comments/comments.public.ts';
import { rubricAfter } from './board-rubric.ts';
import { accessBoard, accessBoards, accessTalk, refusalOf } from './discussion-boards.access.ts';
import {
  alreadyPublished,
  hasContributions,
  isLesson,
  startedByInstructors,
  tooFewWords,
} from './discussion-boards.errors.ts';
import { type BoardRow, HOST } from './discussion-boards.reads.ts';
import {
  type BoardText,
  deleteBoard,
  findAsked,
  findBoardOfLesson,
  findOwnGroup,
  findSettings,
  hasOthersOn,
  insertBoard,
  isGroupOf,
  listBoardsOf,
  markPublished,
  saveSettings,
  setAccepted,
  setBoardTitle,
  setLock,
  setPinned,
  updateBoard,
} from './discussion-boards.repository.ts';
import type { BoardBody, BoardPatch, BoardSettings, LockBody } from './discussion-boards.schemas.ts';
import { answerAccepted, boardChanged, boardMoment, boardPublished } from './discussion-boards.signals.ts';
import { finishIfDone } from './finish-lesson.ts';

const noun = 'discussion-board';

function checkTitle(title: Localized | undefined): void {
  if (title !== undefined && !hasText(title.en) && !hasText(title.ar)) throw invalidField('title', 'oneLanguage');
}

/** The text as it is kept; a language in which nothing can be read is left out. */
function prepareBody(body: Localized): BoardText {
  const kept: Localized = {};
  const mediaIds = new Set<number>();
  for (const language of LANGUAGES) {
    const text = prepareText(body[language] ?? '');
    if (isEmptyText(text.html)) continue;
    kept[language] = text.html;
    for (const id of text.mediaIds) mediaIds.add(id);
  }
  return { body: kept, mediaIds: [...mediaIds] };
}

async function checkFiles(
  context: MemberContext,
  tx: Tx,
  files: { shown: readonly number[]; attached: readonly number[] },
  alreadyThere: readonly number[] = [],
): Promise<void> {
  const choices = [
    ...files.shown.map((mediaId) => ({ path: 'body', mediaId, kinds: MEDIA_KINDS })),
    ...files.attached.map((mediaId) => ({ path: 'attachmentIds', mediaId, kinds: MEDIA_KINDS })),
  ];
  await checkMediaChoices(context, tx, choices, new Set(alreadyThere));
}

/** The group whose own the discussion is: any of the course for who runs it, one's own for learners. */
async function checkGroup(
  context: MemberContext,
  tx: Tx,
  courseId: number,
  courseGroupId: number | null | undefined,
  canManage: boolean,
): Promise<void> {
  if (courseGroupId == null) return;
  const isFound = canManage
    ? await isGroupOf(tx, courseId, courseGroupId)
    : (await findOwnGroup(tx, courseId, context.caller.userId))?.courseGroupId === courseGroupId;
  if (!isFound) throw invalidField('courseGroupId', 'choice');
}

/** Begins a discussion; sent twice it is there once. Of learners it is out at once. */
export const createBoard = (
  context: MemberContext,
  courseId: number,
  body: BoardBody,
): Promise<{ discussionBoardId: number }> => {
  checkTitle(body.title);
  const text = prepareBody(body.body ?? {});
  return transaction(context, async (tx) => {
    const { canManage, isLearning } = await accessBoards(context, tx, courseId, 'learn');
    if (!canManage && !isLearning) throw notAllowed();
    const settings = await findSettings(tx, courseId);
    if (!canManage && !settings.learnersStart) throw startedByInstructors();
    if (body.isAnonymous && !settings.allowsAnonymous) throw invalidField('isAnonymous', 'choice');
    await checkGroup(context, tx, courseId, body.courseGroupId, canManage);
    const attachmentIds = [...new Set(body.attachmentIds ?? [])];
    await checkFiles(context, tx, { shown: text.mediaIds, attached: attachmentIds });
    const now = context.clock.now();
    const { userId } = context.caller;
    const { discussionBoardId, isNew } = await insertBoard(tx, {
      ...text,
      courseId,
      courseSubsectionId: null,
      courseGroupId: body.courseGroupId ?? null,
      authorUserId: userId,
      requestKey: body.requestKey ?? null,
      kind: body.kind,
      title: body.title,
      attachmentIds,
      isAnonymous: body.isAnonymous ?? false,
      allowsAnonymous: settings.allowsAnonymous,
      publishedAt: canManage && body.isDraft ? null : now,
      now,
    });
    if (!isNew) return { discussionBoardId };
    await beginTalk(context, tx, { hostKind: HOST, hostId: discussionBoardId });
    await audit(context, tx, {
      action: 'discussion-board.create',
      noun,
      nounId: discussionBoardId,
      changes: { courseId },
    });
    if (!(canManage && body.isDraft))
      await emit(context, tx, boardPublished, { discussionBoardId, courseId, byUserId: userId });
    return { discussionBoardId };
  });
};

const MANAGED = [
  'courseGroupId',
  'allowsAnonymous',
  'postsFirst',
  'grading',
  'rubricId',
  'maximum',
  'dueAt',
  'ownCount',
  'replyCount',
  'leastWords',
] as const satisfies (keyof BoardPatch)[];

/** What a change leads to has to fit together. */
function checkRules(board: BoardRow, patch: BoardPatch): void {
  const grading = patch.grading ?? board.how_graded;
  const maximum = patch.maximum === undefined ? board.maximum : patch.maximum;
  const kind = patch.kind ?? board.kind;
  const postsFirst = patch.postsFirst ?? board.posts_first;
  if (grading !== 'NONE' && board.course_subsection_id === null) throw invalidField('grading', 'choice');
  const isByPoints = grading === 'PARTICIPATION' || grading === 'BY_HAND';
  if (isByPoints && (maximum === null || Number(maximum) <= 0)) throw invalidField('maximum', 'required');
  const steps = (patch.ownCount ?? board.own_count) + (patch.replyCount ?? board.reply_count);
  if (grading === 'PARTICIPATION' && steps === 0) throw invalidField('ownCount', 'required');
  if (postsFirst && kind === 'QUESTION') throw invalidField('postsFirst', 'choice');
}

/** Changes a board: its author the text, who runs the course everything. */
export function changeBoard(context: MemberContext, boardId: number, patch: BoardPatch): Promise<void> {
  checkTitle(patch.title);
  const text = patch.body === undefined ? null : prepareBody(patch.body);
  return transaction(context, async (tx) => {
    const board = await accessBoard(context, tx, boardId);
    requireWriter(context, board);
    if (!board.manages && MANAGED.some((field) => patch[field] !== undefined)) throw notAllowed();
    checkRules(board, patch);
    const { course_id: courseId } = board;
    await checkGroup(context, tx, courseId, patch.courseGroupId, board.manages);
    const there = [...board.media_ids, ...board.attachment_ids];
    await checkFiles(context, tx, { shown: text?.mediaIds ?? [], attached: patch.attachmentIds ?? [] }, there);
    const rubric = await rubricAfter(context, tx, board, patch);
    if (!(await updateBoard(tx, boardId, patch, { text, rubric, now: context.clock.now() }))) throw conflict();
    await audit(context, tx, { action: 'discussion-board.update', noun, nounId: boardId });
    await emit(context, tx, boardChanged, { discussionBoardId: boardId, courseId });
  });
}

function requireWriter(context: MemberContext, board: BoardRow): void {
  if (board.manages) return;
  if (board.author_user_id !== context.caller.userId) throw notAllowed();
  const refusal = refusalOf(context, board);
  if (refusal) throw refusal;
}

async function bringOut(
  context: MemberContext,
  tx: Tx,
  place: { discussionBoardId: number; courseId: number; courseSubsectionId: number | null },
): Promise<boolean> {
  const { discussionBoardId, courseId, courseSubsectionId } = place;
  if (!(await markPublished(tx, discussionBoardId, context.clock.now()))) return false;
  if (courseSubsectionId !== null) await settleLesson(context, tx, courseSubsectionId);
  await audit(context, tx, { action: 'discussion-board.publish', noun, nounId: discussionBoardId });
  const byUserId = context.caller.userId;
  await emit(context, tx, boardPublished, { discussionBoardId, courseId, byUserId });
  await emit(context, tx, boardChanged, { discussionBoardId, courseId });
  return true;
}

/** Shows a draft to learners and notifies them, once. */
export const publishBoard = (context: MemberContext, boardId: number): Promise<void> =>
  transaction(context, async (tx) => {
    const board = await accessBoard(context, tx, boardId, 'manage');
    const place = {
      discussionBoardId: boardId,
      courseId: board.course_id,
      courseSubsectionId: board.course_subsection_id,
    };
    if (!(await bringOut(context, tx, place))) throw alreadyPublished();
  });

/** Deletes a board: its author as long as nobody else has written on it; a lesson's goes with the lesson. */
export const removeBoard = (context: MemberContext, boardId: number): Promise<void> =>
  transaction(context, async (tx) => {
    const board = await accessBoard(context, tx, boardId);
    requireWriter(context, board);
    if (board.course_subsection_id !== null) throw isLesson();
    if (!board.manages && (await hasOthersOn(tx, [boardId], context.caller.userId))) throw hasContributions();
    await deleteBoard(tx, boardId);
    await audit(context, tx, { action: 'discussion-board.delete', noun, nounId: boardId });
  });

export const pinBoard = (context: MemberContext, boardId: number, isPinned: boolean): Promise<void> =>
  transaction(context, async (tx) => {
    await accessBoard(context, tx, boardId, 'manage');
    await setPinned(tx, boardId, isPinned);
    await audit(context, tx, {
      action: isPinned ? 'discussion-board.pin' : 'discussion-board.unpin',
      noun,
      nounId: boardId,
    });
  });

const date = (text: string | null | undefined): Date | null => (text == null ? null : new Date(text));

/** Closes a board to writing, at once or from a moment, for good or for a while; or opens it again. */
export const lockBoard = (context: MemberContext, boardId: number, body: LockBody): Promise<void> =>
  transaction(context, async (tx) => {
    const board = await accessBoard(context, tx, boardId, 'manage');
    const now = context.clock.now();
    const wasLocked = isLockedAt({ lockedFrom: board.locked_from, lockedUntil: board.locked_until }, now);
    const lock = {
      lockedFrom: date(body.lockedFrom),
      lockedUntil: date(body.lockedUntil),
      reason: (body.reason ?? '').trim(),
    };
    const { lockedFrom, lockedUntil } = lock;
    if (lockedUntil !== null && (lockedFrom === null || lockedUntil <= lockedFrom))
      throw invalidField('lockedUntil', 'dateAfterStart');
    await setLock(tx, boardId, lock);
    await audit(context, tx, { action: 'discussion-board.lock', noun, nounId: boardId, changes: { ...body } });
    if (wasLocked && !isLockedAt(lock, now))
      await emit(context, tx, boardMoment, {
        discussionBoardId: boardId,
        courseId: board.course_id,
        moment: 'OPEN',
        at: now.toISOString(),
      });
  });

/** Chooses the answer to a question, or none: who asked, or who runs the course. */
export const acceptAnswer = (context: MemberContext, boardId: number, commentId: number | null): Promise<void> =>
  transaction(context, async (tx) => {
    const board = await accessBoard(context, tx, boardId);
    if (board.kind !== 'QUESTION') throw invalidField('commentId', 'choice');
    if (!board.manages && board.author_user_id !== context.caller.userId) throw notAllowed();
    if (commentId !== null) {
      const { comment } = await accessComment(context, tx, commentId);
      const isAnswer = comment.hostKind === HOST && comment.hostId === boardId && comment.parentCommentId === null;
      if (!isAnswer || comment.isDeleted || comment.isHidden) throw invalidField('commentId', 'choice');
      const of = { discussionBoardId: boardId, courseId: board.course_id, commentId };
      await emit(context, tx, answerAccepted, {
        ...of,
        authorUserId: comment.authorUserId,
        byUserId: context.caller.userId,
      });
    }
    await setAccepted(tx, boardId, commentId);
    await audit(context, tx, {
      action: 'discussion-board.accept',
      noun,
      nounId: boardId,
      changes: { commentId },
    });
  });

export const likeBoard = (context: MemberContext, boardId: number, isLiked: boolean) =>
  transaction(context, (tx) => likeHost(context, tx, { hostKind: HOST, hostId: boardId }, isLiked));

export const followBoard = (context: MemberContext, boardId: number, isFollowing: boolean): Promise<void> =>
  transaction(context, async (tx) => {
    await accessBoard(context, tx, boardId);
    await setFollowing(context, tx, HOST, boardId, isFollowing);
  });

export const readUpToNow = (context: MemberContext, boardId: number): Promise<void> =>
  transaction(context, async (tx) => {
    await accessBoard(context, tx, boardId);
    await markRead(context, tx, HOST, boardId);
  });

export const changeSettings = (context: MemberContext, courseId: number, settings: BoardSettings): Promise<void> =>
  transaction(context, async (tx) => {
    await accessBoards(context, tx, courseId, 'edit');
    await saveSettings(tx, courseId, settings);
    await audit(context, tx, {
      action: 'course.set-discussions',
      noun: 'course',
      nounId: courseId,
      changes: { ...settings },
    });
  });

/**
 * A learner's contribution has as many words as the board asks for; replies may be shorter, but don't count as steps then.
 * @throws Problem discussion-board.too-few-words
 */
async function requireWords(tx: Tx, boardId: number, html: string): Promise<void> {
  const asked = await findAsked(tx, boardId);
  if (asked?.grading !== 'PARTICIPATION') return;
  const count = wordsOf(html);
  if (count < asked.leastWords) throw tooFewWords(asked.leastWords, count);
}

/** Says something on a board; who has done all that a lesson asks has finished it. */
export const contribute = (
  context: MemberContext,
  boardId: number,
  body: CommentBody,
): Promise<{ commentId: number }> =>
  transaction(context, async (tx) => {
    const { commentId, isNew, access } = await addComment(context, tx, { hostKind: HOST, hostId: boardId }, body);
    if (isNew && body.parentCommentId == null && !access.canModerate) await requireWords(tx, boardId, body.html);
    if (isNew) await finishIfDone(context, tx, boardId, context.caller.userId);
    return { commentId };
  });

export const changeContribution = (
  context: MemberContext,
  commentId: number,
  patch: Parameters<typeof changeComment>[3],
): Promise<void> =>
  transaction(context, async (tx) => {
    const { hostId, parentCommentId } = await changeComment(context, tx, commentId, patch);
    const { canModerate } = await accessTalk(context, tx, hostId);
    if (parentCommentId === null && !canModerate) await requireWords(tx, hostId, patch.html);
    await finishIfDone(context, tx, hostId, context.caller.userId);
  });

export const removeContribution = (context: MemberContext, commentId: number): Promise<void> =>
  transaction(context, async (tx) => {
    await removeComment(context, tx, commentId);
  });

/** A lesson that is a discussion has its board from the beginning, as a draft. */
export async function addLessonBoard(context: MemberContext, tx: Tx, lesson: AddedLesson): Promise<void> {
  if (lesson.kind !== 'DISCUSSION') return;
  const { discussionBoardId } = await insertBoard(tx, {
    courseId: lesson.courseId,
    courseSubsectionId: lesson.courseSubsectionId,
    courseGroupId: null,
    authorUserId: context.caller.userId,
    requestKey: null,
    kind: 'DISCUSSION',
    title: lesson.title,
    body: {},
    mediaIds: [],
    attachmentIds: [],
    isAnonymous: false,
    allowsAnonymous: false,
    publishedAt: null,
    now: context.clock.now(),
  });
  await beginTalk(context, tx, { hostKind: HOST, hostId: discussionBoardId });
}

/** A lesson's board goes by the lesson's title. */
export async function renameLessonBoard(
  _context: MemberContext,
  tx: Tx,
  courseSubsectionId: number,
  title: Localized,
): Promise<void> {
  const boardId = await findBoardOfLesson(tx, courseSubsectionId);
  if (boardId !== undefined) await setBoardTitle(tx, boardId, title);
}

/** A discussion in which somebody has written stays. */
export async function requireNoTalk(
  _context: MemberContext,
  tx: Tx,
  courseSubsectionIds: readonly number[],
): Promise<void> {
  const boardIds = await listBoardsOf(tx, courseSubsectionIds);
  if (boardIds.length > 0 && (await hasOthersOn(tx, boardIds, 0))) throw hasContributions();
}

const saysSomething = ({ body }: { body: unknown }): boolean => Object.keys(body as Localized).length > 0;

/** Whether the board of a lesson says what is to be talked about; null where there is none. */
export async function isLessonBoardComplete(
  context: MemberContext,
  tx: Tx,
  courseSubsectionId: number,
): Promise<boolean | null> {
  const discussionBoardId = await findBoardOfLesson(tx, courseSubsectionId);
  return discussionBoardId === undefined
    ? null
    : saysSomething(await accessBoard(context, tx, discussionBoardId, 'manage'));
}

/** A lesson's draft comes out with its course, once it says what is to be talked about; answers whether it did. */
export async function publishLessonBoard(context: MemberContext, tx: Tx, courseSubsectionId: number): Promise<boolean> {
  const discussionBoardId = await findBoardOfLesson(tx, courseSubsectionId);
  if (discussionBoardId === undefined) return false;
  const board = await accessBoard(context, tx, discussionBoardId, 'manage');
  if (!saysSomething(board)) return false;
  return bringOut(context, tx, { discussionBoardId, courseId: board.course_id, courseSubsectionId });
}
