import { describe, expect, it } from 'vitest';
import { givenMember } from '../../../../../test/support/arrange.ts';
import { callAs } from '../../../../../test/support/classroom.ts';
import { testServer } from '../../../../../test/support/test-server.ts';
import { givenSurveyWorld } from '../../../assessment/surveys/test/surveys.factory.ts';
import type { FeatureUseList } from '../organizations.schemas.ts';

const server = testServer();

describe('GET organizations-dashboard/feature-uses', () => {
  it('counts what switching a feature off would hide, drafts too, and in how many courses', async () => {
    const world = await givenSurveyWorld(server);
    await world.create({ type: 'POLL' });
    await world.create({ type: 'POLL' });
    await world.create();
    // another organisation has some too
    await (await givenSurveyWorld(server)).create({ type: 'POLL' });
    const admin = await givenMember(server, world.organizationId, 'administrator');
    const { body } = await callAs<FeatureUseList>(server, admin, 'GET /api/organizations-dashboard/feature-uses');
    expect(body.data).toEqual([
      { feature: 'surveys', count: 1, courseCount: 1 },
      { feature: 'polls', count: 2, courseCount: 1 },
    ]);
  });

  it('leaves out what there is nothing of', async () => {
    const { organizationId } = await givenSurveyWorld(server);
    const admin = await givenMember(server, organizationId, 'administrator');
    const { body } = await callAs<FeatureUseList>(server, admin, 'GET /api/organizations-dashboard/feature-uses');
    expect(body).toEqual({ data: [] });
  });
});
