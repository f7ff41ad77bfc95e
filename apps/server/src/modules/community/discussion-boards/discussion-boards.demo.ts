import { mentionHtml } from '@sullam/domain/discussions/mentions.ts';
import type { DemoDiscussion } from '../../../demo/content/types.ts';
import { daysAgo, endOfDay } from '../../../demo/days.ts';
import { type DemoLoad, demoKey } from '../../../demo/demo-content.ts';
import { db, type Tx } from '../../../kernel/database/database.ts';
import { demoRubrics, type LoadedRubric, markRubricUsed } from '../../gradebook/rubrics/rubrics.public.ts';
import { demoMembers } from '../../identity/members/members.public.ts';
import { insertDemoActivity, insertSection } from '../../learning/course-content/course-content.public.ts';
import { demoCourses } from '../../learning/courses/courses.public.ts';
import { prepareText } from '../../organization/media/media.public.ts';
import { insertDemoComment, insertDemoLikes } from '../comments/comments.public.ts';
import { HOST } from './discussion-boards.reads.ts';
import { insertBoard, setAccepted } from './discussion-boards.repository.ts';

export interface LoadedBoard {
  demo: DemoDiscussion;
  courseId: number;
  discussionBoardId: number;
  rubric: LoadedRubric | undefined;
}

/** The discussions of the content, for who grades them. */
export const demoBoards = demoKey<readonly LoadedBoard[]>('discussion-boards');

const SECTION_TITLE = { en: 'Talk about it', ar: 'لنتحدّث عنه' };

/** Discussions with what people said; a graded one is a lesson in a last section of its course. */
export async function loadDemoBoards({ context, tx, demo, loaded }: DemoLoad): Promise<void> {
  const users = loaded.get(demoMembers);
  const names = new Map(demo.members.map(({ key, language, name }) => [key, name[language]]));
  const meant = (html: string): string =>
    html.replaceAll(/@\[([\w-]+)\]/g, (_, key: string) => {
      const name = names.get(key)!;
      return mentionHtml(users.get(key)!, `${name.first} ${name.last}`);
    });
  const now = context.clock.now();
  const people = (keys: readonly string[] = []): number[] => keys.map((key) => users.get(key)!);
  const boards: LoadedBoard[] = [];
  for (const discussion of demo.discussions) {
    const courseId = loaded.get(demoCourses).get(discussion.course)!;
    const at = daysAgo(now, discussion.daysAgo);
    const courseSubsectionId = discussion.lesson ? await addLesson(tx, courseId, discussion) : null;
    const { discussionBoardId } = await insertBoard(tx, {
      courseId,
      courseSubsectionId,
      courseGroupId: null,
      authorUserId: users.get(discussion.author)!,
      requestKey: null,
      kind: discussion.kind,
      title: discussion.title,
      body: Object.fromEntries(
        Object.entries(discussion.body).map(([language, html]) => [language, prepareText(html).html]),
      ),
      mediaIds: [],
      attachmentIds: [],
      isAnonymous: false,
      allowsAnonymous: discussion.allowsAnonymous ?? false,
      publishedAt: at,
      now: at,
    });
    const rubric = loaded.get(demoRubrics).get(discussion.lesson?.rubric ?? '');
    await applyRules(tx, discussionBoardId, discussion, rubric, now);
    if (rubric) await markRubricUsed(tx, rubric.rubricId, at);
    boards.push({ demo: discussion, courseId, discussionBoardId, rubric });
    await insertDemoLikes(tx, { kind: HOST, id: discussionBoardId }, people(discussion.likes), at);
    const say = async (
      said: DemoDiscussion['comments'][number]['replies'][number],
      parentCommentId: number | null,
    ): Promise<number> => {
      const saidAt = daysAgo(now, said.daysAgo);
      const commentId = await insertDemoComment(tx, {
        hostKind: HOST,
        hostId: discussionBoardId,
        parentCommentId,
        authorUserId: users.get(said.author)!,
        html: meant(said.text),
        isAnonymous: said.isAnonymous ?? false,
        at: saidAt,
      });
      await insertDemoLikes(tx, { kind: 'comment', id: commentId }, people(said.likes), saidAt);
      return commentId;
    };
    for (const comment of discussion.comments) {
      const commentId = await say(comment, null);
      if (comment.isAccepted) await setAccepted(tx, discussionBoardId, commentId);
      for (const reply of comment.replies) await say(reply, commentId);
    }
  }
  loaded.put(demoBoards, boards);
}

async function addLesson(tx: Tx, courseId: number, { title }: DemoDiscussion): Promise<number> {
  const courseSectionId = await insertSection(tx, courseId, SECTION_TITLE);
  return insertDemoActivity(tx, { courseId, courseSectionId, kind: 'DISCUSSION', title, position: 0, minutes: 20 });
}

type DemoLesson = NonNullable<DemoDiscussion['lesson']>;

function gradingOf({ participation }: DemoLesson, rubric: LoadedRubric | undefined) {
  if (rubric)
    return { grading: 'RUBRIC' as const, rubric_id: rubric.rubricId, rubric_version: 1, maximum: rubric.maximum };
  return participation
    ? {
        grading: 'PARTICIPATION' as const,
        maximum: String(participation.maximum),
        own_count: participation.ownCount,
        reply_count: participation.replyCount,
        least_words: participation.leastWords,
      }
    : {};
}

async function applyRules(
  tx: Tx,
  boardId: number,
  demo: DemoDiscussion,
  rubric: LoadedRubric | undefined,
  now: Date,
): Promise<void> {
  const { lesson, isPinned = false, postsFirst = false } = demo;
  await tx.run(
    db
      .updateTable('discussion_boards')
      .set({
        is_pinned: isPinned,
        posts_first: postsFirst,
        ...(lesson
          ? {
              due_at: endOfDay(now, lesson.dueInDays),
              ...gradingOf(lesson, rubric),
            }
          : {}),
      })
      .where('discussion_board_id', '=', boardId),
  );
}
