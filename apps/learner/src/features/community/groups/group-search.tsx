import { SearchField } from '@sullam/ui/components/text-field.tsx';
import { useT } from '@sullam/web-kit/kit-context.tsx';
import { useAddressQuery } from '@sullam/web-kit/router/params.ts';
import { useEffect, useState } from 'react';

/** So long one types before the posts are searched. */
const TYPING = 300;

/** Searches the posts of a group, from whichever of its tabs. What is searched stands in the address. */
export function GroupSearch() {
  const t = useT();
  const address = useAddressQuery();
  const search = address.value('search') ?? '';
  const [typed, setTyped] = useState(search);
  const [known, setKnown] = useState(search);
  const [sent, setSent] = useState(search);
  if (known !== search) {
    setKnown(search);
    // another tab or the way back has changed it: the field follows; what was typed meanwhile stays
    if (search !== sent) setTyped(search);
  }
  useEffect(() => {
    if (typed === search) return;
    const change = () => {
      setSent(typed);
      address.change({ search: typed || null, tab: null, page: null }, { replace: true });
    };
    const timer = window.setTimeout(change, TYPING);
    return () => window.clearTimeout(timer);
  });
  return (
    <SearchField
      className="w-full"
      label={t('groups.labels.search')}
      hideLabel
      placeholder={t('groups.labels.search')}
      value={typed}
      onChange={setTyped}
    />
  );
}
