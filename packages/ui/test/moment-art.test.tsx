// @vitest-environment happy-dom
import { render, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { MomentArt } from '../src/components/moment-art.tsx';

it('leaves the place of the title free of everything that comes to rest', async () => {
  const { container } = render(<MomentArt family="stars" hue={262} />);
  await waitFor(() => expect(container.querySelector('.animate-drift')).not.toBeNull());
  const places = [...container.querySelectorAll('.animate-drift path')].map((path) =>
    /translate\((\S+) (\S+)\)/.exec(path.getAttribute('transform')!)!.slice(1).map(Number),
  );
  expect(places.length).toBeGreaterThan(20);
  // in the middle of 780, from the upper edge down, however much of the picture is cut off
  expect(places.filter(([x, y]) => Math.abs(x! - 390) < 170 && y! < 240)).toEqual([]);
});
