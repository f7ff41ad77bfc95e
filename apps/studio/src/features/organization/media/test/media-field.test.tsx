// @vitest-environment happy-dom
import { DIRECTIONS } from '@sullam/web-kit/testing/directions.ts';
import { jsonResponse } from '@sullam/web-kit/testing/fixtures.ts';
import { renderScreen } from '@sullam/web-kit/testing/render-screen.tsx';
import { fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { administratorSession } from '../../../../../test/studio-fixtures.ts';
import { MediaField } from '../media-field.tsx';

it.each(DIRECTIONS)(
  'a place for a video says what is taken, and says it again to who brings a picture, in $language',
  async ({ language }) => {
    const refused = { status: 415, errorCode: 'media.type-mismatch', message: 'Not of its type.', details: [] };
    const Field = () => <MediaField label="Video" kind="VIDEO" value={null} onChange={() => undefined} />;
    await renderScreen({
      screens: [{ path: '/field', areas: ['media', 'errors'], load: async () => Field }],
      at: '/field',
      language,
      session: administratorSession(),
      responses: { 'POST /api/media/presigned-upload': () => jsonResponse(415, refused) },
    });
    expect(await screen.findByText(/MP4.*WebM/)).toBeTruthy();
    const input = document.querySelector('input[type=file]') as HTMLInputElement;
    fireEvent.change(input, { target: { files: [new File(['x'], 'picture.png', { type: 'image/png' })] } });
    expect((await screen.findByText(/Not of its type\./)).textContent).toMatch(/MP4.*WebM/);
  },
);
