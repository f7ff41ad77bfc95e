import { randomBytes } from 'node:crypto';
import type { Choice, Question } from '@sullam/domain/questions/question.ts';

type Ids = ReadonlyMap<string, string>;
/** An id for a choice that stands at a place. */
type IdOf = (place: number) => string;

const idsOf = (choices: readonly Choice[], idOf: IdOf): Ids =>
  new Map(choices.map(({ id }, place) => [id, idOf(place)]));

const renamed = (choices: readonly Choice[], ids: Ids): Choice[] =>
  choices.map((choice) => ({ ...choice, id: ids.get(choice.id) ?? choice.id }));

const rekeyed = <T>(byId: Readonly<Record<string, T>>, ids: Ids): Record<string, T> =>
  Object.fromEntries(Object.entries(byId).map(([id, value]) => [ids.get(id) ?? id, value]));

/** The same question, its choices under other ids. */
function withChoiceIds<Asked extends Pick<Question, 'content' | 'key'>>(question: Asked, idOf: IdOf): Asked {
  const { content, key } = question;
  if (
    (content.type === 'SINGLE_CHOICE' || content.type === 'MULTIPLE_CHOICE') &&
    (key.type === 'SINGLE_CHOICE' || key.type === 'MULTIPLE_CHOICE')
  ) {
    const ids = idsOf(content.choices, idOf);
    return {
      ...question,
      content: { ...content, choices: renamed(content.choices, ids) },
      key: { ...key, fractions: rekeyed(key.fractions, ids), feedback: rekeyed(key.feedback, ids) },
    };
  }
  if (content.type === 'DROPDOWN_CLOZE' && key.type === 'DROPDOWN_CLOZE') {
    const gaps = content.gaps.map((gap) => ({ ...gap, ids: idsOf(gap.choices, idOf) }));
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

/**
 * A question from a file under ids of our own. Files number choices as they stand, the right one mostly first, and learners
 * see ids also where choices are shuffled.
 */
export const withNeutralIds = <Asked extends Pick<Question, 'content' | 'key'>>(question: Asked): Asked =>
  withChoiceIds(question, () => randomBytes(5).toString('hex'));

/** A question whose choices are called by their places, to be compared with others. */
export const withPlacesAsIds = <Asked extends Pick<Question, 'content' | 'key'>>(question: Asked): Asked =>
  withChoiceIds(question, String);
