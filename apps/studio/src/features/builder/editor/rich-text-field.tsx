import type { Language } from '@sullam/domain/localized.ts';
import { RichText } from './rich-text.tsx';

export interface RichTextFieldProps {
  readonly label: string;
  readonly language: Language;
  readonly html: string;
  readonly onChange: (html: string) => void;
}

/** A short formatted text in a form: emphasis, lists, links. */
export function RichTextField({ label, language, html, onChange }: RichTextFieldProps) {
  return (
    <div className="min-w-0">
      <p className="mb-1.5 text-sm font-medium">{label}</p>
      <RichText isSmall label={label} language={language} html={html} onChange={onChange} />
    </div>
  );
}
