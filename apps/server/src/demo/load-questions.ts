import type { SystemContext } from '../kernel/context.ts';
import type { Tx } from '../kernel/database/database.ts';
import {
  foldedTags,
  insertQuestion,
  insertQuestionCategory,
  prepareQuestion,
  replaceTags,
} from '../modules/questions/questions.public.ts';
import type { DemoQuestion, DemoQuestionCategory } from './content/types.ts';
import { daysAgo } from './days.ts';
import type { DemoMedia } from './load-media.ts';

/** The picture of a hotspot has a number only now. */
function withPicture({ picture, ...question }: DemoQuestion, media: DemoMedia): Omit<DemoQuestion, 'picture'> {
  const { content } = question;
  if (content.type !== 'HOTSPOT' || picture === undefined) return question;
  return { ...question, content: { ...content, pictureMediaId: media.idOf(picture) } };
}

/** The question bank, category by category. */
export async function loadQuestions(
  context: SystemContext,
  tx: Tx,
  categories: readonly DemoQuestionCategory[],
  userId: number,
  media: DemoMedia,
  parentCategoryId: number | null = null,
): Promise<void> {
  const now = daysAgo(context.clock.now(), 12);
  for (const { name, questions, children = [] } of categories) {
    const categoryId = await insertQuestionCategory(context, tx, name, parentCategoryId);
    for (const demo of questions) {
      const question = withPicture(demo, media);
      const { version } = prepareQuestion(question);
      const questionId = await insertQuestion(context, tx, version, categoryId, { userId, now });
      await replaceTags(context, tx, questionId, foldedTags(question.tags));
    }
    await loadQuestions(context, tx, children, userId, media, categoryId);
  }
}
