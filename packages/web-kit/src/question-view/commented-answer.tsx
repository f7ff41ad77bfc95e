import { textOfHtml } from '@sullam/domain/questions/essay-text.ts';
import type { QuestionAnswer } from '@sullam/domain/questions/question.ts';
import { AuthorText } from '@sullam/ui/components/text.tsx';
import { useFormat } from '../kit-context.tsx';
import { CommentedText, type Passage } from './commented-text.tsx';

export interface PassageComment extends Passage {
  readonly quote: string;
  readonly comment: string;
}

/** A written answer with what a marker says of its passages, each word below by its number. */
export function CommentedAnswer({
  answer,
  comments,
}: {
  readonly answer: QuestionAnswer;
  readonly comments: readonly PassageComment[];
}) {
  const format = useFormat();
  if (answer?.type !== 'ESSAY') return null;
  return (
    <div className="space-y-4">
      <CommentedText text={textOfHtml(answer.html)} passages={comments} />
      <ol className="space-y-3 text-sm">
        {comments.map((comment, at) => (
          <li key={`${comment.start} ${comment.end} ${at}`} className="flex gap-3">
            <span className="font-semibold">{format.number(at + 1)}</span>
            <div className="min-w-0">
              <AuthorText as="p" className="clip-line text-muted">
                {comment.quote}
              </AuthorText>
              <AuthorText as="p" className="whitespace-pre-line wrap-anywhere">
                {comment.comment}
              </AuthorText>
            </div>
          </li>
        ))}
      </ol>
    </div>
  );
}
