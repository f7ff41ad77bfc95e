import type { AddressQuery } from '@sullam/web-kit/router/params.ts';
import { useEffect, useState } from 'react';

const PAUSE = 300;

/** What is typed into a search box; after a short pause it stands in the address, where the list reads it. */
export function useSearchText(address: AddressQuery, name = 'search') {
  const inAddress = address.value(name) ?? '';
  const [text, setText] = useState(inAddress);
  const [seen, setSeen] = useState(inAddress);
  if (seen !== inAddress) {
    // the address was changed by something else: going back, clearing all filters
    setSeen(inAddress);
    setText(inAddress);
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: only typing starts the pause, not the address that follows it
  useEffect(() => {
    if (text.trim() === inAddress) return;
    const timer = setTimeout(() => {
      setSeen(text.trim());
      address.change({ [name]: text.trim() || null, page: null }, { replace: true });
    }, PAUSE);
    return () => clearTimeout(timer);
  }, [text]);
  return { text, change: setText };
}
