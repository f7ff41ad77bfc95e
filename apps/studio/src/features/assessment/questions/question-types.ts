import { QUESTION_TYPES, type QuestionType } from '@sullam/domain/questions/question.ts';
import {
  ArrowUpDown,
  CircleCheck,
  CircleHelp,
  FileText,
  FileUp,
  Hash,
  Layers,
  ListChecks,
  type LucideIcon,
  Minus,
  SlidersHorizontal,
  Target,
  Type,
} from '@sullam/ui/base/icons.ts';

export const TYPE_ICONS: Record<QuestionType, LucideIcon> = {
  SINGLE_CHOICE: CircleCheck,
  MULTIPLE_CHOICE: ListChecks,
  TRUE_FALSE: CircleHelp,
  SHORT_TEXT: Type,
  NUMERIC: Hash,
  MATCHING: Layers,
  ORDERING: ArrowUpDown,
  FILL_BLANKS: Minus,
  DROPDOWN_CLOZE: SlidersHorizontal,
  HOTSPOT: Target,
  FILE_UPLOAD: FileUp,
  ESSAY: FileText,
};

export const isQuestionType = (text: string | undefined): text is QuestionType =>
  QUESTION_TYPES.some((type) => type === text);

export const DIFFICULTIES = [1, 2, 3, 4, 5] as const;
