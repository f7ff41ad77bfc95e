import type { Call } from './calls.ts';

/** A copy of a course of the demo, for a journey that changes what others look at. */
export async function copyOf(call: Call, courseId: number, title: { en: string; ar: string }): Promise<number> {
  const copy = await call<{ courseId: number }>('POST', `courses/${courseId}/clone`, {
    shiftDays: null,
    includesGroups: false,
  });
  await changeCourse(call, copy.courseId, { title });
  return copy.courseId;
}

/** Changes the information of a course as it stands now. */
export async function changeCourse(call: Call, courseId: number, change: object): Promise<void> {
  const { version } = await call<{ version: number }>('GET', `courses/${courseId}/editing`);
  await call('PATCH', `courses/${courseId}`, { version, ...change });
}
