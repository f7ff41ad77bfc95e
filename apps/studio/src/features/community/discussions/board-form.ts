import type { DiscussionGrading, DiscussionKind } from '@sullam/domain/discussions/discussion.ts';
import type { Localized } from '@sullam/domain/localized.ts';
import { localText } from '@sullam/web-kit/base/local-time.ts';
import type { BoardPatch, DiscussionBoard } from './discussions.api.ts';

/** What the page of a board writes; moments in the author's own zone. */
export interface BoardForm {
  title: Localized;
  body: Localized;
  kind: DiscussionKind;
  courseGroupId: number | null;
  allowsAnonymous: boolean;
  postsFirst: boolean;
  grading: DiscussionGrading;
  rubricId: number | null;
  maximum: number | undefined;
  dueAt: string | null;
  ownCount: number;
  replyCount: number;
  leastWords: number;
}

export const formOf = (board: DiscussionBoard): BoardForm => ({
  title: board.title,
  body: board.body,
  kind: board.kind,
  courseGroupId: board.courseGroup?.courseGroupId ?? null,
  allowsAnonymous: board.allowsAnonymous,
  postsFirst: board.postsFirst,
  grading: board.grading,
  rubricId: board.rubricId,
  maximum: board.maximum === null ? undefined : Number(board.maximum),
  dueAt: localText(board.dueAt),
  ownCount: board.participation?.ownCount ?? 1,
  replyCount: board.participation?.replyCount ?? 2,
  leastWords: board.participation?.leastWords ?? 0,
});

/** What of the form is sent: a lesson's board goes by the lesson's title, and only lessons are graded. */
export function patchOf(form: BoardForm, { courseSubsectionId }: DiscussionBoard, version: number): BoardPatch {
  const { title, grading, rubricId, maximum, dueAt, ownCount, replyCount, leastWords, ...rest } = form;
  const isLesson = courseSubsectionId !== null;
  return {
    ...rest,
    ...(isLesson
      ? {
          grading,
          rubricId: grading === 'RUBRIC' ? rubricId : null,
          // of a rubric it is what that gives
          ...(grading === 'RUBRIC' ? {} : { maximum: maximum === undefined ? null : String(maximum) }),
          dueAt: dueAt === null ? null : new Date(dueAt).toISOString(),
          ownCount,
          replyCount,
          leastWords,
        }
      : { title }),
    version,
  };
}
