import { seededRandom, shuffled } from '../seeded-random.ts';

/** Which questions an attempt asks and in which order: decided once, when it starts, from a seed. */

export interface DrawnQuestion {
  questionId: number;
  version: number;
}

export interface Draw {
  examDrawId: number;
  /** One fixed question, or what may be drawn from: the questions that fit when the attempt starts. */
  candidates: readonly DrawnQuestion[];
  take: number;
}

export interface DrawSection {
  examSectionId: number;
  isShuffled: boolean;
  draws: readonly Draw[];
}

export interface PaperQuestion extends DrawnQuestion {
  examSectionId: number;
  examDrawId: number;
}

export type Paper = { questions: PaperQuestion[]; missing: { examDrawId: number; count: number }[] };

/** The paper of an attempt. No question is asked twice; a draw that finds too few says how many are missing. */
export function drawPaper(sections: readonly DrawSection[], seed: string): Paper {
  const random = seededRandom(seed);
  const taken = new Set(
    // fixed questions first, so that no draw takes them away
    sections.flatMap(({ draws }) =>
      draws.filter(isFixed).map(({ candidates }) => (candidates[0] as DrawnQuestion).questionId),
    ),
  );
  const missing: Paper['missing'] = [];
  const drawn = new Map<number, DrawnQuestion[]>();
  // where there is less to choose from first: a wide draw must not use up what a narrow one needs
  const all = sections.flatMap(({ draws }) => draws);
  for (const draw of [...all].sort(
    (a, b) => a.candidates.length - b.candidates.length || a.examDrawId - b.examDrawId,
  )) {
    if (isFixed(draw)) {
      drawn.set(draw.examDrawId, [...draw.candidates]);
      continue;
    }
    const free = draw.candidates.filter(({ questionId }) => !taken.has(questionId));
    const chosen = shuffled(free, random).slice(0, draw.take);
    for (const { questionId } of chosen) taken.add(questionId);
    if (chosen.length < draw.take) missing.push({ examDrawId: draw.examDrawId, count: draw.take - chosen.length });
    drawn.set(draw.examDrawId, chosen);
  }
  const questions = sections.flatMap(({ examSectionId, isShuffled, draws }) => {
    const inOrder = draws.flatMap(({ examDrawId }) =>
      (drawn.get(examDrawId) ?? []).map((question) => ({ ...question, examSectionId, examDrawId })),
    );
    return isShuffled ? shuffled(inOrder, random) : inOrder;
  });
  return { questions, missing };
}

const isFixed = ({ candidates, take }: Draw): boolean => take === 1 && candidates.length === 1;
