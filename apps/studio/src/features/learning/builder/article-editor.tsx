import type { Language } from '@sullam/domain/localized.ts';
import { Button } from '@sullam/ui/components/button.tsx';
import { useNotify, useT } from '@sullam/web-kit/kit-context.tsx';
import type { RichTextHandle } from '@sullam/web-kit/rich-text/rich-text.tsx';
import { useRef } from 'react';
import { ConflictBanner } from '../../../parts/conflict-banner.tsx';
import { useCourseReach, usePublishedText } from '../../../parts/use-reach.ts';
import { ArticleText } from '../../organization/rich-text/rich-text.public.ts';
import type { LessonText } from './builder.api.ts';
import { SavingNotice } from './saving-notice.tsx';
import { useTextSaving } from './use-text-saving.ts';

export interface ArticleEditorProps {
  readonly courseId: number;
  readonly courseSubsectionId: number;
  readonly language: Language;
  readonly text: LessonText | undefined;
}

/** The text of a lesson in one language, kept as a draft while it is written. In a course that isn't out it is published with the course. */
export function ArticleEditor({ courseId, courseSubsectionId, language, text }: ArticleEditorProps) {
  const t = useT();
  const notify = useNotify();
  const editor = useRef<RichTextHandle>(null);
  const publishedText = usePublishedText(courseId);
  const { goesOutWithCourse } = useCourseReach(courseId);
  const saving = useTextSaving({ courseId, courseSubsectionId, language, text });
  const label = t('builder.editor.inLanguage', {
    language: t(language === 'en' ? 'common.names.english' : 'common.names.arabic'),
  });
  const html = () => editor.current?.html() ?? '';
  const publish = async () => {
    if (await saving.publish(html())) notify({ tone: 'success', text: publishedText(t('builder.editor.saved')) });
  };
  const keepMine = async () => {
    const mine = html();
    await saving.newest();
    saving.change(mine);
  };
  const takeTheirs = async () => {
    const theirs = await saving.newest();
    editor.current?.replace(theirs?.draft?.html ?? theirs?.html ?? '');
  };
  return (
    <div className="space-y-3">
      {saving.state === 'conflict' && (
        <ConflictBanner
          title={t('builder.editor.conflict')}
          onMine={() => void keepMine()}
          onTheirs={() => void takeTheirs()}
        />
      )}
      <ArticleText
        ref={editor}
        label={label}
        language={language}
        html={text?.draft?.html ?? text?.html ?? ''}
        onChange={saving.change}
      />
      <div className="flex flex-wrap items-center justify-between gap-3">
        <SavingNotice
          courseId={courseId}
          state={saving.state}
          savedAt={saving.savedAt}
          hasDraft={saving.hasDraft}
          isWritten={Boolean(text?.html) || saving.state === 'saved'}
        />
        {!goesOutWithCourse && (
          <Button
            onClick={() => void publish()}
            pending={saving.state === 'saving'}
            disabled={saving.state === 'conflict' || (!saving.hasDraft && ['clean', 'saved'].includes(saving.state))}
          >
            {t('builder.editor.save')}
          </Button>
        )}
      </div>
    </div>
  );
}
