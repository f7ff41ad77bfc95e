import { LEARNERS } from '@sullam/domain/portals.ts';
import { apiQuery } from '@sullam/web-kit/api.ts';
import { useCan, useHasFeature, useMember } from '@sullam/web-kit/kit-context.tsx';
import { useQuery } from '@tanstack/react-query';
import { useLearningWeek } from './dashboard.api.ts';

export const STEPS = ['email', 'photo', 'goal', 'group', 'event'] as const;
export type StepName = (typeof STEPS)[number];

const ONE = { take: 1 } as const;

const ownGroupQuery = (userId: number) =>
  apiQuery('GET /api/users/{userId}/groups', { path: { userId }, query: { status: 'ACCEPTED', ...ONE } });
const ownEventQuery = () => apiQuery('GET /api/events/enrolled', { query: ONE });

/** What can be done here first, and whether it is; undefined until that is known. */
export function useFirstSteps(): { name: StepName; isDone: boolean }[] | undefined {
  const can = useCan();
  const hasFeature = useHasFeature();
  const { id, isEmailVerified, profileImage } = useMember();
  const week = useLearningWeek();
  const hasGroups =
    hasFeature('social-groups') && can('organization_member_access_communities', 'organization_read_social_groups');
  const hasEvents = hasFeature('events') && can('organization_member_access_events');
  const group = useQuery({ ...ownGroupQuery(id), enabled: hasGroups, meta: { isQuiet: true } });
  const event = useQuery({ ...ownEventQuery(), enabled: hasEvents, meta: { isQuiet: true } });
  const isOnItsWay = [group, event].some(({ isLoading }) => isLoading) || (can(...LEARNERS) && week.isLoading);
  if (isOnItsWay) return undefined;
  // what can't be had now is left out: the others are worth as much
  const done: Record<StepName, boolean | undefined> = {
    email: isEmailVerified,
    photo: profileImage !== null,
    goal: week.data && (week.data.goal !== null || week.data.isGoalChosen) ? week.data.isGoalChosen : undefined,
    group: group.data && group.data.total > 0,
    event: event.data && event.data.total > 0,
  };
  return STEPS.flatMap((name) => (done[name] === undefined ? [] : [{ name, isDone: done[name] }]));
}
