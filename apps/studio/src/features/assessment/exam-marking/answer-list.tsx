import { cx } from '@sullam/ui/base/cx.ts';
import { Icon } from '@sullam/ui/base/icon.tsx';
import { Check } from '@sullam/ui/base/icons.ts';
import { Badge } from '@sullam/ui/components/badge.tsx';
import { AuthorText } from '@sullam/ui/components/text.tsx';
import { useFormat, useT } from '@sullam/web-kit/kit-context.tsx';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Segments } from '../../../parts/segments.tsx';
import { PointCells } from '../marking/marking.public.ts';
import { QueueState } from './attempt-words.tsx';
import type { QueuedAnswer } from './exam-marking.api.ts';
import { useLearnerName } from './learner-name.tsx';
import { isOpen, keyOf } from './queued-answer.ts';
import type { Alike } from './use-alike.ts';
import { plainMarks } from './use-marks.ts';

interface AnswerCardProps {
  readonly answer: QueuedAnswer;
  readonly number: number;
  readonly alike: Alike | null;
  readonly inHandOf: string | undefined;
  /** The answer that is marked now, opened: its whole text and the fields. */
  readonly open: ReactNode;
  readonly isCurrent: boolean;
  readonly isFirst: boolean;
  readonly onGo: () => void;
  /** Points that were pressed in a card that isn't open. */
  readonly onPoints: (points: string) => void;
}

/** What another answer has in common with this one. */
function AlikeBadge({ alike }: { readonly alike: Alike }) {
  const t = useT();
  const format = useFormat();
  const number = format.number(alike.firstNumber);
  return (
    <Badge tone="info">
      {alike.similarity === 1
        ? t('exam-marking.labels.sameAs', { number })
        : t('exam-marking.labels.similarTo', { number, percent: { raw: format.percent(alike.similarity) } })}
    </Badge>
  );
}

function AnswerCard({ answer, number, alike, inHandOf, open, isCurrent, isFirst, onGo, onPoints }: AnswerCardProps) {
  const t = useT();
  const format = useFormat();
  const nameOf = useLearnerName();
  const card = useRef<HTMLElement>(null);
  useEffect(() => {
    if (isCurrent) card.current?.scrollIntoView?.({ block: 'nearest' });
  }, [isCurrent]);
  const title = t('exam-marking.labels.answerNumber', { number: format.number(number) });
  const { text, isTextWhole, wordCount, fileCount, givenScore, givenComment } = answer;
  return (
    <article
      ref={card}
      aria-label={title}
      aria-current={isCurrent ? 'true' : undefined}
      className={cx(
        'rounded-lg bg-surface',
        // with the first one what was asked is seen too
        isFirst ? 'scroll-mt-60 scroll-mb-3' : 'scroll-my-3',
        isCurrent
          ? 'border-2 border-focus shadow-1'
          : 'border border-line [contain-intrinsic-size:auto_9rem] [content-visibility:auto]',
      )}
    >
      <header className="flex min-h-9 flex-wrap items-center gap-x-3 gap-y-1 px-4 pt-3 text-sm">
        <h3 className="text-sm font-medium">
          <button
            type="button"
            aria-expanded={isCurrent}
            onClick={onGo}
            className="rounded-sm hover:underline touch:min-h-11"
          >
            {title}
          </button>
        </h3>
        {answer.learner && (
          <bdi className="clip-line min-w-0 text-muted">{nameOf(answer.learner, answer.examAttemptId)}</bdi>
        )}
        {wordCount > 0 && (
          <span className="text-muted tabular">{t('exam-marking.labels.words', { count: wordCount })}</span>
        )}
        {fileCount > 0 && (
          <span className="text-muted tabular">{t('exam-marking.labels.files', { count: fileCount })}</span>
        )}
        <span className="ms-auto flex flex-wrap items-center gap-2">
          {inHandOf && !isCurrent && <Badge tone="info">{t('marking.locks.held', { name: inHandOf })}</Badge>}
          {alike && !alike.isFirst && <AlikeBadge alike={alike} />}
          {answer.state !== 'PENDING' && answer.state !== 'MARKED' && <QueueState state={answer.state} />}
        </span>
      </header>
      {isCurrent ? (
        open
      ) : (
        <>
          <AuthorText
            as="p"
            className={cx('px-4 pt-1 pb-4 text-body whitespace-pre-line wrap-anywhere', text && 'clip-lines-6')}
          >
            {text ?? ''}
            {!isTextWhole && '…'}
          </AuthorText>
          <div className="flex flex-wrap items-center gap-x-4 gap-y-2 border-t border-line px-4 py-3">
            <PointCells
              isPassive
              label={t('exam-marking.labels.pointsFor', { number: format.number(number) })}
              maximum={plainMarks(answer.marks)}
              value={givenScore === null ? '' : plainMarks(givenScore)}
              onChange={onPoints}
              className="grow basis-72 sm:max-w-72"
            />
            {givenComment ? (
              <AuthorText as="p" className="clip-line min-w-0 flex-1 basis-48 text-sm text-muted">
                {givenComment}
              </AuthorText>
            ) : (
              answer.state === 'PENDING' && (
                // looks as the field that it opens; the heading's button is the one that keys find
                <button
                  type="button"
                  tabIndex={-1}
                  onClick={onGo}
                  className="min-h-8.5 min-w-0 flex-1 basis-48 rounded-sm border border-line px-3 text-start text-sm text-muted hover:border-control max-sm:hidden touch:min-h-11"
                >
                  {t('exam-marking.fields.comment')}
                </button>
              )
            )}
            {answer.state === 'MARKED' && (
              <span className="ms-auto flex items-center gap-1.5 text-sm text-success-text">
                <Icon of={Check} size={16} />
                {t('exam-marking.queueStates.MARKED')}
              </span>
            )}
          </div>
        </>
      )}
    </article>
  );
}

export interface AnswerListProps {
  /** In the order in which they are walked through. */
  readonly answers: readonly QueuedAnswer[];
  readonly current: string;
  readonly title: ReactNode;
  readonly numberOf: (answer: QueuedAnswer) => number;
  readonly alikeOf: (answer: QueuedAnswer) => Alike | null;
  readonly isTogether: boolean;
  readonly onTogether: (isTogether: boolean) => void;
  /** The answer that is marked now. */
  readonly open: ReactNode;
  /** A colleague who has an answer in hand. */
  readonly holderOf: (answer: QueuedAnswer) => string | undefined;
  readonly onGo: (key: string) => void;
  readonly onPoints: (answer: QueuedAnswer, points: string) => void;
}

/** All answers to one question below each other; one of them is open. What was marked here stays in sight. */
export function AnswerList(props: AnswerListProps) {
  const { answers, current, title, numberOf, alikeOf, isTogether, onTogether, open, holderOf, onGo, onPoints } = props;
  const t = useT();
  const format = useFormat();
  // what waited when the page was opened: an answer doesn't vanish under the hand that marks it
  const [begun] = useState(() => new Set(answers.filter(isOpen).map(keyOf)));
  const [showsAll, setShowsAll] = useState(begun.size === 0);
  const shown = showsAll
    ? answers
    : answers.filter((answer) => isOpen(answer) || begun.has(keyOf(answer)) || keyOf(answer) === current);
  const openCount = answers.filter(isOpen).length;
  const hasAlike = answers.some((answer) => alikeOf(answer) !== null);
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <div className="min-w-0 flex-1 basis-72">{title}</div>
        <div className="flex flex-wrap items-center gap-2">
          <Segments
            label={t('exam-marking.labels.shown')}
            value={showsAll ? 'all' : 'open'}
            onChange={(id) => setShowsAll(id === 'all')}
            items={[
              { id: 'open', label: t('marking.labels.open', { count: format.number(openCount) }) },
              { id: 'all', label: t('marking.labels.all', { count: format.number(answers.length) }) },
            ]}
          />
          {hasAlike && (
            <Segments
              label={t('exam-marking.labels.order')}
              value={isTogether ? 'together' : 'received'}
              onChange={(id) => onTogether(id === 'together')}
              items={[
                { id: 'together', label: t('exam-marking.labels.together') },
                { id: 'received', label: t('exam-marking.labels.received') },
              ]}
            />
          )}
        </div>
      </div>
      {shown.map((answer) => {
        const key = keyOf(answer);
        return (
          <AnswerCard
            key={key}
            answer={answer}
            number={numberOf(answer)}
            alike={alikeOf(answer)}
            inHandOf={holderOf(answer)}
            isCurrent={key === current}
            isFirst={answer === shown[0]}
            open={open}
            onGo={() => onGo(key)}
            onPoints={(points) => onPoints(answer, points)}
          />
        );
      })}
    </>
  );
}
