// @vitest-environment happy-dom
import { afterEach, expect, it } from 'vitest';
import { loadDisplayFace } from '../src/page/load-display-face.ts';

const root = document.documentElement;
afterEach(() => {
  root.removeAttribute('style');
});

/** The faces that are asked for. */
function load(language: 'en' | 'ar'): [string, string][] {
  const asked: [string, string][] = [];
  const fonts = {
    load: async (face: string, text: string) => {
      asked.push([face, text]);
      throw new Error('no such file');
    },
  };
  void loadDisplayFace({ documentElement: root, fonts: fonts as unknown as FontFaceSet }, language);
  return asked;
}

it('makes the face of headings ready in both scripts where Arabic is read', () => {
  root.style.setProperty('--display-face', '"Alyamama",');
  expect(load('ar')).toEqual([['600 1em "Alyamama"', 'ا ']]);
  expect(load('en')).toEqual([['600 1em "Alyamama"', 'a']]);
});

it('asks for nothing where headings are drawn in the face of the text', () => {
  expect(load('ar')).toEqual([]);
});
