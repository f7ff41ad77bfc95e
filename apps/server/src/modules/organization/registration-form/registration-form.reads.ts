import type { Tenant, Tx } from '../../../kernel/database/database.ts';
import { findProfile } from '../organizations/organizations.public.ts';
import { findFormFields } from './registration-form.repository.ts';
import type { RegistrationForm } from './registration-form.schemas.ts';

/** The registration form in the words of the specification. */
export async function readRegistrationForm(tenant: Tenant, tx: Tx): Promise<RegistrationForm> {
  const fields = await findFormFields(tx);
  const profile = await findProfile(tenant, tx);
  return {
    data: fields.map(({ fieldKey, isOptional, ...field }) => ({
      formField: { slug: fieldKey, fieldKey, ...field },
      modifiers: isOptional ? [{ formFieldTypeModifier: { slug: 'optional' as const } }] : [],
    })),
    version: profile?.version ?? 1,
  };
}
