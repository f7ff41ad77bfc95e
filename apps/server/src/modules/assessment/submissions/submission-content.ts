import { plainText, sanitizeFormatted } from '../../../kernel/html.ts';
import { invalidField } from '../../../kernel/problem.ts';
import type { CourseAssignment } from '../assignments/assignments.public.ts';

/** What somebody writes: a text as cleaned HTML, an address, files. */
export interface SubmissionContent {
  body: string;
  link: string;
  mediaIds: readonly number[];
}

/** An address on the web that can be shown as a link; the browser's own reading of it is kept. */
export function safeLink(text: string): string {
  const link = text.trim();
  if (link === '') return '';
  const url = URL.canParse(link) ? new URL(link) : null;
  const isSafe = url?.protocol === 'https:' && url.username === '' && url.password === '' && url.hostname.includes('.');
  if (!isSafe) throw invalidField('link', 'url');
  return url.href;
}

/**
 * What was written, as it is kept: what the assignment doesn't ask for is refused, nothing is left out in silence.
 * @throws Problem validation
 */
export function prepareContent(assignment: CourseAssignment, content: SubmissionContent): SubmissionContent {
  const html = sanitizeFormatted(content.body);
  const body = plainText(html) === '' ? '' : html;
  const link = safeLink(content.link);
  if (body !== '' && !assignment.acceptsText) throw invalidField('body', 'unknownField');
  if (link !== '' && !assignment.acceptsLink) throw invalidField('link', 'unknownField');
  if (content.mediaIds.length > 0 && !assignment.acceptsFiles) throw invalidField('mediaIds', 'unknownField');
  if (content.mediaIds.length > assignment.mostFiles)
    throw invalidField('mediaIds', 'listMaximum', { count: assignment.mostFiles });
  return { body, link, mediaIds: content.mediaIds };
}

export const isEmptyContent = ({ body, link, mediaIds }: SubmissionContent): boolean =>
  body === '' && link === '' && mediaIds.length === 0;
