import { type Localized, otherLanguage } from '@sullam/domain/localized.ts';
import { ErrorState } from '@sullam/ui/components/empty-state.tsx';
import { SkeletonText } from '@sullam/ui/components/skeleton.tsx';
import { Dialog } from '@sullam/ui/overlays/lazy.ts';
import { AuthorTextFor } from '@sullam/web-kit/author-text-for.tsx';
import { useLanguage, useT } from '@sullam/web-kit/kit-context.tsx';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { flushWriting } from '../../../parts/writing-under-way.ts';
import { ArticleEditor, lessonQuery } from '../builder/builder.public.ts';
import { translationsQuery } from './translations.api.ts';

interface LessonDialogProps {
  readonly courseId: number;
  readonly courseSubsectionId: number;
  readonly title: Localized;
  readonly onClose: () => void;
}

/** The text of a lesson in both languages, with the editor of the builder on each side: drafts first, as there. */
export function LessonDialog({ courseId, courseSubsectionId, title, onClose }: LessonDialogProps) {
  const t = useT();
  const own = useLanguage();
  const client = useQueryClient();
  const lesson = useQuery(lessonQuery(courseSubsectionId));
  const close = () => {
    void flushWriting().then(() => client.invalidateQueries(translationsQuery(courseId)));
    void client.invalidateQueries(lessonQuery(courseSubsectionId));
    onClose();
  };
  return (
    <Dialog open size="xl" onClose={close} title={<AuthorTextFor text={title} unmarked />}>
      {lesson.isError && <ErrorState compact title={t('common.failed.title')} onRetry={() => void lesson.refetch()} />}
      {lesson.isPending && <SkeletonText lines={8} />}
      {lesson.data && (
        <div className="grid gap-6 lg:grid-cols-2">
          {[own, otherLanguage(own)].map((language) => (
            <section key={language} className="min-w-0">
              <h3 className="mb-2 text-sm font-medium">
                {t(language === 'en' ? 'common.names.english' : 'common.names.arabic')}
              </h3>
              <ArticleEditor
                courseId={courseId}
                courseSubsectionId={courseSubsectionId}
                language={language}
                text={lesson.data.texts.find((text) => text.language === language)}
              />
            </section>
          ))}
        </div>
      )}
    </Dialog>
  );
}
