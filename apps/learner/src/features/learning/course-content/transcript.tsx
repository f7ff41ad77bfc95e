import { chooseText } from '@sullam/domain/localized.ts';
import { Disclosure } from '@sullam/ui/components/disclosure.tsx';
import { Prose } from '@sullam/ui/components/prose.tsx';
import { useLanguage, useT } from '@sullam/web-kit/kit-context.tsx';
import { OtherLanguageNote } from './article-lesson.tsx';
import type { Lesson } from './lesson.api.ts';

interface TranscriptProps {
  readonly lesson: Lesson;
  /** Unfolded from the start: where nothing is to be seen, the words are. */
  readonly isOpen?: boolean;
}

/** What is said, to read. */
export function Transcript({ lesson, isOpen }: TranscriptProps) {
  const t = useT();
  const text = chooseText(lesson.text, useLanguage());
  if (!text) return null;
  return (
    <Disclosure title={t('course.player.transcript')} level={2} {...(isOpen ? { defaultOpen: true } : {})}>
      <OtherLanguageNote language={text.language} />
      <Prose html={text.text} lang={text.language} />
    </Disclosure>
  );
}
