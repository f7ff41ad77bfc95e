import { RELEASES, type Release } from '@sullam/domain/assessment/release.ts';
import { cx } from '@sullam/ui/base/cx.ts';
import { Card, CardHeading } from '@sullam/ui/components/card.tsx';
import { DatePicker } from '@sullam/ui/pickers/lazy.tsx';
import { useT } from '@sullam/web-kit/kit-context.tsx';
import { Fragment, useId } from 'react';
import type { PartProps } from './part-props.ts';
import { ReleaseStory } from './release-story.tsx';

export const RELEASED = ['releaseScore', 'releaseAnswers', 'releaseExplanations'] as const;
type Released = (typeof RELEASED)[number];

interface MatrixProps {
  readonly value: Readonly<Record<Released, Release>>;
  readonly onChange: (change: Partial<Record<Released, Release>>) => void;
}

/** What learners get to see, and when: a row for each thing, a column for each moment. */
function ReleaseMatrix({ value, onChange }: MatrixProps) {
  const t = useT();
  const id = useId();
  return (
    <div className="grid grid-cols-4 gap-x-1 gap-y-1 sm:grid-cols-[minmax(9rem,1.3fr)_repeat(4,minmax(0,1fr))]">
      <span className="max-sm:hidden" />
      {RELEASES.map((release) => (
        <span key={release} aria-hidden="true" className="px-1 text-center text-xs text-muted sm:text-sm">
          {t(`exam-authoring.releases.${release}`)}
        </span>
      ))}
      {RELEASED.map((row) => (
        <Fragment key={row}>
          <span id={`${id}-${row}`} className="col-span-full pt-2 font-medium sm:col-span-1 sm:self-center sm:pt-0">
            {t(`exam-authoring.fields.${row}`)}
          </span>
          <div role="radiogroup" aria-labelledby={`${id}-${row}`} className="contents">
            {RELEASES.map((release) => (
              <label
                key={release}
                className={cx(
                  'grid min-h-(--control-size) cursor-pointer place-items-center rounded-md border border-line hover:bg-subtle',
                  value[row] === release && 'border-primary bg-subtle',
                )}
              >
                <span className="sr-only">{t(`exam-authoring.releases.${release}`)}</span>
                <input
                  type="radio"
                  name={`${id}-${row}`}
                  checked={value[row] === release}
                  onChange={() => onChange({ [row]: release })}
                  className="size-4 accent-primary"
                />
              </label>
            ))}
          </div>
        </Fragment>
      ))}
    </div>
  );
}

/** When score, answers and explanations may be seen, with what that means for a learner. */
export function ReleasePart({ form, exam, onChange, problems }: PartProps) {
  const t = useT();
  const usesTime = RELEASED.some((row) => form[row] === 'AT_TIME');
  return (
    <div id="release">
      <Card as="section" className="space-y-4">
        <CardHeading level={3} description={t('exam-authoring.hints.release')}>
          {t('exam-authoring.titles.release')}
        </CardHeading>
        <ReleaseMatrix value={form} onChange={onChange} />
        {usesTime && (
          <DatePicker
            className="max-w-90"
            label={t('exam-authoring.fields.releaseAt')}
            required
            withTime
            value={form.releaseAt}
            onChange={(releaseAt) => onChange({ releaseAt })}
            {...(problems.releaseAt ? { error: t('errors.rules.required') } : {})}
          />
        )}
        <ReleaseStory form={form} exam={exam} />
      </Card>
    </div>
  );
}
