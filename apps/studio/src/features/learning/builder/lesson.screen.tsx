import '../../../app.css';
import { isLessonActivity } from '@sullam/domain/lesson-kinds.ts';
import { Badge } from '@sullam/ui/components/badge.tsx';
import { ErrorState } from '@sullam/ui/components/empty-state.tsx';
import { SkeletonText } from '@sullam/ui/components/skeleton.tsx';
import { useAuthorText } from '@sullam/web-kit/author-text-for.tsx';
import { useT } from '@sullam/web-kit/kit-context.tsx';
import { usePageTitle } from '@sullam/web-kit/router/page-title.tsx';
import { usePathId } from '@sullam/web-kit/router/params.ts';
import { useQuery } from '@tanstack/react-query';
import { LESSON_KIND_PARTS } from '../../../lesson-kinds.gen.ts';
import { ItemFrame } from '../../../parts/item-frame.tsx';
import { LessonAttachments } from '../attachments/attachments.public.ts';
import { ActivityCard } from './activity-card.tsx';
import { type Lesson, lessonQuery } from './builder.api.ts';
import { LessonMedia } from './lesson-media.tsx';
import { LessonSettings } from './lesson-settings.tsx';
import { LessonTexts } from './lesson-texts.tsx';

/** One lesson: its content and when and for whom it opens. */
export function LessonScreen() {
  const t = useT();
  const lesson = useQuery(lessonQuery(usePathId('courseSubsectionId')));
  usePageTitle(useAuthorText()(lesson.data?.title));
  if (lesson.isError) return <ErrorState title={t('common.failed.title')} onRetry={() => void lesson.refetch()} />;
  if (!lesson.data) return <SkeletonText lines={8} />;
  return <LessonPage key={lesson.data.courseSubsectionId} lesson={lesson.data} />;
}

const hasTexts = (lesson: Lesson): boolean =>
  !['EMBED', 'DOCUMENT'].includes(lesson.kind) && !isLessonActivity(lesson.kind);

function LessonPage({ lesson }: { readonly lesson: Lesson }) {
  const t = useT();
  return (
    <ItemFrame
      back={{ href: `/courses/${lesson.courseId}/outline`, label: t('studio.titles.outline') }}
      title={lesson.title}
      mark={<Badge icon={LESSON_KIND_PARTS[lesson.kind].icon}>{t(`builder.kinds.${lesson.kind}`)}</Badge>}
    >
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="min-w-0 space-y-6">
          {isLessonActivity(lesson.kind) && <ActivityCard lesson={lesson} />}
          {lesson.kind !== 'ARTICLE' && <LessonMedia lesson={lesson} />}
          {hasTexts(lesson) && <LessonTexts lesson={lesson} />}
          <LessonAttachments courseSubsectionId={lesson.courseSubsectionId} />
        </div>
        <LessonSettings lesson={lesson} />
      </div>
    </ItemFrame>
  );
}
