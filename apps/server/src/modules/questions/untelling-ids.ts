import { randomBytes } from 'node:crypto';
import type { Choice, Question } from '@sullam/domain/questions/question.ts';

/** An id that says nothing about the order in which things were written. */
const newId = (): string => randomBytes(5).toString('hex');

const freshIds = (choices: readonly Choice[]): Map<string, string> => new Map(choices.map(({ id }) => [id, newId()]));

const renamed = (choices: readonly Choice[], ids: ReadonlyMap<string, string>): Choice[] =>
  choices.map((choice) => ({ ...choice, id: ids.get(choice.id) ?? choice.id }));

const rekeyed = <T>(byId: Readonly<Record<string, T>>, ids: ReadonlyMap<string, string>): Record<string, T> =>
  Object.fromEntries(Object.entries(byId).map(([id, value]) => [ids.get(id) ?? id, value]));

/**
 * A question from a file under ids of our own. Files number choices as they stand, the right one mostly first, and learners
 * see ids also where choices are shuffled.
 */
export function withUntellingIds(question: Question): Question {
  const { content, key } = question;
  if (
    (content.type === 'SINGLE_CHOICE' || content.type === 'MULTIPLE_CHOICE') &&
    (key.type === 'SINGLE_CHOICE' || key.type === 'MULTIPLE_CHOICE')
  ) {
    const ids = freshIds(content.choices);
    return {
      ...question,
      content: { ...content, choices: renamed(content.choices, ids) },
      key: { ...key, fractions: rekeyed(key.fractions, ids), feedback: rekeyed(key.feedback, ids) },
    };
  }
  if (content.type === 'DROPDOWN_CLOZE' && key.type === 'DROPDOWN_CLOZE') {
    const gaps = content.gaps.map((gap) => ({ ...gap, ids: freshIds(gap.choices) }));
    return {
      ...question,
      content: { ...content, gaps: gaps.map(({ id, choices, ids }) => ({ id, choices: renamed(choices, ids) })) },
      key: {
        ...key,
        gaps: Object.fromEntries(
          Object.entries(key.gaps).map(([id, gap]) => {
            const ids = gaps.find((each) => each.id === id)?.ids ?? new Map<string, string>();
            return [id, { ...gap, fractions: rekeyed(gap.fractions, ids) }];
          }),
        ),
      },
    };
  }
  return question;
}
