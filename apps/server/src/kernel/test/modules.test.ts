import { describe, expect, it } from 'vitest';
import { contribute, Extensions, extensionPoint } from '../extensions.ts';
import { inOrderOfUse } from '../module.ts';

const names = (modules: readonly { name: string }[]): string[] => modules.map(({ name }) => name);

describe('the order of modules', () => {
  it('puts each after those that it uses, by name where there is a choice', () => {
    const modules = [
      { name: 'grades', uses: ['courses', 'assignments'] },
      { name: 'assignments', uses: ['media', 'courses'] },
      { name: 'courses', uses: ['media'] },
      { name: 'accounts' },
      { name: 'media' },
    ];
    expect(names(inOrderOfUse(modules))).toEqual(['accounts', 'media', 'courses', 'assignments', 'grades']);
  });

  it('refuses a circle and says which', () => {
    const modules = [
      { name: 'a', uses: ['b'] },
      { name: 'b', uses: ['c'] },
      { name: 'c', uses: ['a'] },
    ];
    expect(() => inOrderOfUse(modules)).toThrow('a -> b -> c -> a');
  });

  it('refuses what is no module', () => {
    expect(() => inOrderOfUse([{ name: 'a', uses: ['nobody'] }])).toThrow('a uses nobody, which is no module');
  });
});

describe('extension points', () => {
  const greetings = extensionPoint<string>('greetings');
  const numbers = extensionPoint<number>('numbers');

  it('give what was brought to them, in order, and nothing of another point', () => {
    const extensions = new Extensions([
      contribute(greetings, 'hello'),
      contribute(numbers, 1),
      contribute(greetings, 'welcome'),
    ]);
    expect(extensions.of(greetings)).toEqual(['hello', 'welcome']);
    expect(extensions.of(numbers)).toEqual([1]);
  });

  it('are empty where nobody brought anything', () => {
    expect(new Extensions([]).of(greetings)).toEqual([]);
  });
});
