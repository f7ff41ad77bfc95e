import { type SeededRandom, seededRandom, shuffled } from '../seeded-random.ts';

/** Which questions an attempt asks and in which order: decided once, when it starts, from a seed. */

export interface DrawnQuestion {
  questionId: number;
  version: number;
}

export interface Draw {
  examDrawId: number;
  /** Of a line that asks one fixed question; null where it draws. */
  questionId: number | null;
  /** The fixed question, or what may be drawn from: the questions that fit when the attempt starts. */
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

/**
 * Which question each place of the lines gets: by chance, yet none twice. Where what was given to one place is all that
 * another one could have, the first takes something else: a place stays empty only where the lines can't all be filled.
 */
function fill(draws: readonly Draw[], random: SeededRandom): Map<number, DrawnQuestion[]> {
  const isFixed = ({ questionId }: Draw): boolean => questionId !== null;
  // fixed questions first, so that no draw takes them away
  const fixed = new Set(draws.flatMap(({ questionId }) => questionId ?? []));
  const drawn = new Map(draws.map((draw) => [draw.examDrawId, isFixed(draw) ? draw.candidates.slice(0, 1) : []]));
  const wide = draws.filter((draw) => !isFixed(draw));
  const places = wide.flatMap((draw) => {
    const free = draw.candidates.filter(({ questionId }) => !fixed.has(questionId));
    const options = shuffled(free, random);
    return Array.from({ length: draw.take }, () => ({ draw, options }));
  });
  type Place = (typeof places)[number];
  const given = new Map<number, { place: Place; question: DrawnQuestion }>();
  const give = (place: Place, tried: Set<number>): boolean => {
    const isToBeHad = ({ questionId }: DrawnQuestion): boolean => {
      if (tried.has(questionId)) return false;
      tried.add(questionId);
      const holder = given.get(questionId);
      return !holder || give(holder.place, tried);
    };
    const question = place.options.find(({ questionId }) => !given.has(questionId)) ?? place.options.find(isToBeHad);
    if (question) given.set(question.questionId, { place, question });
    return question !== undefined;
  };
  for (const place of places) give(place, new Set());
  const chosen = new Map([...given.values()].map(({ place, question }) => [place, question]));
  for (const { examDrawId } of wide)
    drawn.set(
      examDrawId,
      places.filter(({ draw }) => draw.examDrawId === examDrawId).flatMap((place) => chosen.get(place) ?? []),
    );
  return drawn;
}

/** The paper of an attempt. No question is asked twice; a draw that finds too few says how many are missing. */
export function drawPaper(sections: readonly DrawSection[], seed: string): Paper {
  const random = seededRandom(seed);
  const all = sections.flatMap(({ draws }) => draws);
  const drawn = fill(all, random);
  const missing = all.flatMap(({ examDrawId, take }) => {
    const count = take - (drawn.get(examDrawId) ?? []).length;
    return count > 0 ? [{ examDrawId, count }] : [];
  });
  const questions = sections.flatMap(({ examSectionId, isShuffled, draws }) => {
    const inOrder = draws.flatMap(({ examDrawId }) =>
      (drawn.get(examDrawId) ?? []).map((question) => ({ ...question, examSectionId, examDrawId })),
    );
    return isShuffled ? shuffled(inOrder, random) : inOrder;
  });
  return { questions, missing };
}
