import { lazyPart } from '@sullam/ui/base/lazy-part.tsx';
import { UiProvider } from '@sullam/ui/base/ui-provider.tsx';
import { type ReactNode, useCallback, useMemo } from 'react';
import { useStore } from './base/store.ts';
import { useFormat, useKit, useT } from './kit-context.tsx';
import { uiWordsOf } from './language/ui-words.ts';
import { RouterLink, useMenuNavigation } from './router/router-link.tsx';

const SignOnQuestionDialog = lazyPart(() =>
  import('./shell/sign-on-question.tsx').then((file) => file.SignOnQuestionDialog),
);

/** Beside the pages: the guard, which asks, lets none of them be drawn meanwhile. */
function SignOnQuestionPlace() {
  const question = useStore(useKit().signOnQuestion);
  return question && <SignOnQuestionDialog {...question} />;
}

/** Words, locale and links of the components, following the reader's language. */
export function KitUi({ children }: { readonly children: ReactNode }) {
  const t = useT();
  const format = useFormat();
  const { configuration } = useKit();
  const findFirstDay = useCallback(
    // the table of regions comes with the first calendar
    () => import('@sullam/domain/week-start.ts').then(({ firstDayOfWeek }) => firstDayOfWeek(configuration)),
    [configuration],
  );
  const words = useMemo(() => uiWordsOf(t, format), [t, format]);
  return (
    <UiProvider
      words={words}
      locale={format.locale}
      findFirstDay={findFirstDay}
      link={RouterLink}
      useNavigation={useMenuNavigation}
    >
      {children}
      <SignOnQuestionPlace />
    </UiProvider>
  );
}
