import type { QuestionAnswer, QuestionContent, QuestionKey } from '@sullam/domain/questions/question.ts';
import { rightAnswer } from '@sullam/domain/questions/right-answer.ts';
import type { SeededRandom } from '@sullam/domain/seeded-random.ts';

/** What somebody answers who gets `skill` in ten questions right. */
export function answerTo(
  content: QuestionContent,
  key: QuestionKey,
  { random, skill, essay }: { random: SeededRandom; skill: number; essay: string },
): QuestionAnswer {
  if (content.type === 'ESSAY') return { type: 'ESSAY', html: `<p>${essay}</p>` };
  const luck = random.below(10);
  return luck < skill ? rightAnswer(key) : luck === 9 ? null : wrongAnswer(content, key, random);
}

/** Something that was meant and isn't right; a blank where there is nothing near. */
function wrongAnswer(content: QuestionContent, key: QuestionKey, random: SeededRandom): QuestionAnswer {
  const right = rightAnswer(key);
  switch (content.type) {
    case 'SINGLE_CHOICE': {
      const others = content.choices.filter(({ id }) => right?.type !== 'SINGLE_CHOICE' || id !== right.choiceId);
      const choice = others[random.below(Math.max(1, others.length))];
      return choice ? { type: 'SINGLE_CHOICE', choiceId: choice.id } : null;
    }
    case 'MULTIPLE_CHOICE':
      return { type: 'MULTIPLE_CHOICE', choiceIds: content.choices.slice(0, 2).map(({ id }) => id) };
    case 'TRUE_FALSE':
      return right?.type === 'TRUE_FALSE' ? { type: 'TRUE_FALSE', isTrue: !right.isTrue } : null;
    case 'ORDERING':
      return { type: 'ORDERING', order: content.choices.map(({ id }) => id).reverse() };
    case 'NUMERIC':
      return { type: 'NUMERIC', number: String(10 + random.below(90)), unit: content.units[0] ?? null };
    default:
      return null;
  }
}
