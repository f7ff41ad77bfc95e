import { isWritten } from '@sullam/domain/localized.ts';
import type { MessageKey } from '@sullam/strings/areas.ts';
import { raw } from '@sullam/strings/define.ts';
import { UiLink } from '@sullam/ui/base/ui-link.tsx';
import { Isolate } from '@sullam/ui/components/text.tsx';
import { AuthorTextFor } from '@sullam/web-kit/author-text-for.tsx';
import { useFormat, useHasFeature, useKit, useOrganization, useT } from '@sullam/web-kit/kit-context.tsx';
import { OrganizationLogo } from '@sullam/web-kit/organization/organization-logo.tsx';
import type { Landing, LandingSlug } from './landing.api.ts';
import { LANDING_SLUGS } from './landing-slugs.ts';
import { LanguageButton } from './language-button.tsx';
import { Newsletter } from './newsletter.tsx';
import { useLandingWays } from './use-landing-ways.ts';

interface FooterLink {
  href: string;
  label: string;
}

const linkClass =
  'inline-flex min-h-7 items-center py-0.5 text-muted no-underline hover:text-ink hover:underline touch:min-h-11';

function Column({ title, links }: { readonly title: string; readonly links: readonly FooterLink[] }) {
  if (links.length === 0) return null;
  return (
    <nav aria-label={title}>
      <h2 className="text-sm font-semibold">{title}</h2>
      <ul className="mt-3 space-y-1 text-sm">
        {links.map(({ href, label }) => (
          <li key={href}>
            <UiLink href={href} className={linkClass}>
              {label}
            </UiLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** The columns of links; a switched-off page has none. */
function useColumns(): { titleKey: MessageKey; links: FooterLink[] }[] {
  const t = useT();
  const hasFeature = useHasFeature();
  const { catalogue, start, canRegister } = useLandingWays();
  const pages = (group: string): FooterLink[] =>
    (Object.keys(LANDING_SLUGS) as LandingSlug[])
      .filter((slug) => LANDING_SLUGS[slug].group === group && hasFeature(LANDING_SLUGS[slug].feature))
      .map((slug) => ({ href: `/landing-page/${slug}`, label: t.dynamic(LANDING_SLUGS[slug].titleKey) ?? '' }));
  const learn = [
    ...(catalogue ? [{ href: catalogue, label: t('shell.menu.allCourses') }] : []),
    ...(canRegister ? [{ href: start, label: t('shell.bar.register') }] : []),
  ];
  return [
    { titleKey: 'landing.footer.learn', links: learn },
    { titleKey: 'landing.footer.programs', links: pages('program') },
    { titleKey: 'landing.footer.organization', links: pages('organization') },
    { titleKey: 'landing.footer.policies', links: pages('policy') },
  ];
}

function Reach({ contact }: { readonly contact: Landing['contact'] }) {
  const t = useT();
  return (
    <address className="mt-4 space-y-1 text-sm text-muted not-italic">
      {isWritten(contact.address) && (
        <p>
          <AuthorTextFor text={contact.address} unmarked />
        </p>
      )}
      {contact.phone && (
        <p>
          <a href={`tel:${contact.phone.replace(/[^+\d]/g, '')}`} className={linkClass}>
            <Isolate dir="ltr">{contact.phone}</Isolate>
          </a>
        </p>
      )}
      {contact.email && (
        <p>
          <a href={`mailto:${contact.email}`} className={linkClass}>
            <Isolate dir="ltr">{contact.email}</Isolate>
          </a>
        </p>
      )}
      {contact.links && contact.links.length > 0 && (
        <ul className="flex flex-wrap gap-x-4">
          {contact.links.map(({ kind, url }) => (
            <li key={url}>
              <a href={url} target="_blank" rel="noopener noreferrer" className={linkClass}>
                {t(`landing.links.${kind}`)}
              </a>
            </li>
          ))}
        </ul>
      )}
    </address>
  );
}

/** The end of every public page: who we are, where everything is, letters, language. */
export function LandingFooter({ footer, contact }: Pick<Landing, 'footer' | 'contact'>) {
  const t = useT();
  const format = useFormat();
  const { now } = useKit();
  const { displayName } = useOrganization();
  const columns = useColumns();
  const year = raw(format.year(now()));
  return (
    <footer className="border-t border-line bg-surface">
      <div className="page-width page-gutter grid gap-10 py-12 md:grid-cols-[minmax(0,1fr)_minmax(0,2.2fr)] md:gap-16 md:py-16">
        <div>
          <OrganizationLogo alt={displayName} isLazy className="h-auto max-h-12 w-auto max-w-44">
            <p className="text-lg font-semibold text-primary-text">{displayName}</p>
          </OrganizationLogo>
          <p className="mt-4 max-w-[36ch]">
            <AuthorTextFor text={footer.line} unmarked />
          </p>
          <Reach contact={contact} />
        </div>
        <div>
          <div className="grid grid-cols-2 gap-8 sm:grid-cols-4">
            {columns.map(({ titleKey, links }) => (
              <Column key={titleKey} title={t.dynamic(titleKey) ?? ''} links={links} />
            ))}
          </div>
          <div className="mt-10 border-t border-line pt-6">
            <p className="mb-3 text-sm text-muted">{t('landing.newsletter.text')}</p>
            <Newsletter />
          </div>
        </div>
      </div>
      <div className="border-t border-line">
        <div className="page-width page-gutter flex flex-wrap items-center justify-between gap-x-8 gap-y-3 py-5 text-sm text-muted">
          <div>
            <p>{t('shell.footer.rights', { year, organization: displayName })}</p>
            <p>
              <AuthorTextFor text={footer.rights} unmarked />
            </p>
          </div>
          <LanguageButton />
        </div>
      </div>
    </footer>
  );
}
