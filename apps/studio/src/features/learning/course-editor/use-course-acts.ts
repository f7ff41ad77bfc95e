import { Eye, Pencil, Send } from '@sullam/ui/base/icons.ts';
import { useAuthorText } from '@sullam/web-kit/author-text-for.tsx';
import { useHasFeature, useT } from '@sullam/web-kit/kit-context.tsx';
import { useGo } from '@sullam/web-kit/router/use-go.ts';
import type { PaletteAction } from '@sullam/web-kit/shell/command-center.tsx';
import { useQuery } from '@tanstack/react-query';
import { LESSON_KIND_PARTS } from '../../../lesson-kinds.gen.ts';
import { iconOf } from '../../../menu-icons.gen.ts';
import { useKinds } from '../../../parts/use-kinds.ts';
import { isMarking, waitingQuery } from '../../../parts/waiting.api.ts';
import { COURSE_PAGES } from './course-pages.ts';
import type { Publishing } from './use-publishing.ts';

/** What can be made in a course: a lesson of each kind, written at the end of its outline. */
export function useCourseMakes(courseId: number): PaletteAction[] {
  const go = useGo();
  return useKinds().map(({ kind, name }) => ({
    id: `here new ${kind}`,
    label: name,
    icon: LESSON_KIND_PARTS[kind].icon,
    run: () => go(`/courses/${courseId}/outline?new=${kind}`),
  }));
}

/** What the palette offers in a course: what waits in it, publishing, preview, its pages. */
export function useCourseActs(courseId: number, preview: () => void, { act }: Publishing): PaletteAction[] {
  const t = useT();
  const go = useGo();
  const text = useAuthorText();
  const hasFeature = useHasFeature();
  // the menu at the side asks for it
  const works = useQuery({ ...waitingQuery(), enabled: false }).data?.data ?? [];
  const marking = works.filter((work) => isMarking(work) && work.course?.courseId === courseId);
  return [
    ...marking.map((work) => ({
      id: `here mark ${work.path}`,
      label: t('studio.acts.mark', { count: work.count, title: text(work.title) }),
      icon: Pencil,
      run: () => go(work.path),
    })),
    ...(act ? [{ id: 'here publish', label: act.label, icon: Send, run: act.run }] : []),
    { id: 'here preview', label: t('builder.publish.preview'), icon: Eye, run: preview },
    ...COURSE_PAGES.filter(({ features }) => features?.some(hasFeature) ?? true).map((page) => ({
      id: `here page ${page.path}`,
      label: t.dynamic(page.titleKey) ?? '',
      icon: iconOf(page),
      run: () => go(`/courses/${courseId}/${page.path}`),
    })),
  ];
}
