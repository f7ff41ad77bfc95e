import type { Question } from '@sullam/domain/questions/question.ts';
import { foldForSearch } from '@sullam/domain/search-folding.ts';
import type { DemoQuestion, DemoQuestionCategory } from '../../../demo/content/types.ts';
import { daysAgo } from '../../../demo/days.ts';
import { type DemoLoad, demoKey } from '../../../demo/demo-content.ts';
import type { SystemContext } from '../../../kernel/context.ts';
import type { Tx } from '../../../kernel/database/database.ts';
import { demoMembers } from '../../identity/members/members.public.ts';
import { type DemoMedia, demoMedia } from '../../organization/media/media.public.ts';
import { insertQuestionCategory } from '../question-categories/question-categories.public.ts';
import { foldedTags, prepareQuestion } from './prepare-question.ts';
import { insertQuestion, replaceTags } from './questions.repository.ts';
import { joinTags } from './tag-names.repository.ts';

/** The picture of a hotspot has a number only now. */
function withPicture({ picture, tags, ...written }: DemoQuestion, media: DemoMedia): Question {
  const question = { ...written, tags: tags.map(({ en }) => en) };
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

/** Questions and categories by their names. */
export const demoQuestions = demoKey<LoadedQuestions>('questions');

/** The question bank. */
export async function loadDemoQuestions({ context, tx, demo, loaded }: DemoLoad): Promise<void> {
  const questions = new LoadedQuestions();
  const userId = loaded.get(demoMembers).get(demo.questionAuthor)!;
  const bank = { userId, media: loaded.get(demoMedia), loaded: questions };
  await nameTags(tx, demo.questions);
  await loadCategories(context, tx, demo.questions, bank, null);
  loaded.put(demoQuestions, questions);
}

/** Says what each tag is called in the other script, before a question carries it. */
async function nameTags(tx: Tx, categories: readonly DemoQuestionCategory[]): Promise<void> {
  const nameOf = (text: string) => ({ text, folded: foldForSearch(text) });
  const tags = everyQuestion(categories).flatMap((question) => question.tags);
  const others = new Map(tags.map(({ en, ar }) => [en, ar]));
  for (const [en, ar] of others) await joinTags(tx, nameOf(en), nameOf(ar));
}

const everyQuestion = (categories: readonly DemoQuestionCategory[]): DemoQuestion[] =>
  categories.flatMap(({ questions, children = [] }) => [...questions, ...everyQuestion(children)]);

async function loadCategories(
  context: SystemContext,
  tx: Tx,
  categories: readonly DemoQuestionCategory[],
  bank: Bank,
  parentCategoryId: number | null,
): Promise<void> {
  const { userId, media, loaded } = bank;
  const now = daysAgo(context.clock.now(), 12);
  for (const { name, questions, children = [] } of categories) {
    const categoryId = await insertQuestionCategory(tx, name, parentCategoryId);
    loaded.add('category', name.en, categoryId);
    for (const demo of questions) {
      const question = withPicture(demo, media);
      const { version } = prepareQuestion(question);
      const questionId = await insertQuestion(tx, version, { questionCategoryId: categoryId }, { userId, now });
      loaded.add('question', question.name, questionId);
      await replaceTags(tx, questionId, foldedTags(question.tags));
    }
    await loadCategories(context, tx, children, bank, categoryId);
  }
}
