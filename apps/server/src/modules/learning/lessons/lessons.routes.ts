import { signedIn } from '../../../kernel/access/access.ts';
import { reading } from '../../../kernel/database/database.ts';
import { memberRoute, type RouteDefinition } from '../../../kernel/http/route.ts';
import { LearningSubsection, SubsectionParams } from '../course-content/course-content.public.ts';
import { readLearningSubsection } from './lessons.reads.ts';

export const lessonRoutes: RouteDefinition[] = [
  memberRoute({
    method: 'GET',
    path: '/api/course-subsections/:courseSubsectionId',
    operationId: 'getCourseSubsection',
    summary: 'A lesson as its learners get it',
    access: signedIn(),
    params: SubsectionParams,
    response: LearningSubsection,
    handle: (context, { params }) =>
      reading(context, (tx) => readLearningSubsection(context, tx, params.courseSubsectionId)),
  }),
];
