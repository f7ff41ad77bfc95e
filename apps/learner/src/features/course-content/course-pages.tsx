import { LinkTabs } from '@sullam/ui/components/tabs.tsx';
import { AuthorTextFor } from '@sullam/web-kit/author-text-for.tsx';
import { useHasFeature, useT } from '@sullam/web-kit/kit-context.tsx';
import { useRouterState } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useCourseFrame } from './course-frame-context.tsx';

const PAGES = [
  { path: 'modules', key: 'course.titles.modules' },
  { path: 'information', key: 'course.titles.information' },
  { path: 'syllabus', key: 'course.titles.syllabus' },
  { path: 'groups', key: 'course.titles.groups', feature: 'course-groups' },
  { path: 'announcements', key: 'course.titles.announcements', feature: 'announcements' },
  { path: 'assignments', key: 'course.titles.assignments', feature: 'assignments' },
  { path: 'exams', key: 'course.titles.exams', feature: 'exams' },
  { path: 'surveys', key: 'course.titles.surveys', feature: 'surveys' },
  { path: 'polls', key: 'course.titles.polls', feature: 'polls' },
  { path: 'grade-items', key: 'course.titles.gradeItems', feature: 'grades' },
] as const;

/** The head of the pages about a course, with the way from one to the other. */
export function CoursePage({ children }: { readonly children: ReactNode }) {
  const t = useT();
  const hasFeature = useHasFeature();
  const { course } = useCourseFrame();
  const here = useRouterState({ select: (state) => state.location.pathname });
  const base = `/lms/courses/${course.courseId}`;
  return (
    <div className="page-width page-gutter py-8">
      <h1 className="mb-4 text-2xl">
        <AuthorTextFor text={course.title} />
      </h1>
      <LinkTabs
        label={t('course.frame.menu')}
        items={PAGES.filter((page) => !('feature' in page) || hasFeature(page.feature)).map(({ path, key }) => ({
          href: `${base}/${path}`,
          label: t(key),
          current: here.startsWith(`${base}/${path}`),
        }))}
      />
      <div className="pt-8">{children}</div>
    </div>
  );
}
