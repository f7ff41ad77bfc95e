import { UiProvider } from '@sullam/ui/base/ui-provider.tsx';
import { type ReactNode, useMemo } from 'react';
import { useFormat, useT } from './kit-context.tsx';
import { uiWordsOf } from './language/ui-words.ts';
import { RouterLink } from './router/router-link.tsx';

/** Words, locale and links of the components, following the reader's language. */
export function KitUi({ children }: { readonly children: ReactNode }) {
  const t = useT();
  const format = useFormat();
  const words = useMemo(() => uiWordsOf(t, format), [t, format]);
  return (
    <UiProvider words={words} locale={format.locale} link={RouterLink}>
      {children}
    </UiProvider>
  );
}
