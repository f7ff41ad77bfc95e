import { useHasFeature, useKit } from '@sullam/web-kit/kit-context.tsx';

/** Whether this organisation takes registrations. */
export function useMayRegister(): boolean {
  const { organizationPermissions } = useKit().bootstrap;
  const hasFeature = useHasFeature();
  const isAllowed = ['organization_registration_enabled', 'organization_everything'].some((slug) =>
    organizationPermissions.includes(slug),
  );
  return isAllowed && hasFeature('self-registration');
}
