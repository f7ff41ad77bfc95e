import { instructor } from '../../../kernel/access/access.ts';
import { reading } from '../../../kernel/database/database.ts';
import type { RouteDefinition } from '../../../kernel/http/route.ts';
import { ExamParams, examRoute } from '../exams/exams.public.ts';
import { readExamPaper } from './exam-paper.reads.ts';
import { ExamPaper, PaperQuery } from './exam-paper.schemas.ts';

export const examPaperRoutes: RouteDefinition[] = [
  examRoute({
    method: 'GET',
    path: '/api/course-exams/:examId/paper',
    operationId: 'getExamPaper',
    summary: 'A paper as somebody might be given it, with its keys; 409 while the bank lacks what it draws',
    access: instructor(),
    params: ExamParams,
    query: PaperQuery,
    response: ExamPaper,
    errors: { 403: ['question.key-closed'], 409: ['exam.cannot-be-drawn'] },
    handle: (context, { params, query }) =>
      reading(context, (tx) => readExamPaper(context, tx, params.examId, query.seed)),
  }),
];
