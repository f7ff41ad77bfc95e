import { expect } from 'vitest';
import type { TestMember } from '../../../../../test/support/arrange.ts';
import { call } from '../../../../../test/support/call.ts';
import type { TestServer } from '../../../../../test/support/test-server.ts';
import type { EnrollmentOrder } from '../enrollments.schemas.ts';

/** Enrols somebody the way a person does, and answers the enrolment's id. */
export async function givenEnrollment(server: TestServer, learner: TestMember, courseId: number): Promise<number> {
  const answer = await call<EnrollmentOrder>(server, `POST /api/orders/add/${courseId}`, { as: learner });
  expect(answer.status).toBe(200);
  return answer.body.order.enrollmentId!;
}
