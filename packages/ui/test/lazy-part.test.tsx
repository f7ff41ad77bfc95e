// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { lazyPart } from '../src/base/lazy-part.tsx';

const made = (words: string) => Promise.resolve(() => <p>{words}</p>);

it('draws at once what is there before it is shown, without its place-holder', async () => {
  const Part = lazyPart(() => made('the part'), <p>wait</p>);
  Part.preload();
  await new Promise((resolve) => setTimeout(resolve));
  render(<Part />);
  expect(screen.getByText('the part')).toBeTruthy();
  expect(screen.queryByText('wait')).toBeNull();
});
