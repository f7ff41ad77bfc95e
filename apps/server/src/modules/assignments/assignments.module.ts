import { bring } from '../../kernel/extensions.ts';
import { on } from '../../kernel/outbox/signals.ts';
import { defineModule } from '../../wiring.ts';
import { courseGroupJoined, courseGroupLeft } from '../course-groups/course-groups.public.ts';
import { courseCopying } from '../courses/courses.public.ts';
import { mediaReferences } from '../media/media.public.ts';
import { personalData } from '../members/members.public.ts';
import { tellGroupDates } from './accommodations.service.ts';
import { assignmentJobs } from './assignments.jobs.ts';
import { assignmentsPersonalRows } from './assignments.personal.ts';
import { showsInAssignment } from './assignments.reads.ts';
import { assignmentRoutes } from './assignments.routes.ts';
import { copyAssignments } from './copy-assignments.repository.ts';

/** Assignments: what is asked and how it is held. What is handed in is the module submissions, marking submission-marking. */
export const assignmentsModule = defineModule({
  name: 'assignments',
  owns: ['assignment_accommodations', 'assignments'],
  features: ['assignments'],
  uses: ['course-groups', 'courses', 'media', 'members', 'rubrics'],
  brings: [
    bring(personalData, assignmentsPersonalRows),
    bring(mediaReferences, showsInAssignment),
    bring(courseCopying, copyAssignments),
  ],
  wire: () => ({
    routes: assignmentRoutes,
    jobs: assignmentJobs,
    signals: [courseGroupJoined, courseGroupLeft].map((signal) => on(signal, tellGroupDates)),
  }),
});
