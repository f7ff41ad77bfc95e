import { otherLanguage } from '@sullam/domain/localized.ts';
import { Globe } from '@sullam/ui/base/icons.ts';
import { Button } from '@sullam/ui/components/button.tsx';
import { useKit, useLanguage, useT } from '@sullam/web-kit/kit-context.tsx';

/** Reads the page in the other language. Its own letters come from the system, so that no font is fetched for one word. */
export function LanguageButton() {
  const t = useT();
  const kit = useKit();
  const other = otherLanguage(useLanguage());
  return (
    <Button
      variant="ghost"
      size="sm"
      icon={Globe}
      title={t('shell.language.label')}
      onClick={() => void kit.switchLanguage(other)}
    >
      <span lang={other} className="font-system">
        {t('shell.language.switchTo')}
      </span>
    </Button>
  );
}
