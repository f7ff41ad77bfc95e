import { lazyPart } from '@sullam/ui/base/lazy-part.tsx';
import { FieldPlace } from './editor-place.tsx';
import type { FieldTextProps } from './field-text.tsx';

/** A formatted text in a form. The editor is large: its chunk comes after the form. */
export const FormattedText = lazyPart<FieldTextProps>(
  () => import('./field-text.tsx').then((file) => file.FormattedText),
  ({ html, language, isLocked = false, isLong = false }) => (
    <FieldPlace html={html} language={language} isLocked={isLocked} isLong={isLong} />
  ),
);
