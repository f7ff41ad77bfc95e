import type { SystemContext } from '../kernel/context.ts';
import type { Tx } from '../kernel/database/database.ts';
import type { DemoMedia } from '../modules/media/media.public.ts';
import {
  foldedTags,
  insertQuestion,
  insertQuestionCategory,
  prepareQuestion,
  replaceTags,
} from '../modules/questions/questions.public.ts';
import type { DemoQuestion, DemoQuestionCategory } from './content/types.ts';
import { daysAgo } from './days.ts';

/** The picture of a hotspot has a number only now. */
function withPicture({ picture, ...question }: DemoQuestion, media: DemoMedia): Omit<DemoQuestion, 'picture'> {
  const { content } = question;
  if (content.type !== 'HOTSPOT' || picture === undefined) return question;
  return { ...question, content: { ...content, pictureMediaId: media.idOf(picture) } };
}

/** What was loaded, by names: questions by their own, categories by their English one. */
export class LoadedQuestions {
  private readonly ids = { question: new Map<string, number>(), category: new Map<string, number>() };

  add(noun: 'question' | 'category', name: string, id: number): void {
    this.ids[noun].set(name, id);
  }

  readonly idOfQuestion = (name: string): number => this.idOf('question', name);
  readonly idOfCategory = (name: string): number => this.idOf('category', name);

  private idOf(noun: 'question' | 'category', name: string): number {
    const id = this.ids[noun].get(name);
    if (id === undefined) throw new Error(`the demo has no ${noun} ${name}`);
    return id;
  }
}

interface Bank {
  userId: number;
  media: DemoMedia;
  loaded: LoadedQuestions;
}

/** The question bank, category by category. */
export async function loadQuestions(
  context: SystemContext,
  tx: Tx,
  categories: readonly DemoQuestionCategory[],
  bank: Bank,
  parentCategoryId: number | null = null,
): Promise<void> {
  const { userId, media, loaded } = bank;
  const now = daysAgo(context.clock.now(), 12);
  for (const { name, questions, children = [] } of categories) {
    const categoryId = await insertQuestionCategory(context, tx, name, parentCategoryId);
    loaded.add('category', name.en, categoryId);
    for (const demo of questions) {
      const question = withPicture(demo, media);
      const { version } = prepareQuestion(question);
      const questionId = await insertQuestion(context, tx, version, categoryId, { userId, now });
      loaded.add('question', question.name, questionId);
      await replaceTags(context, tx, questionId, foldedTags(question.tags));
    }
    await loadQuestions(context, tx, children, bank, categoryId);
  }
}
