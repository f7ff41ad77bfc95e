import { defineModule } from '../../../wiring.ts';

/** Content service: interface texts that the operator keeps in a content-management system. */
export const contentServiceModule = defineModule({ name: 'content-service' });
