import { formatDecimal } from '@sullam/domain/decimal.ts';
import type { CriterionScore } from '@sullam/domain/grading/rubric.ts';
import {
  type AssessmentFinding,
  type CriterionAssessment,
  type CriterionContent,
  criterionBounds,
  type LevelContent,
  levelSpan,
  RUBRIC_COMMENT_LENGTH,
} from '@sullam/domain/grading/rubric-content.ts';
import { isWritten } from '@sullam/domain/localized.ts';
import { cx } from '@sullam/ui/base/cx.ts';
import { useShownError } from '@sullam/ui/base/field-scope.tsx';
import { MessageSquare, X } from '@sullam/ui/base/icons.ts';
import { Button, IconButton } from '@sullam/ui/components/button.tsx';
import { FieldMessage } from '@sullam/ui/components/form-field.tsx';
import { TextArea } from '@sullam/ui/components/text-field.tsx';
import { useId, useState } from 'react';
import { AuthorTextFor, useAuthorText } from '../author-text-for.tsx';
import { DecimalField } from '../forms/decimal-field.tsx';
import { useFormat, useT } from '../kit-context.tsx';
import { typedPoints } from './assessment-changes.ts';

export interface CriterionFieldProps {
  readonly criterion: CriterionContent;
  readonly allowsFreePoints: boolean;
  readonly entry: CriterionAssessment;
  readonly score: CriterionScore | undefined;
  readonly problem: AssessmentFinding['code'] | undefined;
  readonly disabled: boolean;
  /** Keys are for this one now. */
  readonly isActive?: boolean;
  /** In as few lines as it takes: points and comment beside the name, opened by a press. */
  readonly isCompact?: boolean;
  readonly onChange: (entry: CriterionAssessment) => void;
}

const WORDED = { NOT_JUDGED: 1, UNKNOWN_LEVEL: 1, OUT_OF_RANGE: 1, BETWEEN_LEVELS: 1 } as const;

function useProblemText({ criterion, allowsFreePoints, problem }: CriterionFieldProps): string | undefined {
  const t = useT();
  const format = useFormat();
  if (!problem) return undefined;
  const { from, to } = criterionBounds(criterion, allowsFreePoints);
  const code = problem in WORDED ? (problem as keyof typeof WORDED) : 'UNKNOWN_LEVEL';
  return t(`rubrics.problems.${code}`, { from: format.decimal(from), to: format.decimal(to) });
}

/** What a level means: read out with it, and drawn below for the one that is chosen or pointed at. */
function useLevelWords(criterion: CriterionContent) {
  const t = useT();
  const format = useFormat();
  return (level: LevelContent) => {
    const { above, to } = levelSpan(criterion, level);
    return above === null
      ? t('rubrics.labels.worth', { points: format.decimal(to) })
      : t('rubrics.labels.range', { from: format.decimal(above), to: format.decimal(to) });
  };
}

/** The levels as segments of one row: arrow keys move between them, a press chooses. */
function Levels({
  criterion,
  entry,
  score,
  disabled,
  isActive,
  isCompact,
  onChange,
  name,
}: CriterionFieldProps & { readonly name: string }) {
  const format = useFormat();
  const wordsOf = useLevelWords(criterion);
  const [pointed, setPointed] = useState<number | null>(null);
  const chosen = criterion.levels.find(({ id }) => id === (pointed ?? score?.levelId));
  return (
    <>
      <div className="grid grid-cols-[repeat(auto-fit,minmax(5.5rem,1fr))] gap-px overflow-hidden rounded-md border border-control bg-line">
        {criterion.levels.map((level, at) => {
          const isReached = score?.levelId === level.id;
          return (
            <label
              key={level.id}
              onPointerEnter={() => setPointed(level.id)}
              onPointerLeave={() => setPointed(null)}
              className={cx(
                'relative flex min-h-9 min-w-0 flex-wrap items-center justify-center gap-x-1.5 px-2 py-1 text-center text-sm transition-colors touch:min-h-11',
                'has-focus-visible:outline-2 has-focus-visible:-outline-offset-3 has-focus-visible:outline-focus',
                isReached ? 'bg-primary font-medium text-on-primary' : 'bg-surface',
                !disabled && 'cursor-pointer',
                !disabled && !isReached && 'hover:bg-subtle',
              )}
            >
              <input
                type="radio"
                name={name}
                className="sr-only"
                checked={isReached}
                disabled={disabled}
                onChange={() => onChange({ ...entry, levelId: level.id, points: null })}
              />
              <AuthorTextFor text={level.name} className="min-w-0 wrap-anywhere" />
              <span aria-hidden="true" className={cx(!isReached && 'text-muted')}>
                {format.decimal(level.points)}
              </span>
              <span className="sr-only">
                {wordsOf(level)} <AuthorTextFor text={level.description} />
              </span>
              {isActive && at < 9 && (
                <span
                  aria-hidden="true"
                  className="rounded-sm border border-current/40 px-1 font-sans text-xs leading-4 touch:hidden max-md:hidden"
                >
                  {format.number(at + 1)}
                </span>
              )}
            </label>
          );
        })}
      </div>
      {/* one line from the beginning, so that nothing below moves when a level is pointed at */}
      <p aria-hidden="true" className="mt-1.5 min-h-[1lh] text-sm wrap-anywhere text-muted">
        {chosen && (isWritten(chosen.description) ? <AuthorTextFor text={chosen.description} /> : wordsOf(chosen))}
        {!chosen && isCompact && <AuthorTextFor text={criterion.description} />}
      </p>
    </>
  );
}

interface PointsProps extends CriterionFieldProps {
  readonly error: string | undefined;
  /** Its label stands elsewhere. */
  readonly isBare?: boolean;
  readonly takesFocus?: boolean;
  readonly onLeave?: () => void;
}

/** Points, where the rubric lets markers give more than the points of its levels. */
function Points({
  criterion,
  entry,
  score,
  disabled,
  onChange,
  error,
  isBare = false,
  takesFocus = false,
  onLeave,
}: PointsProps) {
  const t = useT();
  const text = useAuthorText();
  const [typed, setTyped] = useState<string | null>(null);
  const given = entry.points ?? (score?.points ? formatDecimal(score.points) : '');
  return (
    <DecimalField
      label={t('rubrics.fields.points')}
      aria-label={t('rubrics.labels.pointsFor', { criterion: text(criterion.name) })}
      className={isBare ? 'w-24' : 'w-32'}
      hideLabel={isBare}
      autoFocus={takesFocus}
      value={typed ?? given}
      disabled={disabled}
      error={error}
      onBlur={() => {
        setTyped(null);
        onLeave?.();
      }}
      onChange={(next) => {
        setTyped(next);
        onChange({ ...entry, levelId: null, points: typedPoints(next) });
      }}
    />
  );
}

function Comment({
  criterion,
  entry,
  disabled,
  onChange,
  startsOpen = false,
}: CriterionFieldProps & { readonly startsOpen?: boolean }) {
  const t = useT();
  const text = useAuthorText();
  const [isOpen, setOpen] = useState(startsOpen);
  if (!isOpen && !entry.comment) {
    return (
      <Button variant="ghost" size="sm" icon={MessageSquare} disabled={disabled} onClick={() => setOpen(true)}>
        {t('rubrics.actions.addComment')}
        <span className="sr-only">{`: ${text(criterion.name)}`}</span>
      </Button>
    );
  }
  return (
    <TextArea
      label={t('rubrics.fields.comment')}
      aria-label={t('rubrics.labels.commentOn', { criterion: text(criterion.name) })}
      className="w-full"
      rows={2}
      autoFocus={isOpen}
      maxLength={RUBRIC_COMMENT_LENGTH}
      value={entry.comment ?? ''}
      disabled={disabled}
      onChange={(event) => onChange({ ...entry, comment: event.currentTarget.value })}
    />
  );
}

/** The points beside the name, typed over where the rubric lets one. */
function CompactPoints(props: CriterionFieldProps & { readonly error: string | undefined }) {
  const { criterion, allowsFreePoints, score, disabled } = props;
  const t = useT();
  const text = useAuthorText();
  const format = useFormat();
  const [isTyping, setTyping] = useState(false);
  const { to } = criterionBounds(criterion, allowsFreePoints);
  const shown = t('rubrics.labels.of', {
    points: { raw: score?.points ? format.decimal(formatDecimal(score.points)) : '–' },
    maximum: { raw: format.decimal(to) },
  });
  if (!allowsFreePoints && !criterion.isRange) return <span className="text-sm">{shown}</span>;
  if (!isTyping)
    return (
      <button
        type="button"
        disabled={disabled}
        aria-label={`${t('rubrics.labels.pointsFor', { criterion: text(criterion.name) })}: ${shown}`}
        title={t('rubrics.actions.typePoints')}
        onClick={() => setTyping(true)}
        className="min-h-8 rounded-sm px-1.5 text-sm decoration-dotted underline underline-offset-4 hover:bg-subtle disabled:no-underline touch:min-h-11"
      >
        {shown}
      </button>
    );
  return <Points {...props} isBare takesFocus onLeave={() => setTyping(false)} />;
}

/** A criterion in as few lines as it takes, so that a rubric stands beside the work as a whole. */
function CompactCriterion(props: CriterionFieldProps) {
  const { criterion, allowsFreePoints, entry, disabled, onChange } = props;
  const t = useT();
  const text = useAuthorText();
  const id = useId();
  const [isCommenting, setCommenting] = useState(false);
  const error = useProblemText(props);
  const shown = useShownError(id, error);
  const hasPoints = allowsFreePoints || criterion.isRange;
  const isJudged = typeof entry.levelId === 'number' || typeof entry.points === 'string';
  const isWriting = isCommenting || Boolean(entry.comment);
  return (
    <fieldset data-field={id} className="min-w-0" aria-describedby={shown && !hasPoints ? `${id}-error` : undefined}>
      <legend className="sr-only">
        <AuthorTextFor text={criterion.name} />
      </legend>
      <div className="mb-1.5 flex min-h-8 items-center gap-1">
        <span aria-hidden="true" className="min-w-0 flex-1 font-medium wrap-anywhere">
          <AuthorTextFor text={criterion.name} />
        </span>
        {isJudged && !disabled && (
          <IconButton
            icon={X}
            iconSize={16}
            size="sm"
            label={t('rubrics.actions.clearFor', { criterion: text(criterion.name) })}
            onClick={() => onChange({ ...entry, levelId: null, points: null })}
          />
        )}
        {!isWriting && (
          <IconButton
            icon={MessageSquare}
            iconSize={18}
            size="sm"
            disabled={disabled}
            label={`${t('rubrics.actions.addComment')}: ${text(criterion.name)}`}
            onClick={() => setCommenting(true)}
          />
        )}
        <CompactPoints {...props} error={error} />
      </div>
      <Levels {...props} name={`${id}-level`} />
      {!hasPoints && <FieldMessage id={id} error={error} />}
      {isWriting && (
        <div className="mt-3">
          <Comment {...props} startsOpen={isCommenting} />
        </div>
      )}
    </fieldset>
  );
}

/** One criterion to be judged: a level or points, and a comment. */
export function CriterionField(props: CriterionFieldProps) {
  return props.isCompact ? <CompactCriterion {...props} /> : <WholeCriterion {...props} />;
}

function WholeCriterion(props: CriterionFieldProps) {
  const { criterion, allowsFreePoints, entry, score, disabled, onChange } = props;
  const t = useT();
  const text = useAuthorText();
  const format = useFormat();
  const id = useId();
  const error = useProblemText(props);
  const shown = useShownError(id, error);
  const hasPoints = allowsFreePoints || criterion.isRange;
  const { to } = criterionBounds(criterion, allowsFreePoints);
  const isJudged = typeof entry.levelId === 'number' || typeof entry.points === 'string';
  return (
    <fieldset data-field={id} className="min-w-0" aria-describedby={shown && !hasPoints ? `${id}-error` : undefined}>
      <legend className="mb-2 flex w-full flex-wrap items-baseline justify-between gap-x-4">
        <span className="min-w-0 font-medium">
          <AuthorTextFor text={criterion.name} />
        </span>
        <span className="text-sm font-normal text-muted">
          {score?.points
            ? t('rubrics.labels.points', {
                points: format.decimal(formatDecimal(score.points)),
                maximum: format.decimal(to),
              })
            : t('rubrics.labels.maximum', { maximum: format.decimal(to) })}
        </span>
      </legend>
      <AuthorTextFor
        as="p"
        text={criterion.description}
        className="-mt-1 mb-2 max-w-reading text-sm whitespace-pre-line text-muted"
      />
      <Levels {...props} name={`${id}-level`} />
      {!hasPoints && <FieldMessage id={id} error={error} />}
      <div className="mt-1 flex flex-wrap items-end gap-x-3 gap-y-2">
        {hasPoints && <Points {...props} error={error} />}
        {isJudged && !disabled && (
          <Button
            variant="ghost"
            size="sm"
            icon={X}
            onClick={() => onChange({ ...entry, levelId: null, points: null })}
          >
            <span aria-hidden="true">{t('rubrics.actions.clear')}</span>
            <span className="sr-only">{t('rubrics.actions.clearFor', { criterion: text(criterion.name) })}</span>
          </Button>
        )}
        {!(disabled && !entry.comment) && <Comment {...props} />}
      </div>
    </fieldset>
  );
}
