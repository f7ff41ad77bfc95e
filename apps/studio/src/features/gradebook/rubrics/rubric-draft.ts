import {
  type CriterionContent,
  checkRubric,
  type LevelContent,
  type RubricContent,
  type RubricFinding,
} from '@sullam/domain/grading/rubric-content.ts';
import { isWritten, type Localized } from '@sullam/domain/localized.ts';
import { DEFAULT_SHARING, type Sharing } from '@sullam/domain/sharing.ts';
import { typedPoints } from '@sullam/web-kit/rubrics/assessment-changes.ts';
import { trimmed } from '../../../parts/localized-field.tsx';
import type { RubricBody, RubricDetail } from './rubrics.api.ts';

/** A rubric as it is being written; points are as they were typed. */
export interface RubricDraft {
  title: Localized;
  courseId: number | null;
  sharing: Sharing;
  content: RubricContent;
}

export const draftOf = ({ title, courseId, sharing, content }: RubricDetail): RubricDraft => ({
  title,
  courseId,
  sharing,
  content,
});

/** Ids of criteria and levels are never given twice, so that earlier versions keep their meaning. */
function nextIds({ criteria }: RubricContent): () => number {
  let last = Math.max(0, ...criteria.flatMap(({ id, levels }) => [id, ...levels.map((level) => level.id)]));
  return () => {
    last += 1;
    return last;
  };
}

const newLevel = (id: number, points: string): LevelContent => ({ id, points, name: {}, description: {} });

/** Another criterion with levels of the same names and points as the last one. */
export function withCriterion(content: RubricContent): RubricContent {
  const next = nextIds(content);
  const last = content.criteria.at(-1);
  const like = last?.levels.length ? last.levels : ['4', '3', '2', '1'].map((points) => newLevel(0, points));
  const criterion: CriterionContent = {
    id: next(),
    name: {},
    description: {},
    isRange: last?.isRange ?? false,
    levels: like.map(({ points, name }) => ({ ...newLevel(next(), points), name })),
  };
  return { ...content, criteria: [...content.criteria, criterion] };
}

export function withCopyOf(content: RubricContent, criterion: CriterionContent): RubricContent {
  const next = nextIds(content);
  const copy = { ...criterion, id: next(), levels: criterion.levels.map((level) => ({ ...level, id: next() })) };
  const at = content.criteria.indexOf(criterion) + 1;
  return { ...content, criteria: content.criteria.toSpliced(at, 0, copy) };
}

export function withLevel(content: RubricContent, criterion: CriterionContent): RubricContent {
  const level = newLevel(nextIds(content)(), '');
  return withChanged(content, { ...criterion, levels: [...criterion.levels, level] });
}

export const withChanged = (content: RubricContent, changed: CriterionContent): RubricContent => ({
  ...content,
  criteria: content.criteria.map((criterion) => (criterion.id === changed.id ? changed : criterion)),
});

export const emptyDraft = (courseId: number | null): RubricDraft => ({
  title: {},
  courseId,
  sharing: DEFAULT_SHARING,
  content: withCriterion({ criteria: [], allowsFreePoints: false }),
});

/** The rubric with points as they are sent; what is no number stays as it was typed, for the words at the field. */
export const contentOf = ({ content }: RubricDraft): RubricContent => ({
  ...content,
  criteria: content.criteria.map((criterion) => ({
    ...criterion,
    levels: criterion.levels.map((level) => ({ ...level, points: typedPoints(level.points) ?? '' })),
  })),
});

export const bodyOf = (draft: RubricDraft): RubricBody => ({
  title: trimmed(draft.title),
  courseId: draft.courseId,
  sharing: draft.sharing,
  content: contentOf(draft) as RubricBody['content'],
});

/** What is still wrong, by the part of the draft: `title`, `content.criteria.0.name`. */
export function faultsOf(draft: RubricDraft): ReadonlyMap<string, RubricFinding> {
  const isNamed = isWritten(draft.title);
  const findings: RubricFinding[] = [
    ...(isNamed ? [] : [{ path: 'title', code: 'oneLanguage' as const, values: {} }]),
    ...checkRubric(contentOf(draft)),
  ];
  return new Map(findings.map((finding) => [finding.path, finding]));
}
