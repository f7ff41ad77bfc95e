/** The words of an author's HTML, for places that hold text alone: lists to choose from, names that are read out. */
export function plainHtml(html: string): string {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  // a formula's source would be read out beside it
  for (const note of body.querySelectorAll('annotation')) note.remove();
  const described = [...body.querySelectorAll('img')].map((picture) => picture.alt).filter(Boolean);
  return [body.textContent, ...described].join(' ').replace(/\s+/g, ' ').trim();
}

/** Whether its words alone don't say all of it. */
export const isRichHtml = (html: string): boolean => /<(img|math|video|audio|table)\b/i.test(html);
