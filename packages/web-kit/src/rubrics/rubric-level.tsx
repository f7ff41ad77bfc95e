import { type CriterionContent, type LevelContent, levelSpan } from '@sullam/domain/grading/rubric-content.ts';
import { Icon } from '@sullam/ui/base/icon.tsx';
import { Check } from '@sullam/ui/base/icons.ts';
import { AuthorTextFor } from '../author-text-for.tsx';
import { useFormat, useT } from '../kit-context.tsx';

export interface LevelTextProps {
  readonly criterion: CriterionContent;
  readonly level: LevelContent;
  readonly isReached: boolean;
}

/** How levels stand beside each other: in one line where there is room, one under the other on phones. */
export const levelsClass = 'grid gap-2 sm:grid-cols-[repeat(auto-fit,minmax(9rem,1fr))]';

export const levelClass = (isReached: boolean): string =>
  `block h-full min-w-0 rounded-lg border px-3 py-2.5 text-sm ${
    isReached ? 'border-primary bg-primary-soft' : 'border-line bg-surface'
  }`;

/** What a level is called, what it is worth, and when it is reached. */
export function LevelText({ criterion, level, isReached }: LevelTextProps) {
  const t = useT();
  const format = useFormat();
  const { above, to } = levelSpan(criterion, level);
  return (
    <>
      <span className="flex items-start justify-between gap-2">
        <AuthorTextFor text={level.name} className="min-w-0 font-medium wrap-anywhere" />
        {isReached && (
          <>
            <Icon of={Check} size={18} className="text-primary-text" />
            <span className="sr-only">{t('rubrics.labels.reached')}</span>
          </>
        )}
      </span>
      <span className="block text-muted">
        {above === null
          ? t('rubrics.labels.worth', { points: format.decimal(to) })
          : t('rubrics.labels.range', { from: format.decimal(above), to: format.decimal(to) })}
      </span>
      <AuthorTextFor as="p" text={level.description} className="mt-1 whitespace-pre-line wrap-anywhere" />
    </>
  );
}
