import { type RefObject, useEffect, useState } from 'react';

export interface Heading {
  id: string;
  text: string;
  level: 2 | 3;
}

/** The headings of an article that stands in `root`; each gets an id to be jumped to. Asked again when `html` changes. */
export function useHeadings(root: RefObject<HTMLElement | null>, html: string | undefined): readonly Heading[] {
  const [headings, setHeadings] = useState<readonly Heading[]>([]);
  useEffect(() => {
    const found =
      html === undefined ? [] : [...(root.current?.querySelectorAll<HTMLElement>('.prose :is(h2, h3)') ?? [])];
    setHeadings(
      found.map((element, at) => {
        element.id ||= `heading-${at + 1}`;
        return { id: element.id, text: element.textContent ?? '', level: element.tagName === 'H2' ? 2 : 3 };
      }),
    );
  }, [root, html]);
  return headings;
}
