export {
  findTemplate,
  insertVersion,
  listTemplateRows,
  listVersions,
  type TemplateRow,
  updateTemplate,
  upsertCourseSettings,
} from './certificate-templates.repository.ts';
export { CertificateDesign, TemplateDetail, TemplateParams, TemplateSummary } from './certificate-templates.schemas.ts';
export {
  findTemplateOfCourse,
  standardTemplateId,
  type TemplateOfCourse,
  templateOfCourse,
} from './published-template.ts';

/** Views of its tables that others may read. */
export const VIEWS = ['certificate_template_usage'] as const;
