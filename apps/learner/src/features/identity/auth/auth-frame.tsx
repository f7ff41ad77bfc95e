import { cx } from '@sullam/ui/base/cx.ts';
import { UiLink } from '@sullam/ui/base/ui-link.tsx';
import { useKit, useOrganization, useT } from '@sullam/web-kit/kit-context.tsx';
import { OrganizationLogo } from '@sullam/web-kit/organization/organization-logo.tsx';
import { LanguageButton, SchemeButton } from '@sullam/web-kit/shell/switches.tsx';
import { Outlet } from '@tanstack/react-router';

/** The organisation's logo for this page, else its usual one, else its name. */
function AuthBrand() {
  const t = useT();
  const { displayName, picture } = useOrganization();
  return (
    <UiLink href="/" className="flex min-h-11 min-w-0 items-center rounded-sm no-underline">
      <OrganizationLogo
        alt={t('shell.bar.organizationLogo', { organization: displayName })}
        instead={picture('login_organization_logo')}
        className="h-10 w-auto max-w-44 object-contain"
      >
        <span className="clip-line text-xl font-semibold text-primary-text">{displayName}</span>
      </OrganizationLogo>
    </UiLink>
  );
}

/** The picture beside the form: the organisation's, or drawn. It is decorative. */
function AuthPicture() {
  const { picture } = useOrganization();
  const { heroArt } = useKit().bootstrap;
  const source = picture('auth_image');
  return (
    <div className="sticky top-0 hidden h-dvh overflow-hidden bg-primary lg:block">
      <img
        src={source ?? heroArt[heroArt.family === 'shelf' ? 'wide' : 'tall']}
        alt=""
        decoding="async"
        className={cx('absolute inset-0 size-full object-cover', source ? '' : 'object-bottom rtl:-scale-x-100')}
      />
    </div>
  );
}

/** The frame of sign-in and its sisters: the form on one side, a picture on the other; on a phone the form alone. */
export function AuthFrame() {
  return (
    <div className="grid min-h-dvh lg:grid-cols-[minmax(0,1fr)_minmax(0,1.1fr)]">
      <div className="flex min-w-0 flex-col">
        <header className="flex items-center justify-between gap-3 px-4 py-3 sm:px-8 sm:py-5">
          <AuthBrand />
          <div className="flex items-center gap-1">
            <SchemeButton />
            <LanguageButton />
          </div>
        </header>
        <div className="flex flex-1 items-start justify-center px-4 pt-6 pb-16 sm:items-center sm:px-8 sm:pt-4">
          <div className="w-full max-w-form">
            <Outlet />
          </div>
        </div>
      </div>
      <AuthPicture />
    </div>
  );
}
