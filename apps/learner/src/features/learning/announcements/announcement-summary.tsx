import { chooseText, type Localized } from '@sullam/domain/localized.ts';
import { useLanguage } from '@sullam/web-kit/kit-context.tsx';
import { summaryOf } from './summary.ts';

/** The first lines of an announcement as plain text. */
export function AnnouncementSummary({ body }: { readonly body: Localized }) {
  const chosen = chooseText(body, useLanguage());
  if (!chosen) return null;
  return (
    <p lang={chosen.language} dir={chosen.direction} className="clip-lines-3 text-muted">
      {summaryOf(chosen.text)}
    </p>
  );
}
