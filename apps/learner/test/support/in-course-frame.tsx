import { usePathId } from '@sullam/web-kit/router/params.ts';
import type { ReactNode } from 'react';
import { CourseFrameContext } from '../../src/features/learning/course-content/course-frame-context.tsx';
import { enrolledCourse, studentSections } from './learning-responses.ts';

/** A screen of a course inside the course that the address names. */
export const inCourseFrame = (Screen: () => ReactNode) =>
  function Framed() {
    const course = { ...enrolledCourse(), courseId: usePathId('courseId') };
    return (
      <CourseFrameContext value={{ course, sections: studentSections().data }}>
        <Screen />
      </CourseFrameContext>
    );
  };
