import type { FeatureParts } from '@sullam/web-kit/feature-parts.ts';
import { usePathId } from '@sullam/web-kit/router/params.ts';
import { sessionFor } from '@sullam/web-kit/testing/fixtures.ts';
import { type RenderOptions, renderScreen } from '@sullam/web-kit/testing/render-screen.tsx';
import type { FunctionComponent } from 'react';
import { CourseFrameContext } from '../../src/features/learning/course-content/course-frame-context.tsx';
import { enrolledCourse, studentSections } from './learning-responses.ts';

/** A screen of a course inside the course that the address names. */
export const inCourseFrame = (Screen: FunctionComponent) =>
  function Framed() {
    const course = { ...enrolledCourse(), courseId: usePathId('courseId') };
    return (
      <CourseFrameContext value={{ course, sections: studentSections().data }}>
        <Screen />
      </CourseFrameContext>
    );
  };

/** Renders a course screen of a feature, by its path inside the course, for a learner who is enrolled in course 3. */
export async function renderInCourse(
  { courseScreens = [] }: FeatureParts,
  at: string,
  options: Omit<RenderOptions, 'screens' | 'at'>,
) {
  const screens = courseScreens.map(({ load, path, ...screen }) => ({
    ...screen,
    path: `/lms/courses/$courseId/${path}`,
    load: async () => inCourseFrame(await load!()),
  }));
  const shown = await renderScreen({ session: sessionFor(900), ...options, screens, at: `/lms/courses/3/${at}` });
  return { ...shown, t: shown.kit.wording.get() };
}
