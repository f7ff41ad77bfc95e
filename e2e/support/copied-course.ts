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

/** Deletes the lessons whose content a copy doesn't take along (lectures, talk of groups): a course isn't published with empty ones. */
export async function deleteEmptyLessons(call: Call, courseId: number): Promise<void> {
  const { emptyLessons } = await call<{ emptyLessons: { courseSubsectionId: number }[] }>(
    'GET',
    `courses/${courseId}/readiness`,
  );
  for (const { courseSubsectionId } of emptyLessons) await call('DELETE', `course-subsections/${courseSubsectionId}`);
}

/** Changes the information of a course as it stands now. */
export async function changeCourse(call: Call, courseId: number, change: object): Promise<void> {
  const { version } = await call<{ version: number }>('GET', `courses/${courseId}/editing`);
  await call('PATCH', `courses/${courseId}`, { version, ...change });
}

/** A published copy that costs 115 riyals. */
export async function pricedCopy(call: Call, courseId: number, title: { en: string; ar: string }): Promise<number> {
  const copy = await copyOf(call, courseId, title);
  await changeCourse(call, copy, { price: { minor: 11_500, currency: 'SAR' } });
  await deleteEmptyLessons(call, copy);
  await call('PATCH', `courses/${copy}/publish-status`, { isPublished: true });
  return copy;
}
