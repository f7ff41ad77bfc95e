import { signedIn } from '../../../kernel/access/access.ts';
import { memberRoute, type RouteDefinition } from '../../../kernel/http/route.ts';
import { CourseParams } from '../courses/courses.public.ts';
import { EnrollmentOrder, EnrollmentParams } from './enrollments.schemas.ts';
import { enroll, leave } from './enrollments.service.ts';

export const enrollmentRoutes: RouteDefinition[] = [
  memberRoute({
    method: 'POST',
    path: '/api/orders/add/:courseId',
    operationId: 'enrollInCourse',
    refusesMasquerade: true,
    summary: 'Enrols in a free course at once, or adds one that has a price to the cart; twice is once',
    access: signedIn(),
    params: CourseParams,
    response: EnrollmentOrder,
    errors: {
      403: ['enrolment.self-enrolment-off'],
      409: [
        'cart.full',
        'cart.item-closed',
        'cart.item-on-request',
        'cart.item-owned',
        'enrolment.by-invitation',
        'enrolment.closed',
        'enrolment.not-for-sale',
        'enrolment.not-open-yet',
      ],
    },
    handle: (context, { params }) => enroll(context, params.courseId),
  }),
  memberRoute({
    method: 'DELETE',
    path: '/api/enrollments/:enrollmentId',
    operationId: 'leaveCourse',
    summary: 'Leaves a course; progress is kept for coming back',
    access: signedIn(),
    params: EnrollmentParams,
    handle: (context, { params }) => leave(context, params.enrollmentId),
  }),
];
