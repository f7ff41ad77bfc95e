import os from 'node:os';
import { Worker } from 'node:worker_threads';
import type { WordedErrorCode } from '@sullam/strings/areas.ts';
import { Problem } from '../problem.ts';
import { threadFile } from './thread-file.ts';
import type { Answer, AnyThreadTask, Order, Reply, ThreadTask } from './thread-task.ts';

/** Orders that may wait for a thread; more are refused as "busy". */
const LONGEST_QUEUE = 200;
/** Megabytes that the objects of one thread may take. */
const MEMORY = 512;

interface Job {
  task: AnyThreadTask;
  input: unknown;
  onPart(part: unknown): unknown;
  resolve(result: unknown): void;
  reject(error: Error): void;
}

/** The input needs more time or memory than it may have. */
const tooComplex = (): Problem => new Problem('too-complex', 422);

/** One thread. It starts with its first job, and never keeps the process alive while it is idle. */
class Thread {
  readonly #onFree: () => void;
  #worker: Worker | null = null;
  /** It has read its program; until then no job's time runs. */
  #isReady = false;
  #job: Job | null = null;
  #timer: NodeJS.Timeout | undefined;
  /** Milliseconds of work that the job may still take. */
  #left = 0;
  #since = 0;

  constructor(onFree: () => void) {
    this.#onFree = onFree;
  }

  get isFree(): boolean {
    return this.#job === null;
  }

  run(job: Job): void {
    this.#job = job;
    this.#left = job.task.deadline;
    const worker = this.#started();
    worker.ref();
    worker.postMessage({ kind: 'order', name: job.task.name, input: job.input } satisfies Order);
    if (this.#isReady) this.#startClock();
  }

  /** Starts the thread before its first job, which then doesn't wait for it. */
  start(): void {
    const worker = this.#started();
    if (this.isFree) worker.unref();
  }

  #started(): Worker {
    if (this.#worker) return this.#worker;
    const worker = new Worker(threadFile(), { resourceLimits: { maxOldGenerationSizeMb: MEMORY } });
    this.#worker = worker;
    this.#isReady = false;
    worker.on('message', (answer: Answer) => void this.#hear(answer));
    worker.on('error', (error: NodeJS.ErrnoException) => {
      if (this.#worker === worker) this.#replace(error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? tooComplex() : error);
    });
    worker.on('exit', () => {
      if (this.#worker === worker) this.#replace(new Error('A thread ended by itself.'));
    });
    return worker;
  }

  #startClock(): void {
    this.#since = performance.now();
    this.#timer = setTimeout(() => this.#replace(tooComplex()), this.#left);
  }

  #stopClock(): void {
    clearTimeout(this.#timer);
    this.#left -= performance.now() - this.#since;
  }

  /** Ends the thread together with its job; the next job starts another one. */
  #replace(reason: Error): void {
    const worker = this.#worker;
    this.#worker = null;
    void worker?.terminate();
    this.#settle((job) => job.reject(reason));
  }

  async #hear(answer: Answer): Promise<void> {
    const job = this.#job;
    if (answer.kind === 'ready') {
      this.#isReady = true;
      if (job) this.#startClock();
      return;
    }
    if (!job) return;
    // what the main thread does with a part isn't the task's work
    this.#stopClock();
    if (answer.kind === 'part') {
      try {
        const reply = await job.onPart(answer.part);
        if (this.#job !== job) return;
        this.#worker?.postMessage({ kind: 'reply', reply } satisfies Reply);
        this.#startClock();
      } catch (error) {
        this.#replace(error instanceof Error ? error : new Error(String(error)));
      }
    } else if (answer.kind === 'result') this.#settle(({ resolve }) => resolve(answer.result));
    else if (answer.kind === 'problem') {
      const { code, status, values, details } = answer.problem;
      const options = details ? { values, details } : { values };
      this.#settle(({ reject }) => reject(new Problem(code as WordedErrorCode, status, options)));
    } else {
      const error = new Error(answer.message);
      error.stack = answer.stack;
      this.#settle(({ reject }) => reject(error));
    }
  }

  #settle(say: (job: Job) => void): void {
    const job = this.#job;
    clearTimeout(this.#timer);
    this.#job = null;
    this.#worker?.unref();
    if (job) say(job);
    this.#onFree();
  }
}

/** The threads of one lane, and the orders that wait for one. */
class Lane {
  readonly #threads: Thread[];
  readonly #waiting: Job[] = [];

  constructor(size: number) {
    this.#threads = Array.from({ length: size }, () => new Thread(() => this.#next()));
  }

  start(): void {
    for (const thread of this.#threads) thread.start();
  }

  add(job: Job): void {
    if (this.#waiting.length >= LONGEST_QUEUE) {
      job.reject(new Problem('unavailable', 503));
      return;
    }
    this.#waiting.push(job);
    this.#next();
  }

  #next(): void {
    const thread = this.#threads.find(({ isFree }) => isFree);
    const job = thread && this.#waiting.shift();
    if (job) thread.run(job);
  }
}

/** The processor that is left beside the main thread, but no more than two threads. */
const QUICK_THREADS = Math.min(2, Math.max(1, os.availableParallelism() - 1));
const lanes = { quick: new Lane(QUICK_THREADS), long: new Lane(1) };

/** Starts all threads, so that no request has to wait for one. */
export function startThreads(): void {
  lanes.quick.start();
  lanes.long.start();
}

/**
 * Runs a task in a thread. `onPart` gets the parts of a large result, one after the other; what it returns is the task's
 * reply to that part.
 * @throws what the task throws (`Problem` stays one); Problem too-complex after the task's deadline or beyond the thread's
 * memory; Problem unavailable while too many orders wait
 */
export const inThread = <Input, Result, Part = never, ReplyToPart = void>(
  task: ThreadTask<Input, Result, Part, ReplyToPart>,
  input: Input,
  onPart?: (part: Part) => ReplyToPart | Promise<ReplyToPart>,
): Promise<Result> =>
  new Promise<Result>((resolve, reject) => {
    const job: Job = {
      task,
      input,
      onPart: (part) => onPart?.(part as Part),
      resolve: (result) => resolve(result as Result),
      reject,
    };
    lanes[task.lane].add(job);
  });
