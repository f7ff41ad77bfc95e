import { can } from '@sullam/domain/permissions.ts';
import { useStore } from '@sullam/web-kit/base/store.ts';
import { useHasFeature, useKit } from '@sullam/web-kit/kit-context.tsx';

/** Whether this organisation takes registrations. */
export function useMayRegister(): boolean {
  const { system } = useStore(useKit().permissions);
  const hasFeature = useHasFeature();
  return hasFeature('self-registration') && can(system, ['organization_registration_enabled']);
}
