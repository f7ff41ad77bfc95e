export { ElementId } from './arrangement.schemas.ts';
export {
  findSettings,
  findTemplate,
  insertTemplate,
  insertVersion,
  listTemplateRows,
  listVersions,
  type TemplateRow,
  updateTemplate,
  upsertSettings,
} from './certificate-templates.repository.ts';
export {
  CertificateDesign,
  CertificateSettings,
  TemplateDetail,
  TemplateParams,
  TemplateSummary,
} from './certificate-templates.schemas.ts';
export { chooseSettings } from './certificate-templates.service.ts';
export { checkArrangement, picturesOf } from './check-design.ts';
export { findTemplateInUse, standardTemplateId, type TemplateInUse, templateInUse } from './published-template.ts';
export { standardDesign } from './standard-design.ts';

/** Views of its tables that others may read. */
export const VIEWS = ['certificate_template_usage'] as const;
