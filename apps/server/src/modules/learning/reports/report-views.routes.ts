import { administrator, instructor } from '../../../kernel/access/access.ts';
import { memberRoute, type RouteDefinition } from '../../../kernel/http/route.ts';
import { CourseParams } from '../courses/courses.public.ts';
import {
  CreatedReportView,
  NewReportView,
  ReportMailBody,
  ReportViewList,
  ReportViewPatch,
  ViewParams,
} from './report-views.schemas.ts';
import { changeView, createView, readViews, removeView, setMail } from './report-views.service.ts';

/** Filters that are kept under a name, and sent by mail. */
export const reportViewRoutes: RouteDefinition[] = [
  memberRoute({
    method: 'GET',
    path: '/api/courses/:courseId/report-views',
    operationId: 'listCourseReportViews',
    summary: 'Views of the reports of a course: own ones and those that are shared',
    access: instructor(),
    params: CourseParams,
    response: ReportViewList,
    handle: (context, { params }) => readViews(context, params.courseId),
  }),
  memberRoute({
    method: 'GET',
    path: '/api/report-views',
    operationId: 'listReportViews',
    summary: 'Views of the reports of all courses: own ones and those that are shared',
    access: administrator(),
    response: ReportViewList,
    handle: (context) => readViews(context, null),
  }),
  memberRoute({
    method: 'POST',
    path: '/api/report-views',
    operationId: 'createReportView',
    summary: 'Keeps filters under a name',
    access: instructor(),
    body: NewReportView,
    response: CreatedReportView,
    successStatus: 201,
    handle: (context, { body }) => createView(context, body),
  }),
  memberRoute({
    method: 'PATCH',
    path: '/api/report-views/:reportViewId',
    operationId: 'updateReportView',
    summary: 'Renames a view, shares it or keeps it to oneself; others then no longer get it by mail',
    access: instructor(),
    params: ViewParams,
    body: ReportViewPatch,
    handle: (context, { params, body }) => changeView(context, params.reportViewId, body),
  }),
  memberRoute({
    method: 'DELETE',
    path: '/api/report-views/:reportViewId',
    operationId: 'deleteReportView',
    summary: 'Deletes a view; nobody gets it by mail any more',
    access: instructor(),
    params: ViewParams,
    handle: (context, { params }) => removeView(context, params.reportViewId),
  }),
  memberRoute({
    method: 'PUT',
    path: '/api/report-views/:reportViewId/mail',
    operationId: 'setReportMail',
    summary: 'Sends the figures of a view to the caller every week or month, or no longer',
    access: instructor(),
    params: ViewParams,
    body: ReportMailBody,
    handle: (context, { params, body }) => setMail(context, params.reportViewId, body.rhythm),
  }),
];
