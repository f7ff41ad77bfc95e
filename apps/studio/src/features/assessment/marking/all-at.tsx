import type { Assessment, CriterionAssessment, RubricContent } from '@sullam/domain/grading/rubric-content.ts';
import { Button } from '@sullam/ui/components/button.tsx';
import { AuthorTextFor, useAuthorText } from '@sullam/web-kit/author-text-for.tsx';
import { useT } from '@sullam/web-kit/kit-context.tsx';
import { entryOf } from '@sullam/web-kit/rubrics/assessment-changes.ts';

/** More levels than these don't fit beside the title. */
const MOST = 4;

/** The levels that all criteria have by the same names; none where they differ. */
function commonLevels({ criteria }: RubricContent): RubricContent['criteria'][number]['levels'] {
  const [first, ...others] = criteria;
  if (!first || others.length === 0 || first.levels.length > MOST) return [];
  const isSame = others.every(
    ({ levels }) =>
      levels.length === first.levels.length &&
      levels.every(({ name }, at) => {
        const other = first.levels[at]?.name;
        return name.en === other?.en && name.ar === other?.ar;
      }),
  );
  return isSame ? first.levels : [];
}

interface AllAtProps {
  readonly rubric: RubricContent;
  readonly value: Assessment;
  readonly onChange: (value: CriterionAssessment[]) => void;
}

/** The same level for all criteria in one press; comments stay. */
export function AllAt({ rubric, value, onChange }: AllAtProps) {
  const t = useT();
  const text = useAuthorText();
  const levels = commonLevels(rubric);
  if (levels.length === 0) return null;
  return (
    <div className="flex flex-wrap items-center gap-1.5 max-md:hidden">
      <span aria-hidden="true" className="text-sm text-muted">
        {t('marking.labels.allAt')}
      </span>
      {levels.map((level, at) => (
        <Button
          key={level.id}
          size="sm"
          variant="outline"
          className="px-2.5"
          aria-label={t('marking.labels.allAtLevel', { level: text(level.name) })}
          onClick={() =>
            onChange(
              rubric.criteria.map(({ id, levels: own }) => ({
                ...entryOf(value, id),
                levelId: own[at]?.id ?? null,
                points: null,
              })),
            )
          }
        >
          <AuthorTextFor text={level.name} />
        </Button>
      ))}
    </div>
  );
}
