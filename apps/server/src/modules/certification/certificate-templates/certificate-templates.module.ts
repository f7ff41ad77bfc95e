import { COURSE_AUTHORS } from '@sullam/domain/portals.ts';
import { administrator, permission } from '../../../kernel/access/access.ts';
import { reading } from '../../../kernel/database/database.ts';
import { contribute } from '../../../kernel/extensions.ts';
import { memberRoute } from '../../../kernel/http/route.ts';
import { Versioned } from '../../../kernel/http/schemas.ts';
import { defineModule } from '../../../wiring.ts';
import { accessCourse, CourseParams, courseCopying } from '../../learning/courses/courses.public.ts';
import { mediaReferences } from '../../organization/media/media.public.ts';
import { certificateTemplatesPersonalRows } from './certificate-templates.personal.ts';
import { VIEWS } from './certificate-templates.public.ts';
import { copySettings, findSettings, showsPicture } from './certificate-templates.repository.ts';
import {
  CertificateSettings,
  CreatedTemplate,
  PublishedTemplate,
  RestoreBody,
  TemplateBody,
  TemplateParams,
  TemplatePatch,
} from './certificate-templates.schemas.ts';
import {
  changeCourseSettings,
  changeTemplate,
  createTemplate,
  publishTemplate,
  restoreVersion,
} from './certificate-templates.service.ts';
import { specializationSettingsRoutes } from './specialization-settings.routes.ts';
import { templateListRoutes } from './template-lists.routes.ts';

const author = permission(...COURSE_AUTHORS);

/** Templates of certificates: drafts, their versions, and which of them a course uses. */
export const certificateTemplatesModule = defineModule({
  name: 'certificate-templates',
  tag: 'Certificates',
  owns: [
    'certificate_templates',
    'certificate_template_versions',
    'course_certificate_settings',
    'specialization_certificate_settings',
  ],
  personalRows: certificateTemplatesPersonalRows,
  publishes: VIEWS,
  partOf: ['certificates'],
  uses: ['courses', 'media', 'specializations'],
  contributes: [contribute(mediaReferences, showsPicture), contribute(courseCopying, copySettings)],
  routes: [
    ...templateListRoutes,
    ...specializationSettingsRoutes,
    memberRoute({
      method: 'POST',
      path: '/api/certificate-templates',
      operationId: 'createCertificateTemplate',
      summary: 'Begins a template with the standard design',
      access: administrator(),
      body: TemplateBody,
      response: CreatedTemplate,
      successStatus: 201,
      handle: (context, { body }) => createTemplate(context, body.name),
    }),
    memberRoute({
      method: 'PATCH',
      path: '/api/certificate-templates/:certificateTemplateId',
      operationId: 'updateCertificateTemplate',
      summary: 'Changes the draft; 409 when somebody saved in between',
      access: administrator(),
      params: TemplateParams,
      body: TemplatePatch,
      response: Versioned,
      handle: (context, { params, body }) => changeTemplate(context, params.certificateTemplateId, body),
    }),
    memberRoute({
      method: 'POST',
      path: '/api/certificate-templates/:certificateTemplateId/publish',
      operationId: 'publishCertificateTemplate',
      summary: 'Makes a version of the draft; certificates that were issued keep theirs',
      access: administrator(),
      params: TemplateParams,
      response: PublishedTemplate,
      errors: { 409: ['certificate-template.incomplete'] },
      handle: (context, { params }) => publishTemplate(context, params.certificateTemplateId),
    }),
    memberRoute({
      method: 'POST',
      path: '/api/certificate-templates/:certificateTemplateId/restore',
      operationId: 'restoreCertificateTemplate',
      summary: 'Makes an earlier version the draft; 409 when somebody saved in between',
      access: administrator(),
      params: TemplateParams,
      body: RestoreBody,
      response: Versioned,
      handle: (context, { params, body }) => restoreVersion(context, params.certificateTemplateId, body),
    }),
    memberRoute({
      method: 'GET',
      path: '/api/courses/:courseId/certificate-settings',
      operationId: 'getCourseCertificateSettings',
      summary: "What a course's certificates are made from and how long they are valid",
      access: author,
      params: CourseParams,
      response: CertificateSettings,
      handle: (context, { params }) =>
        reading(context, async (tx) => {
          await accessCourse(context, tx, params.courseId, 'edit');
          const settings = await findSettings(tx, { courseId: params.courseId, specializationId: null });
          return settings ?? { certificateTemplateId: null, validMonths: null };
        }),
    }),
    memberRoute({
      method: 'PUT',
      path: '/api/courses/:courseId/certificate-settings',
      operationId: 'setCourseCertificateSettings',
      summary: 'Chooses the template and the validity of certificates that are issued from now on',
      access: author,
      params: CourseParams,
      body: CertificateSettings,
      errors: { 409: ['certificate-template.not-published'] },
      handle: (context, { params, body }) => changeCourseSettings(context, params.courseId, body),
    }),
  ],
});
