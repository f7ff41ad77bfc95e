// @vitest-environment happy-dom

import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import type { FilePages } from '../src/annotations/file-pages.ts';
import { FilePreview } from '../src/annotations/file-preview.tsx';
import { BOTH_DIRECTIONS, DIRECTIONS } from '../src/testing/directions.ts';
import { renderPart } from '../src/testing/render-screen.tsx';

const file = { mediaId: 1, name: 'plan.pdf', url: '/media/1', contentType: 'application/pdf' };

const threePages = async (): Promise<FilePages> => ({
  pages: Array.from({ length: 3 }, () => ({ width: 600, height: 850, paint: async () => undefined })),
  close: () => undefined,
});

describe.each(BOTH_DIRECTIONS)('the pages of a file in $language', ({ language }) => {
  it('shows a page at a time and leafs through them', async () => {
    const { kit } = await renderPart(<FilePreview file={file} open={threePages} />, { language });
    const t = kit.wording.get();
    const digits = (page: number) => page.toLocaleString(language === 'ar' ? 'ar-SA' : 'en');
    const format = (page: number) => t('common.paging.pageOf', { page: digits(page), pages: digits(3) });
    expect(await screen.findByText(format(1))).toBeTruthy();
    const [back, on] = (['previous', 'next'] as const).map((name) =>
      screen.getByRole<HTMLButtonElement>('button', { name: t(`common.paging.${name}`) }),
    );
    expect(back?.disabled).toBe(true);
    const shown = vi.spyOn(HTMLElement.prototype, 'scrollIntoView');
    fireEvent.click(on!);
    expect(shown.mock.instances.at(-1)).toBe(document.querySelectorAll('[data-page]')[1]);
    const frame = document.querySelector<HTMLElement>('[data-page]')?.parentElement as HTMLElement;
    Object.defineProperty(frame, 'clientWidth', { value: 358 });
    // what comes next lies at the end: to the left in Arabic
    frame.scrollLeft = (language === 'ar' ? -1 : 1) * 2 * 358;
    fireEvent.scroll(frame);
    expect(screen.getByText(format(3))).toBeTruthy();
    expect(on?.disabled).toBe(true);
  });
});

describe.each(DIRECTIONS)('the preview of a file in $language', ({ language }) => {
  it('says when it can’t be shown, and offers the file', async () => {
    const { kit } = await renderPart(<FilePreview file={file} open={() => Promise.reject(new Error('broken'))} />, {
      language,
    });
    const t = kit.wording.get();
    expect(await screen.findByText(t('annotations.messages.failed'))).toBeTruthy();
    expect(screen.getByRole('link', { name: t('common.actions.download') }).getAttribute('href')).toBe('/media/1');
  });
});
