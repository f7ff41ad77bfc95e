import type { Assessment, CriterionAssessment, RubricContent } from '@sullam/domain/grading/rubric-content.ts';
import { entryOf, withEntry } from '@sullam/web-kit/rubrics/assessment-changes.ts';
import { useState } from 'react';

const isJudged = (assessment: Assessment, criterionId: number): boolean => {
  const { levelId, points } = entryOf(assessment, criterionId);
  return typeof levelId === 'number' || typeof points === 'string';
};

/** A digit chooses a level of the criterion that it is the turn of, and the turn goes to the next; zero clears it. */
export function useCriterionKeys(
  rubric: RubricContent | undefined,
  value: Assessment,
  onChange: (value: CriterionAssessment[]) => void,
) {
  const criteria = rubric?.criteria ?? [];
  const [active, setActive] = useState(() =>
    Math.max(
      0,
      criteria.findIndex(({ id }) => !isJudged(value, id)),
    ),
  );
  return {
    active,
    setActive,
    left: criteria.filter(({ id }) => !isJudged(value, id)).length,
    digit(digit: string) {
      const criterion = criteria[active];
      if (!criterion) return;
      const entry = entryOf(value, criterion.id);
      if (digit === '0') return onChange(withEntry(value, { ...entry, levelId: null, points: null }));
      const level = criterion.levels[Number(digit) - 1];
      if (!level) return;
      onChange(withEntry(value, { ...entry, levelId: level.id, points: null }));
      setActive(Math.min(active + 1, criteria.length - 1));
    },
  };
}
