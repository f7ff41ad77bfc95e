import type { Fault } from './fault.ts';

const modules = 'apps/server/src/modules';
const sight = [`${modules}/community/discussion-boards/test/discussion-boards.sight.test.ts`];
const talk = [`${modules}/community/discussion-boards/test/discussion-boards.threads.test.ts`];
const cached = [`${modules}/community/discussion-boards/test/discussion-boards.cached.test.ts`];
const byRubric = [`${modules}/community/discussion-grades/test/discussions-by-rubric.test.ts`];
const moderation = [`${modules}/community/discussion-boards/test/discussion-boards.moderation.test.ts`];

/** In what is talked about. */
export const DISCUSSION_FAULTS: readonly Fault[] = [
  {
    name: 'What others wrote is sent before one has written oneself',
    file: `${modules}/community/discussion-boards/discussion-boards.access.ts`,
    find: 'hidesOthers: board.posts_first && !board.manages && !board.has_contributed,',
    replace: 'hidesOthers: false,',
    tests: sight,
  },
  {
    name: 'Peers read the name of an anonymous author',
    file: `${modules}/community/comments/comment-row.reads.ts`,
    find: 'const hidesAuthor = row.is_anonymous && !knows;',
    replace: 'const hidesAuthor = false;',
    tests: sight,
  },
  {
    name: 'A notification names an anonymous author',
    file: `${modules}/community/comments/comments.notifications.ts`,
    find: "const person = isAnonymous ? { outcome: 'anonymous' }",
    replace: "const person = isAnonymous && hostId === 0 ? { outcome: 'anonymous' }",
    tests: sight,
  },
  {
    name: 'A discussion of a group is read by the whole course',
    file: `${modules}/community/discussion-boards/visible-boards.ts`,
    find: 'sql<boolean>`(b.course_group_id is null or exists',
    replace: 'sql<boolean>`(b.course_group_id is not null or b.course_group_id is null or exists',
    tests: sight,
  },
  {
    name: 'A double click leaves two contributions',
    file: `${modules}/community/comments/comments.service.ts`,
    find: 'requestKey: body.requestKey ?? null,',
    replace: 'requestKey: null,',
    tests: talk,
  },
  {
    name: 'People are meant who do not see the discussion',
    file: `${modules}/community/comments/comment-text.ts`,
    find: "      .where('m.status', '=', 'ACTIVE')\n      .where(people),",
    replace: "      .where('m.status', '=', 'ACTIVE'),",
    tests: talk,
  },
  {
    name: 'Who decided a case decides on the appeal too',
    file: `${modules}/community/comments/moderation.service.ts`,
    find: "if (found.status === 'APPEALED' && found.decidedBy === context.caller.userId) throw decidedByYou();",
    replace: '',
    tests: moderation,
  },
  {
    name: 'Readers go on seeing how many liked something a minute ago',
    file: `${modules}/community/comments/thread-visibility.ts`,
    find: "    { from: 'likes', rows: { liked_id: (_, page) => page && likedIdsOf(page) } },\n",
    replace: '',
    tests: cached,
  },
  {
    name: 'Some learners are marked by one rubric, the others by the next',
    file: `${modules}/community/discussion-boards/board-rubric.ts`,
    find: 'if (marked && (isOther || isWorthOther)) throw hasMarks();',
    replace: '',
    tests: byRubric,
  },
  {
    name: 'The hour at which unnamed work was finished is told to others',
    file: `${modules}/learning/progress/progress.reads.ts`,
    find: 'const moment = isOwn\n',
    replace: 'const moment = isOwn || take > 0\n',
    tests: [`${modules}/learning/progress/test/progress.course.test.ts`],
  },
  {
    name: 'The address of a picture goes on being good for whoever was banned, and after its post is gone',
    file: `${modules}/organization/media/files.routes.ts`,
    find: 'if (isPlaced && !(await isStillSeen(context, readers, organizationId, query.p!))) throw notFound();',
    replace: '',
    tests: [`${modules}/community/posts/test/posts.files.test.ts`],
  },
];
