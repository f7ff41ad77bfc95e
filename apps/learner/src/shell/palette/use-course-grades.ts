import { GraduationCap } from '@sullam/ui/base/icons.ts';
import type { CommandSection } from '@sullam/ui/overlays/command-palette.tsx';
import { useAuthorText } from '@sullam/web-kit/author-text-for.tsx';
import { useCan, useHasFeature, useT, useUser } from '@sullam/web-kit/kit-context.tsx';
import { isAmongWords } from '@sullam/web-kit/shell/other-words.ts';
import { useQuery } from '@tanstack/react-query';
import { myCoursesQuery } from '../../parts/my-courses.api.ts';

/** The grades of each course that the reader learns, the latest visit first, for who types a word for grades. */
export function useCourseGrades(typed: string): readonly CommandSection[] {
  const t = useT();
  const authorText = useAuthorText();
  const user = useUser();
  const canLearn = useCan()('organization_member_access_courses') && useHasFeature()('grades');
  const isAsked = user !== null && canLearn && isAmongWords(typed, t.dynamic('search.words.grades'));
  const { data } = useQuery({
    ...myCoursesQuery(user?.id ?? 0, { tab: 'all', search: '', sort: 'last-visited', page: 1 }),
    enabled: isAsked,
  });
  if (!isAsked || !data) return [];
  return [
    {
      id: 'grades',
      title: t('grades.titles.page'),
      items: data.data.map(({ courseId, title }) => ({
        id: `go /lms/courses/${courseId}/grade-items`,
        label: authorText(title) ?? '',
        icon: GraduationCap,
      })),
    },
  ];
}
