import type { ExamChange } from '@sullam/api-client/schema.gen.ts';
import { formatDecimal, parseDecimal, trimDecimal } from '@sullam/domain/decimal.ts';
import type { Localized } from '@sullam/domain/localized.ts';
import { trimmed } from '../../../parts/localized-field.tsx';
import type { Exam } from './exams.api.ts';

type SectionBody = ExamChange['sections'][number];
type DrawBody = SectionBody['draws'][number];

/** A draw as it is being written: one fixed question, or some of those that fit. */
export interface DraftDraw extends Omit<DrawBody, 'marks'> {
  key: string;
  /** Of a fixed question. */
  questionName: string | null;
  questionType: string | null;
  /** As it is typed; empty: those of the question. */
  marks: string;
}

export interface DraftSection extends Omit<SectionBody, 'draws' | 'title'> {
  key: string;
  title: Localized;
  draws: DraftDraw[];
}

export interface ExamDraft {
  title: Localized;
  instructions: Localized;
  sections: DraftSection[];
}

let last = 0;
/** Distinguishes a section or a draw from the others as long as the page lives. */
export const newKey = (): string => {
  last += 1;
  return `k${last}`;
};

/** "4.0000" as "4". */
export function shortDecimal(text: string): string {
  const value = parseDecimal(text);
  return value ? formatDecimal(trimDecimal(value)) : text;
}

export const draftOf = (exam: Exam): ExamDraft => ({
  title: exam.title,
  instructions: exam.instructions,
  sections: exam.sections.map((section) => ({
    ...section,
    key: newKey(),
    draws: section.draws.map(({ candidateCount: _, ...draw }) => ({
      ...draw,
      key: newKey(),
      marks: draw.marks === null ? '' : shortDecimal(draw.marks),
    })),
  })),
});

export const newSection = (title: Localized = {}): DraftSection => ({
  key: newKey(),
  title,
  navigation: 'FREE',
  isShuffled: false,
  shufflesChoices: false,
  draws: [],
});

const EMPTY_DRAW: Omit<DraftDraw, 'key'> = {
  questionId: null,
  questionCategoryId: null,
  tags: [],
  difficulty: null,
  take: 1,
  marks: '',
  questionName: null,
  questionType: null,
};

export const fixedDraw = (question: { questionId: number; name: string; type: string }): DraftDraw => ({
  ...EMPTY_DRAW,
  key: newKey(),
  questionId: question.questionId,
  questionName: question.name,
  questionType: question.type,
});

export const newDraw = (): DraftDraw => ({ ...EMPTY_DRAW, key: newKey(), take: 3 });

/** Marks as the server takes them: above zero, four places at most. */
export const areMarks = (text: string): boolean =>
  text === '' || (/^\d{1,6}(\.\d{1,4})?$/.test(text) && Number(text) > 0);

/** What is sent of the sections; marks that aren't any are left out until they are. */
export const sectionsOf = ({ sections }: ExamDraft): SectionBody[] =>
  sections.map(({ title, navigation, isShuffled, shufflesChoices, draws }) => ({
    title: trimmed(title),
    navigation,
    isShuffled,
    shufflesChoices,
    draws: draws.map(({ questionId, questionCategoryId, tags, difficulty, take, marks }) => ({
      questionId,
      questionCategoryId,
      tags,
      difficulty,
      take,
      marks: marks === '' || !areMarks(marks) ? null : marks,
    })),
  }));

/** What is saved of a draft. */
export const contentOf = (draft: ExamDraft) => ({
  title: trimmed(draft.title),
  instructions: trimmed(draft.instructions),
  sections: sectionsOf(draft),
});

/** To compare drafts by: what would be saved, and marks as they stand. */
export const textOfDraft = (draft: ExamDraft): string =>
  JSON.stringify([contentOf(draft), draft.sections.map(({ draws }) => draws.map(({ marks }) => marks))]);

/** All fixed questions: none is asked twice. */
export const fixedIds = ({ sections }: ExamDraft): Set<number> =>
  new Set(sections.flatMap(({ draws }) => draws.flatMap(({ questionId }) => questionId ?? [])));

export const withSection = (draft: ExamDraft, key: string, change: Partial<DraftSection>): ExamDraft => ({
  ...draft,
  sections: draft.sections.map((section) => (section.key === key ? { ...section, ...change } : section)),
});

export const withDraw = (draft: ExamDraft, key: string, change: Partial<DraftDraw>): ExamDraft => ({
  ...draft,
  sections: draft.sections.map((section) => ({
    ...section,
    draws: section.draws.map((draw) => (draw.key === key ? { ...draw, ...change } : draw)),
  })),
});

/** More draws at the end of a section. */
export const withDraws = (draft: ExamDraft, sectionKey: string, draws: readonly DraftDraw[]): ExamDraft => ({
  ...draft,
  sections: draft.sections.map((section) =>
    section.key === sectionKey ? { ...section, draws: [...section.draws, ...draws] } : section,
  ),
});

export const withoutDraw = (draft: ExamDraft, key: string): ExamDraft => ({
  ...draft,
  sections: draft.sections.map((section) => ({ ...section, draws: section.draws.filter((draw) => draw.key !== key) })),
});

/** A draw at the end of another section. */
export function moveDraw(draft: ExamDraft, drawKey: string, sectionKey: string): ExamDraft {
  const draw = draft.sections.flatMap(({ draws }) => draws).find(({ key }) => key === drawKey);
  const target = draft.sections.find(({ key }) => key === sectionKey);
  if (!draw || !target) return draft;
  return withSection(withoutDraw(draft, drawKey), sectionKey, {
    draws: [...target.draws.filter(({ key }) => key !== drawKey), draw],
  });
}
