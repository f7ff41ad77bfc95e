import { chooseText } from '@sullam/domain/localized.ts';
import { EmptyState } from '@sullam/ui/components/empty-state.tsx';
import { Prose } from '@sullam/ui/components/prose.tsx';
import { useLanguage, useT } from '@sullam/web-kit/kit-context.tsx';
import type { Lesson } from './lesson.api.ts';

/** Says that a text is in the other language than the page. */
export function OtherLanguageNote({ language }: { readonly language: 'en' | 'ar' }) {
  const t = useT();
  if (language === useLanguage()) return null;
  return (
    <p className="mb-6 max-w-reading rounded-sm bg-subtle px-4 py-2.5 text-sm text-muted">
      {t(language === 'en' ? 'course.labels.shownInEnglish' : 'course.labels.shownInArabic')}
    </p>
  );
}

/** An article, in the reader's language or else in the other one. */
export function ArticleLesson({ lesson }: { readonly lesson: Lesson }) {
  const t = useT();
  const text = chooseText(lesson.text, useLanguage());
  if (!text) return <EmptyState compact drawing="files" title={t('course.empty.lesson')} />;
  return (
    <>
      <OtherLanguageNote language={text.language} />
      <Prose html={text.text} lang={text.language} />
    </>
  );
}
