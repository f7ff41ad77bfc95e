import { both, type Flow } from './flow.ts';

const GIFT = '::Rivers:: Which river is longer? {=The Nile ~The Rhine}\n\n::Truth:: Water is wet. {T}\n\nBroken {';

/** An instructor keeps the bank of questions in order, tries a question, brings some in and takes some out. */
export async function keepQuestions(flow: Flow): Promise<void> {
  const who = 'instructor';
  const { questionCategoryId } = await flow.act<{ questionCategoryId: number }>(who, 'POST /api/question-categories', {
    name: both('Rivers'),
  });
  const below = await flow.act<{ questionCategoryId: number }>(who, 'POST /api/question-categories', {
    ...{ name: both('Long rivers'), parentCategoryId: questionCategoryId },
  });
  await flow.act(who, `PATCH /api/question-categories/${below.questionCategoryId}`, { name: both('Longest rivers') });
  await flow.look(who, '/api/question-categories');
  const choice = (id: string, text: string) => ({ id, text: both(text) });
  const question = {
    name: 'The longer river',
    content: {
      ...{ type: 'SINGLE_CHOICE', prompt: both('<p>Which river is longer?</p>'), hints: [both('<p>Africa</p>')] },
      choices: [choice('nile', 'The Nile'), choice('rhine', 'The Rhine')],
    },
    key: {
      type: 'SINGLE_CHOICE',
      fractions: { nile: '1' },
      feedback: { nile: both('<p>Well done</p>') },
      explanation: {},
    },
    ...{ marks: '2', negativeMarks: '0', difficulty: 2, tags: ['rivers', 'أنهار'], questionCategoryId },
  };
  const { questionId } = await flow.act<{ questionId: number }>(who, 'POST /api/questions', question);
  const at = `/api/questions/${questionId}`;
  await flow.look(who, at, '/api/questions?search=river', '/api/question-tags', '/api/question-types');
  await flow.act(who, `PUT ${at}`, { ...question, marks: '3', version: 1 });
  await flow.act(who, `PUT ${at}`, { ...question, marks: '4', version: 1 });
  await flow.look(who, at, `${at}/versions`, `${at}/versions/1`);
  await flow.act(who, `POST ${at}/versions/1/restore`, { version: 2 });
  const copied = await flow.act<{ questionId: number }>(who, `POST ${at}/duplicate`);
  const { content, key, marks, negativeMarks } = question;
  await flow.act(who, 'POST /api/questions/try', {
    ...{
      questionId: null,
      content,
      key,
      marks,
      negativeMarks,
      seed: 'a-seed',
      answer: { type: 'SINGLE_CHOICE', choiceId: 'nile' },
      isAnswered: true,
      openedHints: 0,
    },
  });
  await flow.act(who, 'PATCH /api/questions', { questionIds: [questionId, copied.questionId], addTags: ['long'] });
  await flow.act(who, 'PATCH /api/questions', { questionIds: [copied.questionId], isArchived: true });
  await flow.look(who, '/api/questions?isArchived=true', `/api/questions?questionCategoryId=${questionCategoryId}`);
  await flow.act(who, `DELETE /api/questions/${copied.questionId}`);
  await flow.look(who, `/api/questions/export?questionIds=${questionId}&format=GIFT&language=en`);
  const import_ = `POST /api/questions/import?fileName=rivers.gift&language=en&questionCategoryId=${questionCategoryId}`;
  await flow.act(who, `${import_}&isDryRun=true`, undefined, GIFT);
  const brought = await flow.act<{ questionIds?: number[]; questionCategoryIds?: number[] }>(
    who,
    `${import_}&isDryRun=false`,
    undefined,
    GIFT,
  );
  await flow.look(who, `/api/questions?questionCategoryId=${questionCategoryId}`);
  await flow.act(who, 'POST /api/questions/withdraw-import', {
    ...{ questionIds: brought.questionIds ?? [], questionCategoryIds: brought.questionCategoryIds ?? [] },
  });
  await flow.look(who, '/api/questions', '/api/question-categories');
  await flow.act(who, `DELETE /api/question-categories/${questionCategoryId}`);
  await flow.act(who, `DELETE /api/question-categories/${below.questionCategoryId}`);
  await flow.look(who, '/api/question-categories', at);
}
