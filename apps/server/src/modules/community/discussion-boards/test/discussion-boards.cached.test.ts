import { beforeEach, describe, expect, it } from 'vitest';
import { givenLearner } from '../../../../../test/support/classroom.ts';
import { testServer } from '../../../../../test/support/test-server.ts';
import { type BoardWorld, givenBoardWorld } from './discussion-boards.factory.ts';

const server = testServer();
let world: BoardWorld;

beforeEach(async () => {
  world = await givenBoardWorld(server);
});

describe('the page of a discussion that is kept for all', () => {
  it('hears of what is said, changed, liked, hidden and taken back, and of new names', async () => {
    const boardId = await world.begin();
    const { instructor, learner } = world;
    const first = await world.said(learner, boardId, '<p>First</p>');
    const read = async () => (await world.comments(instructor, boardId)).data;
    expect(await read()).toMatchObject([{ html: '<p>First</p>', replies: [] }]);

    await world.said(instructor, boardId, '<p>Reply</p>', { parentCommentId: first });
    expect(await read()).toMatchObject([{ replyCount: 1, replies: [{ html: '<p>Reply</p>' }] }]);

    const one = `/api/discussion-board-comments/${first}`;
    await world.call(learner, `PATCH ${one}`, { html: '<p>Better</p>', attachmentIds: [], version: 1 });
    expect(await read()).toMatchObject([{ html: '<p>Better</p>' }]);

    await world.call(instructor, `PUT ${one}/like`, { isLiked: true });
    expect(await read()).toMatchObject([{ likeCount: 1, isLiked: true }]);
    await world.call(instructor, `PUT ${one}/like`, { isLiked: false });
    expect(await read()).toMatchObject([{ likeCount: 0, isLiked: false }]);

    await world.call(learner, `PATCH /api/users/${learner.userId}`, { firstName: 'Renamed' });
    expect(await read()).toMatchObject([{ author: { firstName: 'Renamed' } }]);

    await world.call(instructor, `POST ${one}/hide`, { reason: 'Off topic' });
    expect(await read()).toMatchObject([{ state: 'HIDDEN', hiddenReason: 'Off topic' }]);
  });

  it('says to each reader what is theirs, and what they may read', async () => {
    const other = await givenLearner(server, world);
    const boardId = await world.begin({ kind: 'DISCUSSION' });
    await world.patch(boardId, { allowsAnonymous: true });
    const said = await world.said(world.learner, boardId, '<p>Mine</p>', { isAnonymous: true });
    await world.call(other, `PUT /api/discussion-board-comments/${said}/like`, { isLiked: true });
    const seenBy = async (who: typeof other) => (await world.comments(who, boardId)).data[0];
    expect(await seenBy(world.learner)).toMatchObject({ isOwn: true, canEdit: true, isLiked: false, likeCount: 1 });
    expect(await seenBy(other)).toMatchObject({ isOwn: false, author: null, canEdit: false, isLiked: true });
    expect(await seenBy(world.instructor)).toMatchObject({ author: { userId: world.learner.userId } });

    await world.patch(boardId, { postsFirst: true });
    expect(await seenBy(other)).toBeUndefined();
    expect(await seenBy(world.learner)).toMatchObject({ isOwn: true });
  });
});
