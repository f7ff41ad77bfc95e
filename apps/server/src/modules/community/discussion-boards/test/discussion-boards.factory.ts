import { randomUUID } from 'node:crypto';
import type { TestMember } from '../../../../../test/support/arrange.ts';
import { type Classroom, callAs, givenClassroom } from '../../../../../test/support/classroom.ts';
import type { TestServer } from '../../../../../test/support/test-server.ts';
import type { Comment } from '../../comments/comments.schemas.ts';
import type { CourseCase } from '../../discussion-moderation/discussion-moderation.schemas.ts';
import type { DiscussionBoard, DiscussionBoardSummary } from '../discussion-boards.schemas.ts';

export interface Page<Item> {
  data: Item[];
  total: number;
}

export interface BoardWorld extends Classroom {
  subsectionIds: number[];
  call: <Body = Record<string, never>>(
    who: TestMember,
    operation: string,
    body?: unknown,
  ) => ReturnType<typeof callAs<Body>>;
  /** A board that is out, begun by the instructor unless somebody else is named. */
  begin(changes?: object, who?: TestMember): Promise<number>;
  say(who: TestMember, boardId: number, html: string, more?: object): ReturnType<typeof callAs<{ commentId: number }>>;
  said(who: TestMember, boardId: number, html: string, more?: object): Promise<number>;
  read(who: TestMember, boardId: number): ReturnType<typeof callAs<DiscussionBoard>>;
  comments(who: TestMember, boardId: number, query?: string): Promise<Page<Comment>>;
  list(who: TestMember, query?: string): Promise<Page<DiscussionBoardSummary>>;
  cases(who: TestMember, query?: string): Promise<Page<CourseCase>>;
  patch(boardId: number, change: object, who?: TestMember): ReturnType<typeof callAs>;
  /** A lesson that is a discussion, and its board, out unless told otherwise. */
  lesson(settings?: object): Promise<{ courseSubsectionId: number; boardId: number }>;
}

/** A course with an instructor and a learner, and short ways to its discussions. */
export async function givenBoardWorld(
  server: TestServer,
  features: Parameters<typeof givenClassroom>[1] = [],
): Promise<BoardWorld> {
  const room = await givenClassroom(server, ['discussion-boards', ...features], ['First']);
  const request = <Body>(who: TestMember, operation: string, body?: unknown) =>
    callAs<Body>(server, who, operation, body);
  const world: BoardWorld = {
    ...room,
    call: request,
    async begin(changes = {}, who = room.instructor) {
      const body = {
        kind: 'DISCUSSION',
        title: { en: 'A topic' },
        body: { en: '<p>What do you think?</p>' },
        ...changes,
      };
      const made = await request<{ discussionBoardId: number }>(
        who,
        `POST /api/courses/${room.courseId}/discussion-boards`,
        body,
      );
      if (made.status !== 201) throw new Error(JSON.stringify(made.body));
      return made.body.discussionBoardId;
    },
    say: (who, discussionBoardId, html, more = {}) =>
      request<{ commentId: number }>(who, 'POST /api/discussion-board-comments', {
        discussionBoardId,
        html,
        requestKey: randomUUID(),
        ...more,
      }),
    async said(who, boardId, html, more) {
      const { status, body } = await world.say(who, boardId, html, more);
      if (status !== 201) throw new Error(JSON.stringify(body));
      return body.commentId;
    },
    read: (who, boardId) => request<DiscussionBoard>(who, `GET /api/course-discussion-boards/${boardId}`),
    comments: async (who, boardId, query = '') =>
      (await request<Page<Comment>>(who, `GET /api/discussion-board-comments?discussionBoardId=${boardId}${query}`))
        .body,
    list: async (who, query = '') =>
      (await request<Page<DiscussionBoardSummary>>(who, `GET /api/courses/${room.courseId}/discussion-boards${query}`))
        .body,
    cases: async (who, query = '') =>
      (await request<Page<CourseCase>>(who, `GET /api/courses/${room.courseId}/moderation-cases${query}`)).body,
    async patch(boardId, change, who = room.instructor) {
      const { body } = await world.read(who, boardId);
      return request(who, `PATCH /api/course-discussion-boards/${boardId}`, { ...change, version: body.version ?? 1 });
    },
    async lesson(settings = {}) {
      const made = await request<{ courseSubsectionId: number }>(
        room.instructor,
        `POST /api/course-sections/${room.courseSectionId}/subsections`,
        { kind: 'DISCUSSION', title: { en: 'Talk about it' } },
      );
      const { courseSubsectionId } = made.body;
      const { body } = await request<DiscussionBoard>(
        room.instructor,
        `GET /api/course-subsections/${courseSubsectionId}/discussion-board`,
      );
      const boardId = body.discussionBoardId;
      await world.patch(boardId, { body: { en: '<p>Say something</p>' }, ...settings });
      await request(room.instructor, `POST /api/course-discussion-boards/${boardId}/publish`);
      return { courseSubsectionId, boardId };
    },
  };
  return world;
}

/** How many rows of the talk there are: what a refusal must leave as it is. */
export const countComments = async (server: TestServer, boardId: number): Promise<number> => {
  const [row] = await server.admin<{ count: number }[]>`
    select count(*)::int as count from comments where host_kind = 'discussion-board' and host_id = ${boardId}`;
  return row!.count;
};
