import type { MemberContext } from '../../../kernel/context.ts';
import { db, type Tx } from '../../../kernel/database/database.ts';
import type { PageOf } from '../../../kernel/database/paging.ts';
import { listCases } from '../comments/comments.public.ts';
import { HOST, isBoardOfCourse, readBoards } from '../discussion-boards/discussion-boards.public.ts';
import type { CourseCase } from './discussion-moderation.schemas.ts';

/** What was reported on the boards of a course, for those who run it. */
export async function listCourseCases(
  context: MemberContext,
  tx: Tx,
  courseId: number,
  { isClosed = false, ...page }: PageOf & { isClosed?: boolean },
): Promise<{ data: CourseCase[]; total: number }> {
  const teachers = await tx.all(db.selectFrom('course_teachers').select('user_id').where('course_id', '=', courseId));
  const { data, total } = await listCases(context, tx, {
    hostKind: HOST,
    isOfHosts: isBoardOfCourse(courseId),
    isClosed,
    staffIds: teachers.map((row) => row.user_id),
    ...page,
  });
  const boards = await readBoards(
    context,
    tx,
    data.map(({ hostId }) => hostId),
  );
  return {
    total,
    data: data.map(({ hostId, ...each }) => {
      const board = boards.get(hostId);
      const own = each.commentId === null ? board : undefined;
      return {
        ...each,
        author: own?.author ?? each.author,
        isAnonymous: own?.isAnonymous ?? each.isAnonymous,
        writtenAt: own?.writtenAt ?? each.writtenAt,
        discussionBoardId: hostId,
        boardTitle: board?.title ?? {},
        boardBody: own?.body ?? {},
      };
    }),
  };
}
