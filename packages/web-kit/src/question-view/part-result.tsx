import type { PartResult } from '@sullam/domain/questions/verdict.ts';
import type { MessageKey } from '@sullam/strings/areas.ts';
import { Icon } from '@sullam/ui/base/icon.tsx';
import { CircleAlert, CircleCheck, CircleX, type LucideIcon } from '@sullam/ui/base/icons.ts';
import { useT } from '../kit-context.tsx';

const LOOKS = {
  RIGHT: { icon: CircleCheck, className: 'text-success-text', word: 'question-view.results.right' },
  PARTIAL: { icon: CircleAlert, className: 'text-warning-text', word: 'question-view.results.partial' },
  WRONG: { icon: CircleX, className: 'text-danger-text', word: 'question-view.results.wrong' },
} as const satisfies Record<Exclude<PartResult, 'MISSED'>, { icon: LucideIcon; className: string; word: MessageKey }>;

interface PartResultMarkProps {
  readonly result: PartResult | undefined;
  /** Its word is seen, not heard alone. */
  readonly isNamed?: boolean;
}

/** What became of a part of an answer, as a sign with its word. A part without an answer says that itself. */
export function PartResultMark({ result, isNamed = false }: PartResultMarkProps) {
  const t = useT();
  if (!result || result === 'MISSED') return null;
  const { icon, className, word } = LOOKS[result];
  return (
    <span
      className={`inline-flex shrink-0 items-center gap-1 text-sm ${className}`}
      title={isNamed ? undefined : t(word)}
    >
      <Icon of={icon} size={18} />
      <span className={isNamed ? undefined : 'sr-only'}>{t(word)}</span>
    </span>
  );
}

interface ChoiceMarkProps extends PartResultMarkProps {
  readonly isChosen: boolean;
  /** What an answer is called: one's own, or somebody's. */
  readonly answerLabel: string;
}

/** Beside a choice, once it can't be chosen any more: the answer that was given, right or wrong, or the right one. */
export function ChoiceMark({ result, isChosen, answerLabel }: ChoiceMarkProps) {
  const t = useT();
  if (!isChosen && result !== 'MISSED') return null;
  const { icon, className } = result
    ? LOOKS[result === 'MISSED' ? 'RIGHT' : result]
    : { icon: null, className: 'text-muted' };
  return (
    <span className={`inline-flex shrink-0 items-center gap-1 text-sm font-medium ${className}`}>
      {icon && <Icon of={icon} size={18} />}
      {isChosen ? answerLabel : t('question-view.labels.rightAnswer')}
      {isChosen && result && result !== 'MISSED' && <span className="sr-only">{t(LOOKS[result].word)}</span>}
    </span>
  );
}
