import '../../../app.css';
import { CirclePlay } from '@sullam/ui/base/icons.ts';
import { LinkButton } from '@sullam/ui/components/button.tsx';
import { Card } from '@sullam/ui/components/card.tsx';
import { EmptyState } from '@sullam/ui/components/empty-state.tsx';
import { AuthorTextFor, useAuthorText } from '@sullam/web-kit/author-text-for.tsx';
import { useT } from '@sullam/web-kit/kit-context.tsx';
import { useQuery } from '@tanstack/react-query';
import { LESSON_KIND_PARTS } from '../../../lesson-kinds.gen.ts';
import { CourseProgressRungs, OutlineRows } from '../course-overview/course-overview.public.ts';
import { useCourseFrame } from './course-frame-context.tsx';
import { CoursePage } from './course-pages.tsx';
import { lastVisitedQuery, type StudentSection } from './lesson.api.ts';
import { lessonToGoOn } from './places.ts';
import { WhatIsLeft } from './remaining-work.tsx';

/** The lesson to go on with; where nothing was begun, the one to start with. */
function Resume({ courseId, sections }: { readonly courseId: number; readonly sections: readonly StudentSection[] }) {
  const t = useT();
  const authorText = useAuthorText();
  const { data: last } = useQuery(lastVisitedQuery(courseId));
  const lesson = lessonToGoOn(sections, last?.courseSubsectionId ?? null);
  if (!lesson) return null;
  // as the rungs of the modules say it
  const isBegun = sections.some(({ finishedCount }) => finishedCount > 0);
  return (
    <LinkButton
      href={`/lms/courses/${courseId}/content/${lesson.courseSubsectionId}`}
      icon={CirclePlay}
      className="max-w-full py-2 whitespace-normal!"
    >
      {t(isBegun ? 'course.frame.resume' : 'course.frame.begin', { title: authorText(lesson.title) })}
    </LinkButton>
  );
}

/** `modules`: each part of the course with its progress and lessons. */
export function ModulesScreen() {
  const t = useT();
  const authorText = useAuthorText();
  const { course, sections } = useCourseFrame();
  if (sections.length === 0)
    return (
      <CoursePage>
        <EmptyState drawing="files" title={t('course.empty.modules')} />
      </CoursePage>
    );
  return (
    <CoursePage>
      <WhatIsLeft />
      <div className="mb-8">
        <Resume courseId={course.courseId} sections={sections} />
      </div>
      <ol className="space-y-6">
        {sections.map((section, at) => (
          <Card as="li" key={section.courseSectionId}>
            <div className="mb-3 flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
              <div className="min-w-0">
                <p className="text-sm text-muted">{t('course.frame.moduleNumber', { number: at + 1 })}</p>
                <h2 className="text-xl">
                  <AuthorTextFor text={section.title} unmarked />
                </h2>
              </div>
              {section.requiredCount > 0 && (
                <div className="w-full sm:w-60">
                  <CourseProgressRungs
                    finished={section.finishedCount}
                    total={section.requiredCount}
                    label={t('course.progress.sectionProgress', { title: authorText(section.title) })}
                  />
                </div>
              )}
            </div>
            <OutlineRows
              courseId={course.courseId}
              section={section}
              isOpen
              standingOf={({ kind, courseSubsectionId }) => {
                const { standing: Standing } = LESSON_KIND_PARTS[kind];
                if (!Standing || !course.isEnrolled) return null;
                return <Standing courseId={course.courseId} courseSubsectionId={courseSubsectionId} />;
              }}
            />
          </Card>
        ))}
      </ol>
    </CoursePage>
  );
}
