/** Views of its tables that others may read. */
export const VIEWS = ['graded_items'] as const;

export { accessGradebook, accessGradePart, requireGrades } from './grade-items.access.ts';
export { demoGradebooks, type LoadedGradebook, type LoadedGradeItem, planDemoItems } from './grade-items.demo.ts';
export { readGradebooks } from './grade-items.reads.ts';
export { insertItem, lockGradebook, setPosted, takePlan, updateFollowing } from './grade-items.repository.ts';
export {
  GradebookSettings,
  GradebookStructure,
  GradeCategory,
  GradeItem,
  GradeItemParams,
  ItemFacts,
  Scheme,
} from './grade-items.schemas.ts';
export { gradebookChanged } from './grade-items.signals.ts';
export { gradeItemUse } from './item-use.ts';
