import { otherLanguage } from '@sullam/domain/localized.ts';
import { cx } from '@sullam/ui/base/cx.ts';
import { Moon, Sun } from '@sullam/ui/base/icons.ts';
import { buttonClass, IconButton } from '@sullam/ui/components/button.tsx';
import { useKit, useLanguage, useScheme, useT } from '../kit-context.tsx';

/** Switches between English and Arabic. Its label is in the other language and in the system's font, so that no font is fetched for it. */
export function LanguageButton({ className }: { readonly className?: string }) {
  const kit = useKit();
  const t = useT();
  const other = otherLanguage(useLanguage());
  return (
    <button
      type="button"
      lang={other}
      // What is read out begins with what is seen, so that it can be called by voice.
      aria-label={`${t('shell.language.switchTo')}: ${t('shell.language.label')}`}
      onPointerEnter={() => void kit.wording.warm(other)}
      onFocus={() => void kit.wording.warm(other)}
      onClick={() => void kit.switchLanguage(other)}
      className={cx(buttonClass({ variant: 'ghost' }), 'font-system! px-2.5!', className)}
    >
      {t('shell.language.switchTo')}
    </button>
  );
}

/** Switches between light and dark. */
export function SchemeButton({
  className,
  iconSize = 20,
}: {
  readonly className?: string;
  readonly iconSize?: 20 | 24;
}) {
  const t = useT();
  const kit = useKit();
  const next = useScheme() === 'dark' ? 'light' : 'dark';
  const label = t(next === 'dark' ? 'common.theme.switchToDark' : 'common.theme.switchToLight');
  return (
    <IconButton
      icon={next === 'dark' ? Moon : Sun}
      iconSize={iconSize}
      label={label}
      onClick={() => kit.scheme.set(next)}
      {...(className ? { className } : {})}
    />
  );
}
