import { describe, expect, it } from 'vitest';
import { Normaliser } from '../normalise.ts';

const BEGAN = Date.parse('2026-05-04T10:00:00Z');
const normaliser = () => new Normaliser(() => ({ from: BEGAN, to: BEGAN + 60_000 }));

const TOKEN = 'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0.c2lnbmF0dXJl-_1';
const [ONE, OTHER] = ['0b8f0d5e-8a5c-4d0e-9a27-6f7a3e2f1c11', '5e1a2b3c-0000-4000-8000-0123456789ab'];
const RANDOM = 'Zk3vQ9xWm2Lr8TtYpA5bNc7D';

describe('what is drawn by chance', () => {
  it('has a name by its first appearance, the same one wherever it stands', () => {
    const names = normaliser();
    expect(names.value({ a: ONE, b: OTHER, c: [`/upload/${ONE}`] })).toEqual({
      a: '<uuid 1>',
      b: '<uuid 2>',
      c: ['/upload/<uuid 1>'],
    });
    expect(names.text(`again ${OTHER}`)).toBe('again <uuid 2>');
  });

  it('is recognised as a signed token and as random text', () => {
    const names = normaliser();
    expect(names.value({ access: TOKEN, refresh: RANDOM, url: `/auth?token=${RANDOM}` })).toEqual({
      access: '<token 1>',
      refresh: '<token 2>',
      url: '/auth?token=<token 2>',
    });
  });

  it('is replaced in keys too', () => {
    expect(normaliser().value({ [ONE]: true })).toEqual({ '<uuid 1>': true });
  });
});

describe('notifications', () => {
  it('have names in place of the numbers that jobs gave them, in responses and addresses', () => {
    const names = normaliser();
    const row = (id: number) => ({ id, text: 'Marked', templateId: 18, data: { notificationTemplate: { id: 18 } } });
    expect(names.notifications({ data: [row(212), row(177)] })).toEqual({
      data: [
        { ...row(0), id: '<notification 1>' },
        { ...row(0), id: '<notification 2>' },
      ],
    });
    expect(names.address('/api/notifications/read/177')).toBe('/api/notifications/read/<notification 2>');
    expect(names.address('/api/courses/177')).toBe('/api/courses/177');
  });
});

describe('moments', () => {
  it('of the run itself are now, others stay', () => {
    const at = '2026-05-04T10:00:30.123Z';
    expect(normaliser().value([at, '2035-03-05T09:00:00.000Z', '2026-05-04T13:00:30+03:00'])).toEqual([
      '<now>',
      '2035-03-05T09:00:00.000Z',
      '<now>',
    ]);
  });
});

describe('everything else', () => {
  it.each([
    { value: { id: 203367780830146, name: 'Feedback that helps', none: null, is: true } },
    { value: ['exam-attempt.already-submitted', 'working-with-ai-assistants.webp'] },
    { value: '<p>A long text in plain words, with 2 numbers and Capital letters.</p>' },
  ])('stays as it is: $value', ({ value }) => {
    expect(normaliser().value(value)).toEqual(value);
  });

  it('is rounded where it is a number whose last digits are chance', () => {
    expect(normaliser().value([18.346360726336467, 18.346360726336464, 203367780830146])).toEqual([
      18.3463607263, 18.3463607263, 203367780830146,
    ]);
  });

  it('keeps its order', () => {
    expect(JSON.stringify(normaliser().value({ b: [2, 1], a: 0 }))).toBe('{"b":[2,1],"a":0}');
  });
});
