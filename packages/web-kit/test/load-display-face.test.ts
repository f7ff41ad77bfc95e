// @vitest-environment happy-dom
import { afterEach, expect, it } from 'vitest';
import { loadDisplayFace } from '../src/page/load-display-face.ts';

const root = document.documentElement;
afterEach(() => {
  root.removeAttribute('style');
  root.removeAttribute('lang');
});

/** The faces that are asked for. */
function load(): [string, string][] {
  const asked: [string, string][] = [];
  const fonts = {
    load: async (face: string, text: string) => {
      asked.push([face, text]);
      throw new Error('no such file');
    },
  };
  loadDisplayFace({ documentElement: root, fonts: fonts as unknown as FontFaceSet });
  return asked;
}

it('makes the face of headings ready in both scripts where Arabic is read', () => {
  root.style.setProperty('--display-face', '"Alyamama",');
  root.lang = 'ar';
  expect(load()).toEqual([['600 1em "Alyamama"', 'ا ']]);
  root.lang = 'en';
  expect(load()).toEqual([['600 1em "Alyamama"', 'a']]);
});

it('asks for nothing where headings are drawn in the face of the text', () => {
  expect(load()).toEqual([]);
});
