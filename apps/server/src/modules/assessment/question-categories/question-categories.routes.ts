import { Type } from 'typebox';
import { instructor } from '../../../kernel/access/access.ts';
import { reading } from '../../../kernel/database/database.ts';
import { memberRoute, type RouteDefinition } from '../../../kernel/http/route.ts';
import { Id } from '../../../kernel/http/schemas.ts';
import { listQuestionCategories } from './question-categories.repository.ts';
import {
  QuestionCategory,
  QuestionCategoryBody,
  QuestionCategoryParams,
  QuestionCategoryPatch,
} from './question-categories.schemas.ts';
import {
  changeQuestionCategory,
  createQuestionCategory,
  removeQuestionCategory,
} from './question-categories.service.ts';

const access = instructor();

export const questionCategoryRoutes: RouteDefinition[] = [
  memberRoute({
    method: 'GET',
    path: '/api/question-categories',
    operationId: 'listQuestionCategories',
    summary: 'All categories of the question bank; their parents make the tree',
    access,
    response: Type.Object({ data: Type.Array(QuestionCategory) }),
    handle: async (context) => ({ data: await reading(context, (tx) => listQuestionCategories(context, tx)) }),
  }),
  memberRoute({
    method: 'POST',
    path: '/api/question-categories',
    operationId: 'createQuestionCategory',
    summary: 'Adds a category, at the top or below another one',
    access,
    body: QuestionCategoryBody,
    response: Type.Object({ questionCategoryId: Id }),
    successStatus: 201,
    errors: { 409: ['category.name-taken', 'question-category.inside-itself'] },
    handle: (context, { body }) => createQuestionCategory(context, body),
  }),
  memberRoute({
    method: 'PATCH',
    path: '/api/question-categories/:questionCategoryId',
    operationId: 'updateQuestionCategory',
    summary: 'Renames a category or moves it with all that is in it',
    access,
    params: QuestionCategoryParams,
    body: QuestionCategoryPatch,
    errors: { 409: ['category.name-taken', 'question-category.inside-itself'] },
    handle: (context, { params, body }) => changeQuestionCategory(context, params.questionCategoryId, body),
  }),
  memberRoute({
    method: 'DELETE',
    path: '/api/question-categories/:questionCategoryId',
    operationId: 'deleteQuestionCategory',
    summary: 'Deletes a category that nothing is in',
    access,
    params: QuestionCategoryParams,
    errors: { 409: ['question-category.not-empty'] },
    handle: (context, { params }) => removeQuestionCategory(context, params.questionCategoryId),
  }),
];
