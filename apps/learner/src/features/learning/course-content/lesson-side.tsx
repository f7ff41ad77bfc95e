import { isOptionalLesson } from '@sullam/domain/lesson-kinds.ts';
import { MINUTE } from '@sullam/domain/limits.ts';
import { Icon } from '@sullam/ui/base/icon.tsx';
import { CircleCheck, CircleDashed, Clock, Download, type LucideIcon } from '@sullam/ui/base/icons.ts';
import { textLinkClass } from '@sullam/ui/components/button.tsx';
import { useFormat, useT } from '@sullam/web-kit/kit-context.tsx';
import type { ReactNode } from 'react';
import { LESSON_KIND_PARTS } from '../../../lesson-kinds.gen.ts';
import { FilesBelow } from '../attachments/attachments.public.ts';
import type { Lesson } from './lesson.api.ts';
import { hasContents } from './side-name.ts';
import type { Heading } from './use-headings.ts';

interface LessonSideProps {
  readonly lesson: Lesson;
  readonly headings: readonly Heading[];
  /** What stands around it carries the name of its first part. */
  readonly isNamed?: boolean;
}

function Headings({ headings, isNamed }: Pick<LessonSideProps, 'headings' | 'isNamed'>) {
  const t = useT();
  if (!hasContents(headings)) return null;
  return (
    <nav aria-label={t('course.frame.onThisPage')}>
      {!isNamed && <h2 className="mb-2 text-sm">{t('course.frame.onThisPage')}</h2>}
      <ul className="space-y-1.5 border-s border-line text-sm">
        {headings.map((heading) => (
          <li key={heading.id} className={heading.level === 2 ? 'ps-3' : 'ps-6'}>
            <a
              href={`#${heading.id}`}
              dir="auto"
              className="rounded-sm text-muted no-underline hover:text-ink hover:underline"
            >
              {heading.text}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Fact({ icon, children }: { readonly icon: LucideIcon; readonly children: ReactNode }) {
  return (
    <li className="flex items-center gap-2">
      <Icon of={icon} size={16} />
      {children}
    </li>
  );
}

/** At the end side: the headings of an article, the files, the facts. */
export function LessonSide({ lesson, headings, isNamed = false }: LessonSideProps) {
  const t = useT();
  const format = useFormat();
  const files = lesson.media && lesson.kind !== 'EMBED' ? [lesson.media] : [];
  return (
    <div className="space-y-8">
      <Headings headings={headings} isNamed={isNamed} />
      <section>
        {(!isNamed || hasContents(headings)) && <h2 className="mb-2 text-sm">{t('course.frame.lessonFacts')}</h2>}
        <ul className="space-y-1 text-sm text-muted">
          <Fact icon={LESSON_KIND_PARTS[lesson.kind].icon}>{t(LESSON_KIND_PARTS[lesson.kind].titleKey)}</Fact>
          {lesson.durationMinutes > 0 && <Fact icon={Clock}>{format.duration(lesson.durationMinutes * MINUTE)}</Fact>}
          {lesson.isRequired && <Fact icon={CircleCheck}>{t('course.labels.required')}</Fact>}
          {isOptionalLesson(lesson) && <Fact icon={CircleDashed}>{t('course.labels.optional')}</Fact>}
        </ul>
      </section>
      {lesson.attachmentCount + files.length > 0 && (
        <section>
          <h2 className="mb-2 text-sm">{t('course.frame.resources')}</h2>
          {lesson.attachmentCount > 0 && <FilesBelow count={lesson.attachmentCount} />}
          {files.length > 0 && (
            <ul className="space-y-2 text-sm">
              {files.map((file) => (
                <li key={file.mediaId} className="flex items-start gap-2">
                  <Icon of={Download} size={16} className="mt-[calc((1lh-16px)/2)] shrink-0 text-muted" />
                  <span className="min-w-0">
                    <a href={file.url} download={file.name} className={`${textLinkClass} wrap-anywhere`}>
                      <bdi>{file.name}</bdi>
                    </a>
                    <span className="block text-xs text-muted">{format.fileSize(file.byteSize)}</span>
                  </span>
                </li>
              ))}
            </ul>
          )}
        </section>
      )}
    </div>
  );
}
