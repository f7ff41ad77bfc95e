import '../../../app.css';
import { UiLink } from '@sullam/ui/base/ui-link.tsx';
import { textLinkClass } from '@sullam/ui/components/button.tsx';
import { useAuthorText } from '@sullam/web-kit/author-text-for.tsx';
import { useHasFeature, useOrganization, useT } from '@sullam/web-kit/kit-context.tsx';

/** `/zoom-policy`: what an organisation that uses Zoom does with it, for everybody to read. */
export function ZoomPolicyScreen() {
  const t = useT();
  const hasFeature = useHasFeature();
  const organization = useAuthorText()(useOrganization().name);
  const sections = [
    { title: t('lectures.zoom.connectTitle'), text: t('lectures.zoom.connect') },
    { title: t('lectures.zoom.keptTitle'), text: t('lectures.zoom.kept') },
    { title: t('lectures.zoom.givenTitle'), text: t('lectures.zoom.given') },
    { title: t('lectures.zoom.removeTitle'), text: t('lectures.zoom.remove') },
    { title: t('lectures.zoom.askTitle'), text: t('lectures.zoom.ask') },
  ];
  return (
    <article className="page-width page-gutter py-10">
      <div className="max-w-reading">
        <h1 className="text-3xl">{t('lectures.zoom.title')}</h1>
        <p className="mt-3 text-lg text-muted">{t('lectures.zoom.intro', { organization })}</p>
        {sections.map(({ title, text }) => (
          <section key={title} className="mt-8">
            <h2 className="text-xl">{title}</h2>
            <p className="mt-2">{text}</p>
          </section>
        ))}
        {hasFeature('landing-contact-us') && (
          <p className="mt-4">
            <UiLink href="/landing-page/contact-us" className={textLinkClass}>
              {t('lectures.zoom.contact')}
            </UiLink>
          </p>
        )}
      </div>
    </article>
  );
}
