// @vitest-environment happy-dom

import type { Attachment } from '@sullam/api-client/schema.gen.ts';
import { DIRECTIONS } from '@sullam/web-kit/testing/directions.ts';
import { jsonResponse } from '@sullam/web-kit/testing/fixtures.ts';
import { renderPart } from '@sullam/web-kit/testing/render-screen.tsx';
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { CourseFiles, LessonFiles } from '../files-section.tsx';

const attachment = (attachmentId: number, changes: Partial<Attachment>): Attachment => ({
  attachmentId,
  name: { en: `File ${attachmentId}`, ar: `ملف ${attachmentId}` },
  language: null,
  media: null,
  url: null,
  version: 1,
  ...changes,
});

const PDF: NonNullable<Attachment['media']> = {
  mediaId: 7,
  url: '/files/7.pdf',
  contentType: 'application/pdf',
  name: 'sheet.pdf',
  byteSize: 2048,
  width: null,
  height: null,
  durationSeconds: null,
  alt: {},
  variants: [],
};

describe.each(DIRECTIONS)('the files of a lesson in $language', ({ language }) => {
  it('say what each is, and lead to it', async () => {
    await renderPart(<LessonFiles courseSubsectionId={5} count={2} />, {
      language,
      responses: {
        'GET /api/course-subsections/5/attachments': {
          data: [attachment(1, { media: PDF, language: 'ar' }), attachment(2, { url: 'https://example.org/a' })],
        },
      },
    });
    const nameOf = (id: number) => (language === 'en' ? `File ${id}` : `ملف ${id}`);
    expect((await screen.findByRole('link', { name: nameOf(1) })).getAttribute('href')).toBe('/files/7.pdf');
    expect(screen.getByText(language === 'en' ? 'Document' : 'مستند')).toBeTruthy();
    expect(screen.getByText(language === 'en' ? 'Arabic' : 'العربية')).toBeTruthy();
    expect(screen.getByText('example.org')).toBeTruthy();
    expect(screen.getByRole('link', { name: nameOf(2) }).getAttribute('href')).toBe('https://example.org/a');
    // only what has pages is looked at here
    expect(screen.getAllByRole('button')).toHaveLength(1);
  });
});

describe('the files of a course', () => {
  it('are not there where it has none', async () => {
    await renderPart(<CourseFiles courseId={3} />, {
      responses: { 'GET /api/courses/3/attachments': { data: [] } },
    });
    expect(screen.queryByRole('heading')).toBeNull();
  });

  it('are asked for once more after a failure', async () => {
    let isDown = true;
    await renderPart(<CourseFiles courseId={3} />, {
      responses: {
        'GET /api/courses/3/attachments': () =>
          isDown ? jsonResponse(503, { message: 'Busy', status: 503 }) : { data: [attachment(1, { media: PDF })] },
      },
    });
    const retry = await screen.findByRole('button');
    isDown = false;
    retry.click();
    expect(await screen.findByRole('link', { name: 'File 1' })).toBeTruthy();
  });
});
