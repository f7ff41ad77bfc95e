import { LANGUAGES, type Language } from '@sullam/domain/localized.ts';
import { lazyPart } from '@sullam/ui/base/lazy-part.tsx';
import { Tabs } from '@sullam/ui/components/tabs.tsx';
import { useLanguage, useT } from '@sullam/web-kit/kit-context.tsx';
import { ARTICLE_TOOLS, EditorPlace } from '@sullam/web-kit/rich-text/editor-place.tsx';
import { useState } from 'react';
import type { ArticleEditorProps } from './article-editor.tsx';
import type { Lesson } from './builder.api.ts';

const ArticleEditor = lazyPart<ArticleEditorProps>(
  () => import('./article-editor.tsx').then((file) => file.ArticleEditor),
  ({ language, text }) => (
    <div className="space-y-3">
      <EditorPlace html={text?.draft?.html ?? text?.html ?? ''} language={language} more={ARTICLE_TOOLS} />
      <div className="h-(--control-size)" />
    </div>
  ),
);

/** The texts of a lesson, one language at a time; what stands in the other one stays as it is being written. */
export function LessonTexts({ lesson }: { readonly lesson: Lesson }) {
  const t = useT();
  const interfaceLanguage = useLanguage();
  const [language, setLanguage] = useState<Language>(interfaceLanguage);
  const [opened, setOpened] = useState<readonly Language[]>([interfaceLanguage]);
  return (
    <section aria-label={t(lesson.kind === 'ARTICLE' ? 'builder.editor.label' : 'builder.lesson.transcript')}>
      {lesson.kind !== 'ARTICLE' && <h2 className="mb-2 text-lg">{t('builder.lesson.transcript')}</h2>}
      <Tabs
        label={t('builder.list.languages')}
        value={language}
        onChange={(next) => {
          setLanguage(next as Language);
          setOpened([...new Set([...opened, next as Language])]);
        }}
        items={LANGUAGES.map((each) => ({
          id: each,
          label: t(each === 'en' ? 'common.names.english' : 'common.names.arabic'),
        }))}
      >
        {LANGUAGES.filter((each) => opened.includes(each)).map((each) => (
          <div key={each} hidden={each !== language}>
            <ArticleEditor
              courseId={lesson.courseId}
              courseSubsectionId={lesson.courseSubsectionId}
              language={each}
              text={lesson.texts.find((text) => text.language === each)}
            />
          </div>
        ))}
      </Tabs>
    </section>
  );
}
