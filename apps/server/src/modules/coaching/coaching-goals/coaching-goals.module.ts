import { demoHistory } from '../../../demo/demo-content.ts';
import { contribute } from '../../../kernel/extensions.ts';
import { defineModule } from '../../../wiring.ts';
import { activitySources } from '../../learning/schedule/schedule.public.ts';
import { loadDemoGoals } from './coaching-goals.demo.ts';
import { notifyOfTasks } from './coaching-goals.notifications.ts';
import { coachingGoalPersonalRows } from './coaching-goals.personal.ts';
import { coachingGoalRoutes } from './coaching-goals.routes.ts';
import { readTaskActivities } from './task-activities.reads.ts';

/** What learners work on with a coach: goals over several sessions, follow-up tasks, and the coach's list of learners. */
export const coachingGoalsModule = defineModule({
  name: 'coaching-goals',
  partOf: ['coaching'],
  owns: ['coaching_goal_changes', 'coaching_goals', 'coaching_tasks'],
  personalRows: coachingGoalPersonalRows,
  uses: ['coach-availability', 'coaches', 'coaching-sessions', 'members', 'notifications', 'schedule'],
  contributes: [
    contribute(demoHistory, loadDemoGoals),
    contribute(activitySources, { kinds: ['COACHING_TASK'], isShownWaiting: true, read: readTaskActivities }),
  ],
  routes: coachingGoalRoutes,
  signals: [notifyOfTasks],
});
