import { UiLink } from '@sullam/ui/base/ui-link.tsx';
import { textLinkClass } from '@sullam/ui/components/button.tsx';
import { AuthorHtml } from '@sullam/web-kit/author-html.tsx';
import { useT } from '@sullam/web-kit/kit-context.tsx';
import type { ReactNode } from 'react';
import { KeyHint } from '../../../parts/key-hint.tsx';
import { WorkspacePanel } from '../marking/marking.public.ts';
import type { MarkedQuestion } from './exam-marking.api.ts';

const KEYS = [
  { shown: '0 … 9', words: 'exam-marking.keys.points' },
  { shown: 'Enter', words: 'exam-marking.keys.next' },
  { shown: 'C', words: 'exam-marking.keys.comment' },
  { shown: 'S', words: 'exam-marking.keys.same' },
  { shown: 'U', words: 'exam-marking.keys.undo' },
  { shown: 'Q', words: 'exam-marking.keys.questions' },
] as const;

/** The keys that mark without the pointer, where there is a keyboard. */
function KeyLegend() {
  const t = useT();
  return (
    <ul className="grid grid-cols-2 gap-x-4 gap-y-2 border-t border-line px-4 py-3 text-sm text-muted max-md:hidden touch:hidden">
      {KEYS.map(({ shown, words }) => (
        <li key={shown} className="flex items-center gap-2">
          <KeyHint of={shown} className="border-line" />
          {t(words)}
        </li>
      ))}
    </ul>
  );
}

export interface HowToScoreProps {
  readonly question: MarkedQuestion;
  /** How the marks are spread. */
  readonly below: ReactNode;
}

/** What those who mark go by, beside the answers: the guide, what a good answer says, the marks so far. */
export function HowToScore({ question, below }: HowToScoreProps) {
  const t = useT();
  const { key, questionId } = question;
  const guide = key.type === 'ESSAY' || key.type === 'FILE_UPLOAD' ? key.guide : {};
  const hasGuide = Boolean(guide.en || guide.ar);
  const hasModel = Boolean(key.explanation.en || key.explanation.ar);
  return (
    <WorkspacePanel
      title={t('exam-marking.titles.howToScore')}
      startsFolded
      actions={
        <UiLink href={`/questions/${questionId}`} className={`${textLinkClass} text-sm`}>
          {t('common.actions.edit')}
        </UiLink>
      }
      footer={<KeyLegend />}
    >
      {hasGuide ? <AuthorHtml text={guide} /> : <p className="text-sm text-muted">{t('exam-marking.empty.guide')}</p>}
      {hasModel && (
        <section className="mt-5 border-t border-line pt-4">
          <h3 className="mb-1 text-base font-semibold">{t('exam-marking.titles.model')}</h3>
          <AuthorHtml text={key.explanation} />
        </section>
      )}
      {below}
    </WorkspacePanel>
  );
}
