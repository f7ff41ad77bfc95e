import { CONFIGURATION } from '@sullam/domain/configuration.ts';
import { demoLoading } from '../../../demo/demo-content.ts';
import { contribute } from '../../../kernel/extensions.ts';
import { on } from '../../../kernel/outbox/signals.ts';
import { defineModule } from '../../../wiring.ts';
import { memberApproved } from '../../identity/members/members.public.ts';
import { notifiedThings } from '../../operations/notifications/notifications.public.ts';
import { handedInFiles } from '../../organization/media/media.public.ts';
import { featureUses } from '../../organization/organizations/organizations.public.ts';
import { loggedFacts } from '../activity-log/activity-log.public.ts';
import { courseDeletion } from '../courses/courses.public.ts';
import { courseCompleted } from '../progress/progress.public.ts';
import { activitySources } from '../schedule/schedule.public.ts';
import { readChecklistActivities } from './checklist-activities.reads.ts';
import { checklistFacts, itemFacts } from './checklist-facts.reads.ts';
import { isInChecklist, requireNotOnChecklist } from './checklist-use.reads.ts';
import { loadDemoChecklists } from './checklists.demo.ts';
import { checklistJobs, followRules } from './checklists.jobs.ts';
import { checklistsInNotifications } from './checklists.notifications.ts';
import { checklistsPersonalRows } from './checklists.personal.ts';
import { checklistRoutes } from './checklists.routes.ts';
import { checklistsInUse } from './feature-use.ts';
import { studentChecklistRoutes } from './student-checklists.routes.ts';
import { finishCourseItems } from './student-checklists.service.ts';

/** Checklists: templates, who has them, what each of these people has done, and who approves it. */
export const checklistsModule = defineModule({
  name: 'checklists',
  partOf: ['checklists'],
  owns: ['checklist_items', 'checklist_steps', 'checklists', 'student_checklist_items', 'student_checklists'],
  personalRows: checklistsPersonalRows,
  features: ['checklists'],
  permissions: [
    'organization_read_checklists',
    'organization_create_checklists',
    'organization_update_checklists',
    'organization_delete_checklists',
  ],
  uses: [
    'activity-log',
    'schedule',
    'course-groups',
    'courses',
    'enrollments',
    'media',
    'members',
    'notifications',
    'organizations',
    'permissions',
    'progress',
  ],
  contributes: [
    ...checklistsInNotifications.map((thing) => contribute(notifiedThings, thing)),
    contribute(featureUses, checklistsInUse),
    contribute(activitySources, { kinds: ['CHECKLIST'], isShownWaiting: true, read: readChecklistActivities }),
    contribute(courseDeletion, requireNotOnChecklist),
    contribute(handedInFiles, isInChecklist),
    contribute(demoLoading, loadDemoChecklists),
    contribute(loggedFacts, itemFacts),
    contribute(loggedFacts, checklistFacts),
  ],
  wire({ organizations }) {
    const zoneOf = async (organizationId: number): Promise<string> =>
      (await organizations.organizationOf(organizationId))?.configuration.time_zone ?? CONFIGURATION.time_zone.initial;
    return {
      routes: [...checklistRoutes(organizations), ...studentChecklistRoutes],
      jobs: checklistJobs(zoneOf),
      signals: [
        on(courseCompleted, (context, { courseId, userId }) => finishCourseItems(context, courseId, userId)),
        on(memberApproved, async (context) => followRules(context, await zoneOf(context.organizationId))),
      ],
    };
  },
});
