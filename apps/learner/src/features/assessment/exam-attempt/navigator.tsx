import { cx } from '@sullam/ui/base/cx.ts';
import { Icon } from '@sullam/ui/base/icon.tsx';
import { Check, CircleDashed, Flag, Lock, WifiOff } from '@sullam/ui/base/icons.ts';
import { AuthorTextFor, useAuthorText } from '@sullam/web-kit/author-text-for.tsx';
import { useFormat, useT } from '@sullam/web-kit/kit-context.tsx';
import type { AttemptSnapshot, SnapshotQuestion } from './attempt.api.ts';

export interface NavigatorProps {
  readonly sections: AttemptSnapshot['sections'];
  readonly questions: readonly SnapshotQuestion[];
  readonly current: number;
  readonly unsaved: ReadonlySet<number>;
  readonly onGo: (position: number) => void;
}

const CELL = 'relative grid h-11 w-full place-items-center rounded-md border text-sm tabular transition-colors';

const lookOf = ({ state, isAnswered }: SnapshotQuestion, isCurrent: boolean): string =>
  cx(
    CELL,
    isCurrent && 'outline-2 outline-offset-2 outline-primary',
    state !== 'OPEN'
      ? 'border-dashed border-line text-muted'
      : isAnswered
        ? 'border-primary bg-primary-soft font-medium text-primary-text'
        : 'border-control bg-surface hover:bg-subtle',
  );

/** One question: its number, and by signs and words whether it is answered, flagged, saved, open. */
function Cell({
  question,
  current,
  unsaved,
  onGo,
}: Omit<NavigatorProps, 'sections' | 'questions'> & { readonly question: SnapshotQuestion }) {
  const t = useT();
  const format = useFormat();
  const { position, state, isAnswered, isPartlyAnswered, isFlagged } = question;
  const isCurrent = position === current;
  const isUnsaved = unsaved.has(position);
  const marks = [
    t(
      isAnswered
        ? 'exam-sitting.marks.answered'
        : isPartlyAnswered
          ? 'exam-sitting.marks.partlyAnswered'
          : 'exam-sitting.marks.unanswered',
    ),
    isFlagged && t('exam-sitting.marks.flagged'),
    isUnsaved && t('exam-sitting.marks.unsaved'),
    state === 'CLOSED' && t('exam-sitting.marks.closed'),
    state === 'AHEAD' && t('exam-sitting.marks.ahead'),
  ].filter((mark) => mark !== false);
  const answered = isAnswered ? Check : isPartlyAnswered && CircleDashed;
  const corner = isUnsaved ? WifiOff : state === 'OPEN' ? answered : Lock;
  return (
    <button
      type="button"
      disabled={state !== 'OPEN'}
      aria-current={isCurrent ? 'step' : undefined}
      aria-label={t('exam-sitting.marks.question', { number: format.number(position), marks: format.list(marks) })}
      onClick={() => onGo(position)}
      className={lookOf(question, isCurrent)}
    >
      {format.number(position)}
      {corner && (
        <span className={cx('absolute end-1 bottom-1', isUnsaved && 'text-warning-text')}>
          <Icon of={corner} size={14} />
        </span>
      )}
      {isFlagged && (
        <span className="absolute start-1 top-1 rounded-full text-warning-text">
          <Icon of={Flag} size={14} />
        </span>
      )}
    </button>
  );
}

/** All questions by the parts of the paper, and the way to those that are open. */
export function Navigator({ sections, questions, ...rest }: NavigatorProps) {
  const t = useT();
  const format = useFormat();
  const textOf = useAuthorText();
  return (
    <div className="space-y-6">
      {sections.map(({ title, navigation }, index) => {
        const here = questions.filter(({ section }) => section === index);
        if (here.length === 0) return null;
        const name = textOf(title) || t('exam-sitting.labels.section', { number: format.number(index + 1) });
        return (
          <section key={index} aria-label={name}>
            {sections.length > 1 && (
              <h3 className="mb-2 text-sm font-medium text-muted">
                <AuthorTextFor text={title} fallback={name} />
              </h3>
            )}
            <ol className="grid grid-cols-[repeat(auto-fill,minmax(2.75rem,1fr))] gap-2.5">
              {here.map((question) => (
                <li key={question.position}>
                  <Cell question={question} {...rest} />
                </li>
              ))}
            </ol>
            {navigation === 'ONE_WAY' && <p className="mt-2 text-sm text-muted">{t('exam-sitting.messages.oneWay')}</p>}
          </section>
        );
      })}
    </div>
  );
}
