import type { RuleProblems, RulesForm } from './rules-form.ts';
import type { SubsectionExam } from './scheduled-exams.api.ts';

/** What every part of the rules takes. */
export interface PartProps {
  readonly form: RulesForm;
  /** As it was saved last. */
  readonly exam: SubsectionExam;
  readonly onChange: (change: Partial<RulesForm>) => void;
  readonly problems: RuleProblems;
}
