/** Views of its tables that others may read. */
export const VIEWS = ['certificate_template_usage'] as const;

export { ElementId } from './arrangement.schemas.ts';
export { manageSpecialization } from './certificate-templates.access.ts';
export {
  findTemplate,
  insertTemplate,
  insertVersion,
  updateTemplate,
  upsertSettings,
} from './certificate-templates.repository.ts';
export { CertificateDesign } from './certificate-templates.schemas.ts';
export { checkArrangement, picturesOf } from './check-design.ts';
export { findTemplateInUse, standardTemplateId, type TemplateInUse, templateInUse } from './published-template.ts';
export { standardDesign } from './standard-design.ts';
export { templateHolders } from './template-holders.ts';
