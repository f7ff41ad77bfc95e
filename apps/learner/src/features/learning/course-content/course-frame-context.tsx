import { createContext, use } from 'react';
import type { CourseDetail } from '../course-overview/course-overview.public.ts';
import type { StudentSection } from './lesson.api.ts';

export interface CourseFrameValue {
  course: CourseDetail;
  sections: readonly StudentSection[];
}

export const CourseFrameContext = createContext<CourseFrameValue | null>(null);

/** The course around the screens of its frame. */
export function useCourseFrame(): CourseFrameValue {
  const value = use(CourseFrameContext);
  if (!value) throw new Error('This screen belongs into the frame of a course.');
  return value;
}
