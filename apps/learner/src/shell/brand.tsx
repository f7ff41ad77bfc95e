import { UiLink } from '@sullam/ui/base/ui-link.tsx';
import { useOrganization, useT } from '@sullam/web-kit/kit-context.tsx';
import { OrganizationLogo } from '@sullam/web-kit/organization/organization-logo.tsx';

/** The organisation's logo, or its name where it has none; leads home. */
export function Brand() {
  const t = useT();
  const { displayName } = useOrganization();
  return (
    <UiLink
      href="/"
      className="flex min-h-11 min-w-0 shrink items-center rounded-sm no-underline md:max-w-60 lg:max-w-80"
    >
      <OrganizationLogo
        alt={t('shell.bar.organizationLogo', { organization: displayName })}
        className="h-9 w-auto min-w-0 max-w-full object-contain object-left sm:max-w-40 rtl:object-right"
      >
        <span className="clip-line text-lg font-semibold text-primary-text">{displayName}</span>
      </OrganizationLogo>
    </UiLink>
  );
}
