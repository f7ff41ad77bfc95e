import { chooseText, type Localized } from '@sullam/domain/localized.ts';
import { Prose } from '@sullam/ui/components/prose.tsx';
import { useLanguage } from './kit-context.tsx';

export interface AuthorHtmlProps {
  /** HTML that the server has sanitised. */
  readonly text: Localized | null | undefined;
  readonly className?: string;
}

/** An author's formatted text in the reader's language, else in the other one. */
export function AuthorHtml({ text, className }: AuthorHtmlProps) {
  const chosen = chooseText(text, useLanguage());
  if (!chosen) return null;
  return <Prose html={chosen.text} lang={chosen.language} {...(className ? { className } : {})} />;
}
