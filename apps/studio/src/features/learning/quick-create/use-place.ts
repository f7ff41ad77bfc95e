import { type KeyValueStorage, readJson, writeJson } from '@sullam/web-kit/base/stored.ts';
import { useKit, usePortals } from '@sullam/web-kit/kit-context.tsx';
import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { useState } from 'react';
import { courseQuery, outlineQuery } from '../../../parts/course.api.ts';
import type { TeachingCourse } from '../../../parts/course-types.ts';
import type { OutlineSection } from '../builder/builder.public.ts';

import { teachingCoursesQuery } from '../courses/courses.public.ts';

/** As many of the courses changed last as the list offers. */
const MOST = 50;
const NAME = 'sullam.made-in';

interface Kept {
  readonly courseId: number;
  readonly sectionId: number;
}

const isKept = (value: unknown): value is Kept =>
  typeof value === 'object' && value !== null && 'courseId' in value && 'sectionId' in value;

/** Where somebody made something last, on this device. */
export const readLastPlace = (storage: KeyValueStorage): Kept | null => readJson(storage, NAME, isKept);

export type NamedCourse = Pick<TeachingCourse, 'courseId' | 'title' | 'cover' | 'coverArt'>;

export interface Place {
  /** Those that may be written in, the one that was changed last first. */
  readonly courses: readonly NamedCourse[];
  readonly course: NamedCourse | undefined;
  readonly sections: readonly OutlineSection[];
  /** Null: the course has none yet. */
  readonly section: OutlineSection | null;
  /** It isn't known yet. */
  readonly isPending: boolean;
  readonly setCourse: (courseId: number) => void;
  readonly setSection: (sectionId: number) => void;
  readonly keep: (sectionId: number) => void;
}

/** The course and the module that something is made in: where one is, else where one made something last. */
export function usePlace(): Place {
  const { storage } = useKit();
  const { isInstructor } = usePortals();
  const here = Number((useParams({ strict: false }) as { courseId?: string }).courseId);
  const [last] = useState(() => readLastPlace(storage));
  const [courseId, setCourse] = useState<number>();
  const [sectionId, setSection] = useState<number>();
  const scope = isInstructor ? 'mine' : 'all';
  const list = useQuery(teachingCoursesQuery({ take: MOST, scope, sort: 'updated' }));
  // where one is may be a course that wasn't changed for long
  const around = useQuery({ ...courseQuery(here), enabled: here > 0 });
  const recent = (list.data?.data ?? []).filter((each) => each.courseId !== around.data?.courseId);
  const courses = [...(around.data ? [around.data] : []), ...recent].filter(
    ({ abilities, status }) => abilities.canEdit && status !== 'ARCHIVED',
  );
  const find = (id: number | undefined) => courses.find((course) => course.courseId === id);
  const course = find(courseId) ?? find(here) ?? find(last?.courseId) ?? courses[0];
  const outline = useQuery({ ...outlineQuery(course?.courseId ?? 0), enabled: course !== undefined });
  const sections = outline.data?.sections ?? [];
  const sectionOf = (id: number | undefined) => sections.find(({ courseSectionId }) => courseSectionId === id);
  return {
    courses,
    course,
    sections,
    section: sectionOf(sectionId) ?? sectionOf(last?.sectionId) ?? sections.at(-1) ?? null,
    isPending: list.isPending || (course !== undefined && !outline.data),
    setCourse,
    setSection,
    keep: (made) => course && writeJson(storage, NAME, { courseId: course.courseId, sectionId: made }),
  };
}
