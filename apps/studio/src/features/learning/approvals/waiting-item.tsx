import { Check, Eye, Undo2 } from '@sullam/ui/base/icons.ts';
import { UiLink } from '@sullam/ui/base/ui-link.tsx';
import { Button } from '@sullam/ui/components/button.tsx';
import { Card } from '@sullam/ui/components/card.tsx';
import { AuthorTextFor } from '@sullam/web-kit/author-text-for.tsx';
import { useFormat, useKit, useT } from '@sullam/web-kit/kit-context.tsx';
import { CourseThumb } from '../../../parts/course-thumb.tsx';
import { LanguageMarks } from '../../../parts/language-marks.tsx';
import { usePreview } from '../../../parts/use-preview.ts';
import type { WaitingCourse } from './approvals.api.ts';

export interface WaitingItemProps {
  readonly course: WaitingCourse;
  readonly onDecide: (isApproved: boolean) => void;
}

/** One course of the queue: what it is, who asks, the look at it, the decision. */
export function WaitingItem({ course, onDecide }: WaitingItemProps) {
  const t = useT();
  const kit = useKit();
  const format = useFormat();
  const preview = usePreview();
  const names = course.instructors.map((person) => `${person.firstName} ${person.lastName}`);
  const time = format.relative(course.updatedAt, new Date(kit.now()), t);
  return (
    <Card as="article" className="flex flex-wrap items-center gap-4">
      <CourseThumb course={course} className="w-28 max-sm:w-20" />
      <div className="min-w-0 flex-1 basis-60">
        <h2 className="text-base wrap-anywhere">
          <UiLink
            href={`/courses/${course.courseId}/information`}
            className="text-ink underline-offset-4 hover:underline"
          >
            <AuthorTextFor text={course.title} />
          </UiLink>
        </h2>
        <p className="mt-0.5 text-sm text-muted">
          {names.length > 0 ? t('builder.approvals.requestedBy', { name: format.list(names), time }) : time}
        </p>
        <div className="mt-1 flex flex-wrap gap-x-4 gap-y-1 text-sm text-muted">
          {course.category && <AuthorTextFor text={course.category.name} />}
          <span>{t('builder.outline.lessons', { count: course.subsectionCount })}</span>
          <LanguageMarks course={course} />
        </div>
      </div>
      <div className="flex flex-wrap gap-2 max-sm:w-full max-sm:[&>*]:flex-1">
        <Button variant="ghost" icon={Eye} onClick={() => preview(course.courseId)}>
          {t('studio.titles.preview')}
        </Button>
        <Button variant="outline" icon={Undo2} onClick={() => onDecide(false)}>
          {t('studio.approvals.sendBack')}
        </Button>
        <Button icon={Check} onClick={() => onDecide(true)}>
          {t('builder.approvals.approve')}
        </Button>
      </div>
    </Card>
  );
}
