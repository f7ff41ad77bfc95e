import type { Localized } from '@sullam/domain/localized.ts';
import { Mail } from '@sullam/ui/base/icons.ts';
import { LinkButton } from '@sullam/ui/components/button.tsx';
import { useAuthorText } from '@sullam/web-kit/author-text-for.tsx';
import { useHasFeature, useT } from '@sullam/web-kit/kit-context.tsx';

/** The way to the organisation's contact form, with the item as its subject; without one, that the price is on request. */
export function AskForPrice({ title }: { readonly title: Localized }) {
  const t = useT();
  const subject = useAuthorText()(title);
  if (!useHasFeature()('landing-contact-us'))
    return <p className="text-sm text-muted">{t('common.labels.priceOnRequest')}</p>;
  return (
    <LinkButton
      href={`/landing-page/contact-us?subject=${encodeURIComponent(subject)}`}
      size="lg"
      variant="outline"
      icon={Mail}
    >
      {t('prices.ask')}
    </LinkButton>
  );
}
