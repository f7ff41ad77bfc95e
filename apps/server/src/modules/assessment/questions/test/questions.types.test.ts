import { QUESTION_TYPES } from '@sullam/domain/questions/question.ts';
import { describe, expect, it } from 'vitest';
import { givenMember, givenOrganization } from '../../../../../test/support/arrange.ts';
import { call } from '../../../../../test/support/call.ts';
import { testServer } from '../../../../../test/support/test-server.ts';

const server = testServer();
const PATH = 'GET /api/question-types';

describe('the types of questions', () => {
  it('are all there, each with what it allows', async () => {
    const author = await givenMember(server, await givenOrganization(server), 'instructor');
    const { status, body } = await call<{ data: { type: string }[] }>(server, PATH, { as: author });
    expect(status).toBe(200);
    expect(body.data.map(({ type }) => type)).toEqual([...QUESTION_TYPES]);
    expect(body.data).toContainEqual({
      ...{ type: 'ORDERING', isMarkedByHand: false, givesPartialMarks: true, hasChoices: true },
    });
    expect(body.data).toContainEqual({
      ...{ type: 'ESSAY', isMarkedByHand: true, givesPartialMarks: true, hasChoices: false },
    });
  });

  it('are for who writes questions', async () => {
    const organizationId = await givenOrganization(server);
    expect((await call(server, PATH, { organizationId })).status).toBe(401);
    expect((await call(server, PATH, { as: await givenMember(server, organizationId) })).status).toBe(403);
  });
});
