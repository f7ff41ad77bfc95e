import { demoLoading } from '../../../demo/demo-content.ts';
import { contribute } from '../../../kernel/extensions.ts';
import { defineModule } from '../../../wiring.ts';
import { loadDemoRegistrationForm } from './registration-form.demo.ts';
import { registrationFormRoutes } from './registration-form.routes.ts';

/** The questions that an organisation asks at registration. */
export const registrationFormModule = defineModule({
  name: 'registration-form',
  tag: 'Organizations',
  owns: ['organization_form_fields'],
  uses: ['organizations'],
  contributes: [contribute(demoLoading, loadDemoRegistrationForm)],
  routes: registrationFormRoutes,
});
