import { isOptionalLesson } from '@sullam/domain/lesson-kinds.ts';
import { MINUTE } from '@sullam/domain/limits.ts';
import { Icon } from '@sullam/ui/base/icon.tsx';
import { CircleCheck, Lock } from '@sullam/ui/base/icons.ts';
import { UiLink } from '@sullam/ui/base/ui-link.tsx';
import { Accordion, Disclosure } from '@sullam/ui/components/disclosure.tsx';
import { EmptyState } from '@sullam/ui/components/empty-state.tsx';
import { AuthorTextFor } from '@sullam/web-kit/author-text-for.tsx';
import { useFormat, useT } from '@sullam/web-kit/kit-context.tsx';
import type { ReactNode } from 'react';
import { LESSON_KIND_PARTS } from '../../../lesson-kinds.gen.ts';
import type { OutlineSection, OutlineSubsection } from './course.api.ts';
import { useLockText } from './lock-text.ts';

interface RowProps {
  readonly courseId: number;
  readonly subsection: OutlineSubsection;
  /** Enrolled readers go straight to a lesson. */
  readonly isOpen: boolean;
  /** What else is said of a lesson that is open and not finished. */
  readonly standingOf?: (subsection: OutlineSubsection) => ReactNode;
}

function Row({ courseId, subsection, isOpen, standingOf }: RowProps) {
  const t = useT();
  const format = useFormat();
  const lockText = useLockText();
  const { kind, title, durationMinutes, isFinished, lock } = subsection;
  const isLink = isOpen && lock === null;
  const text = <AuthorTextFor text={title} unmarked className={isLink ? 'group-hover:underline' : ''} />;
  return (
    <li className="group flex items-start gap-3 py-2.5">
      <Icon
        of={isFinished ? CircleCheck : LESSON_KIND_PARTS[kind].icon}
        size={18}
        className={isFinished ? 'mt-[calc((1lh-18px)/2)] text-success-text' : 'mt-[calc((1lh-18px)/2)] text-muted'}
      />
      <div className="min-w-0 flex-1">
        {isLink ? (
          <UiLink href={`/lms/courses/${courseId}/content/${subsection.courseSubsectionId}`} className="rounded-sm">
            {text}
          </UiLink>
        ) : (
          text
        )}
        <p className="text-sm text-muted">
          {t(LESSON_KIND_PARTS[kind].titleKey)}
          {isOptionalLesson(subsection) && ` · ${t('course.labels.optional')}`}
          {isFinished ? ` · ${t('course.progress.finished')}` : lock === null && standingOf?.(subsection)}
        </p>
        {lock && (
          <p className="mt-0.5 flex items-center gap-1.5 text-sm text-muted">
            <Icon of={Lock} size={14} />
            {lockText(lock)}
          </p>
        )}
      </div>
      {durationMinutes > 0 && (
        <span className="shrink-0 text-sm text-muted">{format.duration(durationMinutes * MINUTE)}</span>
      )}
    </li>
  );
}

interface OutlineRowsProps extends Omit<RowProps, 'subsection'> {
  readonly section: Pick<OutlineSection, 'subsections'>;
}

/** The lessons of one module. */
export function OutlineRows({ section, ...row }: OutlineRowsProps) {
  return (
    <ol className="divide-y divide-line">
      {section.subsections.map((subsection) => (
        <Row key={subsection.courseSubsectionId} subsection={subsection} {...row} />
      ))}
    </ol>
  );
}

interface CourseOutlineProps {
  readonly courseId: number;
  readonly sections: readonly OutlineSection[];
  readonly isOpen: boolean;
}

/** The modules of a course, the first one unfolded. */
export function CourseOutline({ courseId, sections, isOpen }: CourseOutlineProps) {
  const t = useT();
  if (sections.length === 0) return <EmptyState compact drawing="files" title={t('course.empty.modules')} />;
  return (
    <Accordion>
      {sections.map((section, at) => (
        <Disclosure
          key={section.courseSectionId}
          level={3}
          defaultOpen={at === 0}
          title={<AuthorTextFor text={section.title} unmarked />}
          aside={t('course-overview.labels.lessonsInModule', { count: section.subsections.length })}
        >
          <OutlineRows courseId={courseId} section={section} isOpen={isOpen} />
        </Disclosure>
      ))}
    </Accordion>
  );
}
