// @vitest-environment happy-dom
import { countWords, htmlOfText, textOfHtml } from '@sullam/domain/questions/essay-text.ts';
import type { LearnerQuestion } from '@sullam/domain/questions/learner-question.ts';
import type { QuestionAnswer } from '@sullam/domain/questions/question.ts';
import { fireEvent, screen, within } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { pointAfterKey, pointOfPointer } from '../src/question-view/picture-points.ts';
import { plainHtml } from '../src/question-view/plain-html.ts';
import { QuestionMarking } from '../src/question-view/question-marking.tsx';
import { QuestionView, type QuestionViewProps } from '../src/question-view/question-view.tsx';
import { DIRECTIONS } from '../src/testing/directions.ts';
import { renderScreen } from '../src/testing/render-screen.tsx';

const common = { prompt: { en: '<p>Which one?</p>', ar: '<p>أيّها؟</p>' }, hints: [], hintCount: 0 };
const choices = [
  { id: 'a', text: { en: 'One', ar: 'واحد' } },
  { id: 'b', text: { en: 'Two', ar: 'اثنان' } },
  { id: 'c', text: { en: 'Three', ar: 'ثلاثة' } },
];
const picture = { url: '/x.png', width: 200, height: 100, alt: { en: 'A map', ar: 'خريطة' } };

/** Draws a question; `answers()` are those that were given, the last one last. */
async function show(
  question: LearnerQuestion,
  language: 'en' | 'ar',
  more: Partial<QuestionViewProps> = {},
  start: QuestionAnswer = null,
) {
  const given: QuestionAnswer[] = [];
  function Sheet() {
    const [value, setValue] = useState(start);
    return (
      <QuestionView
        {...more}
        question={question}
        value={value}
        onChange={(answer) => {
          given.push(answer);
          setValue(answer);
        }}
      />
    );
  }
  const rendered = await renderScreen({
    screens: [{ path: '/sheet', access: { requiresAuth: false }, areas: ['question-view'], load: async () => Sheet }],
    at: '/sheet',
    language,
  });
  return { ...rendered, given, t: rendered.kit.wording.get() };
}

describe.each(DIRECTIONS)('a question in $language', ({ language }) => {
  const text = (pair: { en: string; ar: string }) => pair[language];

  it('lets one of several be chosen', async () => {
    const { given } = await show({ ...common, type: 'SINGLE_CHOICE', choices }, language);
    const group = await screen.findByRole('radiogroup', { name: text({ en: 'Which one?', ar: 'أيّها؟' }) });
    fireEvent.click(within(group).getByRole('radio', { name: text({ en: 'Two', ar: 'اثنان' }) }));
    expect(given).toEqual([{ type: 'SINGLE_CHOICE', choiceId: 'b' }]);
  });

  it('lets several be chosen, and none again', async () => {
    const { given, t } = await show({ ...common, type: 'MULTIPLE_CHOICE', choices }, language);
    expect(await screen.findByText(t('question-view.labels.chooseAll'))).toBeTruthy();
    const [first, , third] = await screen.findAllByRole('checkbox');
    for (const box of [first, third, first, third]) fireEvent.click(box as HTMLElement);
    expect(given).toEqual([
      { type: 'MULTIPLE_CHOICE', choiceIds: ['a'] },
      { type: 'MULTIPLE_CHOICE', choiceIds: ['a', 'c'] },
      { type: 'MULTIPLE_CHOICE', choiceIds: ['c'] },
      null,
    ]);
  });

  it('matches stems with choices and takes a match back', async () => {
    const { given } = await show(
      { ...common, type: 'MATCHING', stems: [{ id: 's', text: { en: '1', ar: '١' } }], choices },
      language,
    );
    const list = await screen.findByRole('combobox');
    fireEvent.change(list, { target: { value: 'b' } });
    fireEvent.change(list, { target: { value: '' } });
    expect(given).toEqual([{ type: 'MATCHING', pairs: { s: 'b' } }, null]);
  });

  it('moves items by the arrow keys; as they come they are no answer', async () => {
    const { given, t } = await show({ ...common, type: 'ORDERING', choices }, language);
    await screen.findByText(t('question-view.hints.ordering'));
    const [handle] = document.querySelectorAll('[data-move="handle"]');
    fireEvent.keyDown(handle as Element, { key: 'ArrowDown' });
    expect(given).toEqual([{ type: 'ORDERING', order: ['b', 'a', 'c'] }]);
    expect(screen.queryByText(t('question-view.hints.ordering'))).toBeNull();
  });

  it('is filled in where its gaps are', async () => {
    const prompt = { en: '<p>The {{x}} and {{y}}.</p>', ar: '<p>{{x}} و{{y}}؟</p>' };
    const { given } = await show(
      {
        ...common,
        prompt,
        type: 'FILL_BLANKS',
        blanks: [
          { id: 'x', isNumeric: false },
          { id: 'y', isNumeric: true },
        ],
      },
      language,
    );
    const [first, second] = await screen.findAllByRole('textbox');
    expect(first?.closest('p')).not.toBeNull();
    // what ends the sentence never begins a line
    const unbroken = [first, second].map((field) => field?.closest('.whitespace-nowrap')?.textContent);
    expect(unbroken).toEqual([undefined, language === 'en' ? '.' : '؟']);
    fireEvent.input(first as Element, { target: { value: 'sun' } });
    fireEvent.input(second as Element, { target: { value: '٣' } });
    expect(given.at(-1)).toEqual({ type: 'FILL_BLANKS', blanks: { x: 'sun', y: '٣' } });
  });

  it('takes places on a picture by keyboard, the newest instead of the oldest', async () => {
    const { given } = await show({ ...common, type: 'HOTSPOT', pictureMediaId: 1, mostPoints: 1 }, language, {
      picture,
    });
    const canvas = await screen.findByRole('application');
    for (const key of ['Enter', 'ArrowLeft', 'ArrowUp', 'Enter', 'Delete']) fireEvent.keyDown(canvas, { key });
    expect(given).toEqual([
      { type: 'HOTSPOT', points: [{ x: 500, y: 500 }] },
      { type: 'HOTSPOT', points: [{ x: 490, y: 490 }] },
      null,
    ]);
  });

  it('shows hints that are open, and asks for the next', async () => {
    let asked = 0;
    const { t } = await show(
      { ...common, type: 'TRUE_FALSE', hints: [{ en: '<p>First</p>', ar: '<p>أول</p>' }], hintCount: 2 },
      language,
      { onHint: () => (asked += 1) },
    );
    await screen.findByText(text({ en: 'First', ar: 'أول' }));
    fireEvent.click(screen.getByRole('button', { name: t('question-view.actions.hint', { count: 1 }) }));
    expect(asked).toBe(1);
  });

  it('can be locked, and says which choice was the answer and which one is right', async () => {
    const { t } = await show(
      { ...common, type: 'SINGLE_CHOICE', choices },
      language,
      {
        isLocked: true,
        parts: [
          { id: 'a', result: 'WRONG' },
          { id: 'b', result: 'MISSED' },
        ],
      },
      { type: 'SINGLE_CHOICE', choiceId: 'a' },
    );
    const radios = await screen.findAllByRole<HTMLInputElement>('radio');
    expect(radios.every((radio) => radio.disabled)).toBe(true);
    const [one, two, three] = radios.map((radio) => radio.closest('label')!);
    expect(within(one!).getByText(t('question-view.labels.answer'))).toBeTruthy();
    expect(within(one!).getByText(t('question-view.results.wrong'))).toBeTruthy();
    expect(within(two!).getByText(t('question-view.labels.rightAnswer'))).toBeTruthy();
    expect(three!.textContent).toBe(text(choices[2]!.text));
  });

  it('of somebody else calls their choice theirs', async () => {
    const { t } = await show(
      { ...common, type: 'TRUE_FALSE' },
      language,
      { isLocked: true, isOthers: true },
      { type: 'TRUE_FALSE', isTrue: true },
    );
    expect(await screen.findByText(t('question-view.labels.givenAnswer'))).toBeTruthy();
    expect(screen.queryByText(t('question-view.labels.answer'))).toBeNull();
  });

  it.each<[LearnerQuestion, QuestionAnswer, string]>([
    [{ ...common, type: 'SHORT_TEXT', maximumLength: 50 }, { type: 'SHORT_TEXT', text: 'Nile' }, 'Nile'],
    [{ ...common, type: 'NUMERIC', units: ['km'] }, { type: 'NUMERIC', number: '7', unit: 'km' }, '7 km'],
    [{ ...common, type: 'ESSAY', leastWords: 0, mostWords: null }, { type: 'ESSAY', html: '<p>Long.</p>' }, 'Long.'],
    [
      {
        ...common,
        type: 'FILL_BLANKS',
        prompt: { en: '<p>By {{x}}</p>', ar: '<p>من {{x}}</p>' },
        blanks: [{ id: 'x', isNumeric: false }],
      },
      { type: 'FILL_BLANKS', blanks: { x: 'boat' } },
      'boat',
    ],
  ])('that is locked shows what was written, with no field that looks as if it took more', async (...given) => {
    const [question, answer, written] = given;
    await show(question, language, { isLocked: true }, answer);
    expect(await screen.findByText(written)).toBeTruthy();
    expect(document.querySelectorAll('input, textarea, select')).toHaveLength(0);
  });

  it('that is locked lists items in their order, with nothing to move them by', async () => {
    const order: QuestionAnswer = { type: 'ORDERING', order: ['c', 'a', 'b'] };
    await show({ ...common, type: 'ORDERING', choices }, language, { isLocked: true }, order);
    const items = await screen.findAllByRole('listitem');
    expect(items.map((item) => item.textContent)).toEqual([2, 0, 1].map((at) => text(choices[at]!.text)));
    expect(screen.queryAllByRole('button')).toEqual([]);
  });

  it('that is locked says what was matched, and has no lists that look as if they could be opened', async () => {
    const stems = [choices[0]!, choices[1]!];
    const { t } = await show(
      { ...common, type: 'MATCHING', stems, choices },
      language,
      { isLocked: true, parts: [{ id: 'a', result: 'WRONG' }] },
      {
        type: 'MATCHING',
        pairs: { a: 'c' },
      },
    );
    const items = await screen.findAllByRole('listitem');
    expect(items[0]?.textContent).toContain(text(choices[2]!.text));
    expect(items[0]?.textContent).toContain(t('question-view.results.wrong'));
    expect(items[1]?.textContent).toContain(t('question-view.labels.noAnswer'));
    expect(screen.queryAllByRole('combobox')).toEqual([]);
  });

  it('is what a field for its answer is described by', async () => {
    await show({ ...common, type: 'SHORT_TEXT', maximumLength: 50 }, language);
    const field = await screen.findByRole('textbox');
    const described = document.getElementById(field.getAttribute('aria-describedby') ?? '');
    expect(described?.textContent).toContain(text({ en: 'Which one?', ar: 'أيّها؟' }));
  });

  it('takes no file in which nothing is', async () => {
    const limits = { extensions: ['pdf'], mostBytes: 1000, mostFiles: 1 };
    const { given, t } = await show({ ...common, type: 'FILE_UPLOAD', ...limits }, language);
    await screen.findByText(text({ en: 'Which one?', ar: 'أيّها؟' }));
    const input = document.querySelector('input[type="file"]')!;
    fireEvent.change(input, { target: { files: [new File([], 'a.pdf')] } });
    expect(screen.getByText(t('question-view.hints.emptyFile'))).toBeTruthy();
    expect(given).toEqual([]);
  });

  it('shows marks, feedback and explanation', async () => {
    const { kit } = await renderScreen({
      screens: [
        {
          path: '/marking',
          access: { requiresAuth: false },
          areas: ['question-view'],
          load: async () => () => (
            <QuestionMarking
              outcome="PARTIAL"
              score="1.5"
              marks="2"
              feedback={[{ partId: null, text: { en: '<p>Nearly</p>', ar: '<p>كدت</p>' } }]}
              explanation={{ en: '<p>Because</p>' }}
            />
          ),
        },
      ],
      at: '/marking',
      language,
    });
    const status = await screen.findByText(text({ en: 'Nearly', ar: 'كدت' }));
    expect(status).toBeTruthy();
    expect(screen.getByText(kit.wording.get()('question-view.outcomes.PARTIAL'))).toBeTruthy();
    expect(screen.getByText('Because')).toBeTruthy();
  });
});

describe('texts of answers', () => {
  it('go to HTML and back', () => {
    for (const typed of ['One', 'One\ntwo', 'One\n\ntwo <b> & "three"'])
      expect(textOfHtml(htmlOfText(typed))).toBe(typed);
    expect(htmlOfText('  \n ')).toBe('');
    expect(htmlOfText('<script>')).toBe('<p>&lt;script&gt;</p>');
  });

  it('are counted in words', () => {
    expect(countWords('كلمتان اثنتان')).toBe(2);
    expect(countWords(' one – two, 3 ')).toBe(3);
  });

  it('are read without their marks', () => {
    expect(plainHtml('<p>A <strong>b</strong></p><img alt="map">')).toBe('A b map');
  });
});

describe('points of a picture', () => {
  it('are thousandths from its left, whatever the direction', () => {
    expect(pointOfPointer({ clientX: 110, clientY: 70 }, { left: 10, top: 20, width: 200, height: 100 })).toEqual({
      x: 500,
      y: 500,
    });
    expect(pointAfterKey({ x: 5, y: 5 }, { key: 'ArrowLeft', shiftKey: true })).toEqual({ x: 0, y: 5 });
    expect(pointAfterKey({ x: 5, y: 5 }, { key: 'a', shiftKey: false })).toBeNull();
  });
});
