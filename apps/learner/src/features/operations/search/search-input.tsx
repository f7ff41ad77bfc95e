import { SearchField } from '@sullam/ui/components/text-field.tsx';
import { useT } from '@sullam/web-kit/kit-context.tsx';
import { useEffect, useRef, useState } from 'react';

/** How long the search waits for the next letter. */
const PAUSE = 350;

interface SearchInputProps {
  readonly value: string;
  readonly onSearch: (text: string) => void;
}

/** Searches while one types, and at once on Enter. */
export function SearchInput({ value, onSearch }: SearchInputProps) {
  const t = useT();
  const [text, setText] = useState(value);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const asked = useRef(value);
  useEffect(() => {
    // the address changed by itself: back button, a search from the palette
    if (value !== asked.current) setText(value);
    asked.current = value;
  }, [value]);
  useEffect(() => () => clearTimeout(timer.current), []);
  const search = (next: string) => {
    clearTimeout(timer.current);
    if (next.trim() === asked.current) return;
    asked.current = next.trim();
    onSearch(asked.current);
  };
  return (
    <SearchField
      label={t('search.titles.page')}
      hideLabel
      placeholder={t('search.fields.placeholder')}
      maxLength={200}
      value={text}
      onChange={(next) => {
        setText(next);
        clearTimeout(timer.current);
        timer.current = setTimeout(() => search(next), PAUSE);
      }}
      onSubmit={search}
    />
  );
}
