// @vitest-environment happy-dom

import { BOTH_DIRECTIONS } from '@sullam/web-kit/testing/directions.ts';
import { type Responses, renderPart } from '@sullam/web-kit/testing/render-screen.tsx';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { QuestionComposer } from '../question-composer.tsx';

interface Sent {
  content: { prompt: Record<string, string>; choices: { id: string; text: Record<string, string> }[] };
  key: { fractions: Record<string, string>; explanation: Record<string, string> };
  difficulty: number | null;
}

const PROMPT = { en: 'Which is an observation?', ar: 'أيها ملاحظة؟' };
const ANSWER = { en: 'You came late.', ar: 'وصلتَ متأخرًا.' };

describe.each(BOTH_DIRECTIONS)('writing a question in $language', ({ language, dir }) => {
  it('goes through the table of answers by keys, and saves both languages', async () => {
    const sent: Sent[] = [];
    const added: string[] = [];
    const responses: Responses = {
      'POST /api/questions': (_query, body) => {
        sent.push(body as unknown as Sent);
        return { questionId: 7 } as never;
      },
    };
    const { kit } = await renderPart(
      <QuestionComposer onAdded={({ name }) => added.push(name)} onClose={() => undefined} />,
      { responses, language },
    );
    const t = kit.wording.get();
    const cell = (name: string, of: 'en' | 'ar') => {
      const field = document.querySelector<HTMLTextAreaElement>(`[data-cell$="${name}-${of}"]`);
      if (!field) throw new Error(`There is no cell ${name} in ${of}.`);
      return field;
    };
    const active = () => document.activeElement as HTMLTextAreaElement;
    const write = (value: string) => fireEvent.change(active(), { target: { value } });
    const press = (key: string, more: object = {}) => fireEvent.keyDown(active(), { key, ...more });

    await screen.findAllByRole('radio');
    // where one begins to read there is one's own language, and with it what stands before an answer: English stays at the left
    const [first, second] = language === 'ar' ? (['ar', 'en'] as const) : (['en', 'ar'] as const);
    expect(cell('prompt', first).compareDocumentPosition(cell('prompt', second))).toBe(
      Node.DOCUMENT_POSITION_FOLLOWING,
    );
    expect(cell('prompt', first).parentElement?.parentElement?.closest('[dir]')?.getAttribute('dir')).toBe(dir);
    cell('prompt', first).focus();
    write(PROMPT[first]);
    press('Tab');
    expect(active()).toBe(cell('prompt', second));
    write(PROMPT[second]);
    press('Tab');
    expect(active().lang).toBe(first);
    write(ANSWER[first]);
    press('Tab');
    expect(active().lang).toBe(second);
    write(ANSWER[second]);
    press('Tab');
    write('You are lazy.');
    press('d', { code: 'KeyD', ctrlKey: true });
    press('Enter');
    write('You never listen.');
    // an answer is added after the last one, and an empty one goes again
    press('Enter');
    await waitFor(() => expect(active().value).toBe(''));
    expect(screen.getAllByRole('radio')).toHaveLength(4);
    press('Backspace');
    expect(screen.getAllByRole('radio')).toHaveLength(3);
    fireEvent.change(screen.getByLabelText(t('questions.editor.difficulty')), { target: { value: '2' } });

    fireEvent.click(screen.getByRole('button', { name: t('exam-authoring.actions.saveAndClose') }));
    await waitFor(() => expect(added).toHaveLength(1));
    const { content, key, difficulty } = sent[0] as Sent;
    expect(content.prompt).toEqual(PROMPT);
    expect(content.choices.map(({ text }) => text)).toEqual([
      ANSWER,
      { [first]: 'You are lazy.' },
      { [first]: 'You never listen.' },
    ]);
    expect(key.fractions).toEqual({ [content.choices[1]?.id ?? '']: '1' });
    expect(difficulty).toBe(2);
  });
});
