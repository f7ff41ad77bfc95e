import { parentPort } from 'node:worker_threads';
import { prepareHtmlTask } from './kernel/html.task.ts';
import { serveTasks } from './kernel/threads/serve-tasks.ts';
import { pageFactsTask } from './modules/link-previews/page-facts.task.ts';
import { fileTextTask } from './modules/plagiarism/file-text.task.ts';
import { readQuestionsTask } from './modules/question-files/read-questions.task.ts';

// The program of the server's threads (kernel/threads): every task that runs in one is listed here.
if (parentPort) serveTasks(parentPort, [prepareHtmlTask, pageFactsTask, readQuestionsTask, fileTextTask]);
