import { parentPort } from 'node:worker_threads';
import { serveTasks } from './kernel/threads/serve-tasks.ts';
import { THREAD_TASKS } from './thread-tasks.gen.ts';

// The program of the server's threads (kernel/threads): it serves every task that a file *.task.ts exports.
if (parentPort) serveTasks(parentPort, THREAD_TASKS);
