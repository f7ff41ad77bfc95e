// @vitest-environment happy-dom
import { DIRECTIONS } from '@sullam/web-kit/testing/directions.ts';
import { renderPart } from '@sullam/web-kit/testing/render-screen.tsx';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { type Attached, AttachmentFields, AttachmentList, useAttachments } from '../attachments.tsx';
import type { MediaRef } from '../discussions.api.ts';

const picture: Attached = {
  mediaId: 7,
  name: 'scaffold.jpg',
  byteSize: 2000,
  contentType: 'image/jpeg',
  alt: { en: 'A scaffold', ar: 'سقالة' },
};
const sheet: Attached = { ...picture, mediaId: 8, name: 'plan.pdf', contentType: 'application/pdf', alt: {} };

const Fields = ({ files }: { readonly files: readonly Attached[] }) => (
  <AttachmentFields attachments={useAttachments(files)} />
);

async function show(language: 'en' | 'ar', files: readonly Attached[]) {
  const saved: unknown[] = [];
  const { kit } = await renderPart(<Fields files={files} />, {
    language,
    responses: {
      'PATCH /api/media/7': (_query, body) => {
        saved.push(body);
        return undefined;
      },
    },
  });
  const label = kit.wording.get()('discussions.attachments.description', { name: picture.name });
  const field = (await screen.findByLabelText(label)) as HTMLInputElement;
  const write = (text: string) => {
    fireEvent.change(field, { target: { value: text } });
    fireEvent.blur(field);
  };
  return { saved, field, write };
}

describe.each(DIRECTIONS)('the description of an attached picture in $language', ({ language }) => {
  const other = language === 'en' ? 'ar' : 'en';

  it('is asked for of pictures alone, and shows what is kept in the language of the reader', async () => {
    const { field } = await show(language, [picture, sheet]);
    expect(field.value).toBe(picture.alt[language]);
    expect(screen.getAllByRole('textbox')).toHaveLength(1);
  });

  it('is saved when the field is left, beside the one in the other language', async () => {
    const { saved, write } = await show(language, [picture]);
    const text = language === 'en' ? ' Steel scaffold, two levels ' : ' سقالة فولاذية بطابقين ';
    write(text);
    await waitFor(() => expect(saved).toEqual([{ alt: { [language]: text.trim(), [other]: picture.alt[other] } }]));
    write(text.trim());
    expect(saved).toHaveLength(1);
  });

  it('is taken away again by an empty field', async () => {
    const { saved, write } = await show(language, [{ ...picture, alt: {} }]);
    write('سقالة');
    await waitFor(() => expect(saved).toHaveLength(1));
    write('');
    await waitFor(() => expect(saved.at(-1)).toEqual({ alt: { [language]: null } }));
  });

  it('is what readers of the post hear, in their language or else the other one, marked as such', async () => {
    const shown: MediaRef = { ...picture, url: '/files/7', width: 400, height: 300 } as MediaRef;
    await renderPart(
      <AttachmentList files={[shown, { ...shown, mediaId: 9, alt: { [other]: picture.alt[other] } }]} />,
      {
        language,
      },
    );
    const own = await screen.findByRole('img', { name: picture.alt[language] ?? '' });
    expect(own.getAttribute('lang')).toBe(language);
    expect(screen.getByRole('img', { name: picture.alt[other] ?? '' }).getAttribute('lang')).toBe(other);
  });
});
