import { randomUUID } from 'node:crypto';
import type { TestMember } from '../../../../../test/support/arrange.ts';
import type { callAs } from '../../../../../test/support/classroom.ts';
import type { TestServer } from '../../../../../test/support/test-server.ts';
import { type GroupWorld, givenGroupWorld } from '../../social-groups/test/social-groups.factory.ts';
import type { Post, PostList } from '../posts.schemas.ts';

export interface PostWorld extends GroupWorld {
  groupId: number;
  send(who: TestMember, content: string, more?: object): ReturnType<typeof callAs<{ postId: number }>>;
  post(who: TestMember, content: string, more?: object): Promise<number>;
  posts(who: TestMember, query?: string): Promise<PostList>;
  one(who: TestMember, postId: number): ReturnType<typeof callAs<Post>>;
  comment(who: TestMember, postId: number, html: string, more?: object): Promise<number>;
  templates(userId: number): Promise<number[]>;
}

/** A group with its founder and a member, where people post. */
export async function givenPostWorld(server: TestServer, changes: object = {}): Promise<PostWorld> {
  const groups = await givenGroupWorld(server);
  const groupId = await groups.found(changes);
  await groups.letIn(groupId, groups.member);
  const world: PostWorld = {
    ...groups,
    groupId,
    send: (who, content, more = {}) =>
      groups.call<{ postId: number }>(who, `POST /api/groups/${groupId}/posts`, {
        content,
        requestKey: randomUUID(),
        ...more,
      }),
    async post(who, content, more) {
      const { status, body } = await world.send(who, content, more);
      if (status !== 201) throw new Error(JSON.stringify(body));
      return body.postId;
    },
    posts: async (who, query = '') =>
      (await groups.call<PostList>(who, `GET /api/groups/${groupId}/posts${query}`)).body,
    one: (who, postId) => groups.call<Post>(who, `GET /api/posts/${postId}`),
    async comment(who, postId, html, more = {}) {
      const { status, body } = await groups.call<{ commentId: number }>(who, 'POST /api/post-comments', {
        postId,
        html,
        requestKey: randomUUID(),
        ...more,
      });
      if (status !== 201) throw new Error(JSON.stringify(body));
      return body.commentId;
    },
    async templates(userId) {
      const rows = await server.admin<{ template_id: number }[]>`
        select template_id from notifications where user_id = ${userId} order by notification_id`;
      return rows.map((row) => row.template_id);
    },
  };
  return world;
}
