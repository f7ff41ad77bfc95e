import { chooseText, type Localized } from '@sullam/domain/localized.ts';
import { AuthorText, type AuthorTextProps } from '@sullam/ui/components/text.tsx';
import { useLanguage } from './kit-context.tsx';

export interface AuthorTextForProps extends Pick<AuthorTextProps, 'as' | 'className' | 'id' | 'unmarked'> {
  readonly text: Localized | null | undefined;
  /** Shown when the author wrote nothing in either language. */
  readonly fallback?: string;
}

/** An author's text in the reader's language, else in the other one with its language marked. */
export function AuthorTextFor({ text, fallback, ...rest }: AuthorTextForProps) {
  const language = useLanguage();
  const chosen = chooseText(text, language);
  if (!chosen) return fallback ?? null;
  return (
    <AuthorText {...rest} lang={chosen.language} pageLang={language}>
      {chosen.text}
    </AuthorText>
  );
}

/** Chooses texts outside of JSX: titles, labels, option names. */
export function useAuthorText(): (text: Localized | null | undefined, fallback?: string) => string {
  const language = useLanguage();
  return (text, fallback = '') => chooseText(text, language)?.text ?? fallback;
}
