import { SearchField } from '@sullam/ui/components/text-field.tsx';
import { useT } from '@sullam/web-kit/kit-context.tsx';
import { useEffect, useRef, useState } from 'react';

/** How long the list waits for the next letter. */
const PAUSE = 300;

interface SearchBoxProps {
  /** Among courses that one has, not among those on offer. */
  readonly isOwn?: boolean;
  readonly value: string;
  readonly onSearch: (text: string) => void;
}

/** Searches while one types, and at once on Enter. */
export function SearchBox({ isOwn = false, value, onSearch }: SearchBoxProps) {
  const t = useT();
  const [text, setText] = useState(value);
  const timer = useRef(0);
  const asked = useRef(value);
  useEffect(() => {
    // the address changed by itself: back button, a chip taken away
    if (value !== asked.current) setText(value);
    asked.current = value;
  }, [value]);
  useEffect(() => () => window.clearTimeout(timer.current), []);
  const search = (next: string) => {
    window.clearTimeout(timer.current);
    asked.current = next.trim();
    onSearch(asked.current);
  };
  return (
    <SearchField
      label={t('catalogue.search.label')}
      placeholder={t(isOwn ? 'catalogue.search.label' : 'catalogue.search.placeholder')}
      maxLength={200}
      value={text}
      onChange={(next) => {
        setText(next);
        window.clearTimeout(timer.current);
        timer.current = window.setTimeout(() => search(next), PAUSE);
      }}
      onSubmit={search}
    />
  );
}
