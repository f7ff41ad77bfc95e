import { demoLoading } from '../../../demo/demo-content.ts';
import { contribute } from '../../../kernel/extensions.ts';
import { defineModule } from '../../../wiring.ts';
import { mediaReferences } from '../../organization/media/media.public.ts';
import { categoryContents } from '../question-categories/question-categories.public.ts';
import { showsInQuestion } from './question-texts.ts';
import { loadDemoQuestions } from './questions.demo.ts';
import { questionsPersonalRows } from './questions.personal.ts';
import { VIEWS } from './questions.public.ts';
import { questionsInCategory } from './questions.repository.ts';
import { questionRoutes } from './questions.routes.ts';

/** The question bank. */
export const questionsModule = defineModule({
  name: 'questions',
  partOf: ['exams'],
  owns: ['question_keys', 'question_tag_names', 'question_tags', 'question_versions', 'questions'],
  personalRows: questionsPersonalRows,
  publishes: VIEWS,
  uses: ['media', 'members', 'question-categories'],
  contributes: [
    contribute(demoLoading, loadDemoQuestions),
    contribute(mediaReferences, showsInQuestion),
    contribute(categoryContents, questionsInCategory),
  ],
  routes: questionRoutes(),
});
