import { productPart } from '../permission.ts';

export const permissions = [productPart(50, 'organization_registration_enabled')];
