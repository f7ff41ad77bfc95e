import type { LearnerQuestion } from '@sullam/domain/questions/learner-question.ts';
import type { QuestionKey } from '@sullam/domain/questions/question.ts';
import { Icon } from '@sullam/ui/base/icon.tsx';
import { ExternalLink, FileText } from '@sullam/ui/base/icons.ts';
import { textLinkClass } from '@sullam/ui/components/button.tsx';
import { AuthorHtml } from '@sullam/web-kit/author-html.tsx';
import { useFormat, useT } from '@sullam/web-kit/kit-context.tsx';
import { QuestionView } from '@sullam/web-kit/question-view/question-view.tsx';
import { RightAnswer } from '@sullam/web-kit/question-view/right-answer.tsx';
import { shownParts } from '@sullam/web-kit/question-view/shown-parts.ts';
import { EssayToMark } from './essay-to-mark.tsx';
import type { MarkedQuestion } from './exam-marking.api.ts';

const ignore = () => undefined;

/** The files of an answer, each to be opened beside the page. */
function Files({ files }: Pick<MarkedQuestion, 'files'>) {
  const t = useT();
  const format = useFormat();
  return (
    <ul className="space-y-2">
      {files.map((file) => (
        <li key={file.mediaId} className="flex items-center gap-3 rounded-md border border-line p-3">
          <Icon of={FileText} className="shrink-0 text-muted" />
          <span className="min-w-0 flex-1">
            <span className="clip-line block">
              <bdi>{file.name}</bdi>
            </span>
            <span className="text-xs text-muted">{format.fileSize(file.byteSize)}</span>
          </span>
          <a
            href={file.url}
            target="_blank"
            rel="noreferrer"
            className={`${textLinkClass} inline-flex items-center gap-1.5`}
            aria-label={t('exam-marking.actions.openFile', { name: file.name })}
          >
            {t('common.actions.open')}
            <Icon of={ExternalLink} size={16} />
          </a>
        </li>
      ))}
    </ul>
  );
}

/** What the author wrote for those who mark. */
function Guide({ answerKey }: { readonly answerKey: MarkedQuestion['key'] }) {
  const t = useT();
  if (answerKey.type !== 'ESSAY' && answerKey.type !== 'FILE_UPLOAD') return null;
  if (!answerKey.guide.en && !answerKey.guide.ar) return null;
  return (
    <div className="mt-5 rounded-md bg-subtle p-4 text-sm">
      <p className="mb-1 font-medium">{t('exam-marking.titles.guide')}</p>
      <AuthorHtml text={answerKey.guide} />
    </div>
  );
}

export interface GivenAnswerProps {
  readonly examAttemptId: number;
  readonly question: MarkedQuestion;
  /** What was asked and the guide stand elsewhere on the page. */
  readonly isAlone?: boolean;
}

/** A question with the answer that was given, as its marker needs it. */
export function GivenAnswer({ examAttemptId, question: marked, isAlone = false }: GivenAnswerProps) {
  const t = useT();
  const { question, answer, key, picture, position, outcome } = marked;
  const isText = answer?.type === 'ESSAY';
  const isFile = question.type === 'FILE_UPLOAD';
  return (
    <div>
      {isText || isFile ? (
        <div className="space-y-4">
          {!isAlone && <AuthorHtml text={question.prompt} />}
          {isText && (
            <div className={isAlone ? '' : 'border-s-2 border-primary ps-4'}>
              <EssayToMark
                html={answer.html}
                comments={marked.comments}
                place={{ examAttemptId, position }}
                isCompact={isAlone}
              />
            </div>
          )}
          {isFile && <Files files={marked.files} />}
        </div>
      ) : (
        <QuestionView
          question={question as LearnerQuestion}
          picture={picture}
          value={answer}
          onChange={ignore}
          isLocked
          isOthers
          parts={shownParts(answer, marked.parts, key as QuestionKey)}
        />
      )}
      {answer === null && <p className="mt-3 text-sm text-muted">{t('exam-marking.labels.noAnswer')}</p>}
      {outcome !== 'CORRECT' && (
        <RightAnswer question={question as LearnerQuestion} answerKey={key as QuestionKey} picture={picture} />
      )}
      {!isAlone && <Guide answerKey={key} />}
    </div>
  );
}
