import { describe, expect, it } from 'vitest';
import { acceptedLanguage } from '../accepted-language.ts';

describe('acceptedLanguage', () => {
  it.each([
    ['ar', 'ar'],
    ['ar-SA,ar;q=0.9,en;q=0.8', 'ar'],
    ['EN-gb, ar;q=0.5', 'en'],
    ['fr-FR,fr;q=0.9,ar;q=0.4,en;q=0.6', 'en'],
    ['en;q=0, ar;q=0.1', 'ar'],
    ['fr', null],
    ['*', null],
    ['arz', null],
    ['', null],
    [undefined, null],
  ] as const)('reads %j as %j', (header, language) => {
    expect(acceptedLanguage(header)).toBe(language);
  });
});
