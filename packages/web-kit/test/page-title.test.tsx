// @vitest-environment happy-dom
import { waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, it } from 'vitest';
import { usePageTitle } from '../src/router/page-title.tsx';
import { renderPart } from '../src/testing/render-screen.tsx';

function Frame({ children }: { readonly children: ReactNode }) {
  usePageTitle('The course');
  return children;
}

function Lesson() {
  usePageTitle('The lesson');
  return null;
}

it('names the page, not the frame around it, also where both are drawn at once', async () => {
  await renderPart(
    <Frame>
      <Lesson />
    </Frame>,
  );
  await waitFor(() => expect(document.title).toContain('The lesson'));
});
