import type { DemoLoad } from '../../../demo/demo-content.ts';
import { replaceFormFields } from './registration-form.repository.ts';

/** The questions of the demo's registration form. */
export const loadDemoRegistrationForm = ({ tx, demo }: DemoLoad): Promise<void> =>
  replaceFormFields(
    tx,
    demo.registrationForm.map(({ key, type, label, hint = {}, options = [], isOptional }) => ({
      fieldKey: key,
      typeSlug: type,
      label,
      hint,
      options,
      isOptional,
    })),
  );
