import { Icon } from '@sullam/ui/base/icon.tsx';
import { Badge } from '@sullam/ui/components/badge.tsx';
import { Checkbox } from '@sullam/ui/components/choice.tsx';
import { DecimalField } from '@sullam/web-kit/forms/decimal-field.tsx';
import { useT } from '@sullam/web-kit/kit-context.tsx';
import { TYPE_ICONS } from './question-types.ts';
import type { ImportResult } from './questions.api.ts';

/** What was decided about each question that can be taken, by its place. */
export interface ImportChoices {
  readonly leftOut: ReadonlySet<number>;
  /** As typed, where it isn't what the question is worth by itself. */
  readonly points: ReadonlyMap<number, string>;
}

export const NO_CHOICES: ImportChoices = { leftOut: new Set(), points: new Map() };

/** Above nothing, four places at most, as an exam takes them. */
export const arePoints = (text: string): boolean => /^\d{1,6}(\.\d{1,4})?$/.test(text) && Number(text) > 0;

export interface ImportRowsProps {
  readonly taken: ImportResult['report']['taken'];
  readonly choices: ImportChoices;
  /** They are for an exam, which may give other points. */
  readonly withPoints: boolean;
  readonly onChange: (choices: ImportChoices) => void;
}

/** The questions that were understood, each to be left out, and to be given its points. */
export function ImportRows({ taken, choices, withPoints, onChange }: ImportRowsProps) {
  const t = useT();
  const { leftOut, points } = choices;
  return (
    <ul aria-label={t('questions.files.rows')} className="divide-y divide-line rounded-md border border-line">
      {taken.map(({ title, type, marks, isReady }, at) => (
        // one of a text has no name of its own but its place
        <li key={`${at}-${title}`} className="flex min-h-11 flex-wrap items-center gap-x-3 gap-y-1 px-3 py-1.5">
          <Checkbox
            className="min-w-0 flex-1 basis-56"
            aria-label={t('questions.files.take', { title })}
            label={
              <span className="flex min-w-0 items-center gap-2 text-sm">
                <Icon of={TYPE_ICONS[type]} size={18} className="shrink-0 text-muted" />
                <bdi className="clip-lines-2 min-w-0">{title}</bdi>
              </span>
            }
            checked={!leftOut.has(at)}
            onChange={(isTaken) =>
              onChange({
                ...choices,
                leftOut: new Set(isTaken ? [...leftOut].filter((each) => each !== at) : [...leftOut, at]),
              })
            }
          />
          {isReady ? (
            <span className="text-sm text-muted">{t(`questions.types.${type}`)}</span>
          ) : (
            <Badge tone="warning">{t('questions.list.notReady')}</Badge>
          )}
          {withPoints && (
            <DecimalField
              hideLabel
              className="w-18"
              label={t('questions.files.pointsOf', { title })}
              value={points.get(at) ?? marks}
              disabled={leftOut.has(at)}
              maxLength={11}
              {...(arePoints(points.get(at) ?? marks) ? {} : { error: t('questions.files.pointsWrong') })}
              onChange={(text) => onChange({ ...choices, points: new Map(points).set(at, text) })}
            />
          )}
        </li>
      ))}
    </ul>
  );
}
