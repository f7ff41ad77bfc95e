import type { ProblemDetail } from '../problem.ts';

/** Sends a part of a result to the main thread and waits for what it replies: large results cross in small messages. */
export type Exchange<Part, Reply> = (part: Part) => Promise<Reply>;

/**
 * Work that runs in a thread of its own, so that a large or hostile input delays no other request. Input, parts, replies and
 * result are copied between threads: plain data and bytes only.
 */
export interface ThreadTask<Input, Result, Part = never, Reply = void> {
  /** Unique among all tasks. */
  readonly name: string;
  /** Quick tasks don't queue behind long ones. */
  readonly lane: 'quick' | 'long';
  /** Milliseconds of work after which the thread is killed and the input refused. */
  readonly deadline: number;
  run(input: Input, exchange: Exchange<Part, Reply>): Result | Promise<Result>;
}

/** Any task, as the thread serves it by its name. */
// biome-ignore lint/suspicious/noExplicitAny: a list of tasks with different inputs; each caller is typed by its task
export type AnyThreadTask = ThreadTask<any, unknown, any, any>;

/** A refusal (`Problem`) as it crosses from thread to thread. */
export interface SentProblem {
  code: string;
  status: number;
  values: Record<string, string | number>;
  details: ProblemDetail[] | undefined;
}

export interface Order {
  kind: 'order';
  name: string;
  input: unknown;
}
export interface Reply {
  kind: 'reply';
  reply: unknown;
}

/** What a thread answers. */
export type Answer =
  | { kind: 'ready' }
  | { kind: 'part'; part: unknown }
  | { kind: 'result'; result: unknown }
  | { kind: 'problem'; problem: SentProblem }
  | { kind: 'failure'; message: string; stack: string };
