// @vitest-environment happy-dom
import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Prose } from '../src/components/prose.tsx';

const drawn = (html: string) => render(<Prose html={html} />).container.querySelector('.prose')?.innerHTML;

it('gives a list that says no direction that of its first item', () => {
  expect(drawn('<p>Sentence:</p><ul>\n<li>what happened,</li><li>what helps</li></ul>')).toBe(
    '<p>Sentence:</p><ul>\n<li dir="auto">what happened,</li><li>what helps</li></ul>',
  );
  expect(drawn('<ol start="3"><li><p>One</p></li></ol>')).toBe('<ol start="3"><li><p dir="auto">One</p></li></ol>');
});

it('leaves alone what says one', () => {
  const html = '<ul><li dir="rtl">واحد</li></ul><ul><li><p dir="rtl">اثنان</p></li></ul>';
  expect(drawn(html)).toBe(html);
});
