// Written by `npm run generate` from the files *.task.ts. Do not edit.
import { drawFormulasTask } from './kernel/draw-formulas.task.ts';
import { prepareHtmlTask } from './kernel/prepare-html.task.ts';
import { readPeopleTask } from './kernel/read-people.task.ts';
import { readTableTask } from './kernel/read-table.task.ts';
import { fileTextTask } from './modules/assessment/plagiarism/file-text.task.ts';
import { readQuestionsTask } from './modules/assessment/question-files/read-questions.task.ts';
import { readCalendarTask } from './modules/coaching/coach-feeds/read-calendar.task.ts';
import { readStatementTask } from './modules/commerce/bank-statements/read-statement.task.ts';
import { readCreditListTask } from './modules/commerce/credit-lists/read-credit-list.task.ts';
import { drawDocumentTask } from './modules/commerce/tax-documents/draw-document.task.ts';
import { pageFactsTask } from './modules/community/link-previews/page-facts.task.ts';
import { readTranslationsTask } from './modules/learning/translations/read-translations.task.ts';
import { readContentTask } from './modules/organization/content-service/read-content.task.ts';
import type { AnyThreadTask } from './kernel/threads/thread-task.ts';

/** Every task that runs in the server's threads. */
export const THREAD_TASKS: readonly AnyThreadTask[] = [drawFormulasTask, prepareHtmlTask, readPeopleTask, readTableTask, fileTextTask, readQuestionsTask, readCalendarTask, readStatementTask, readCreditListTask, drawDocumentTask, pageFactsTask, readTranslationsTask, readContentTask];
