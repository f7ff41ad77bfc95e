import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { ask, type HallMember, type Reply } from '../support/exam-hall.ts';

/** The last answer to a question that the server said to have kept. */
export interface Kept {
  sequence: number;
  text: string;
  savedAt: string;
}

export interface Simulation {
  url: string;
  random: () => number;
  questionCount: number;
  /** Milliseconds between two answers, at most. */
  pause: () => number;
  /** When no learner begins anything new: a run has an end. */
  until: number;
}

interface Snapshot {
  state: string;
  questions: { position: number; sequence: number; answer: { text: string } | null }[];
}

/** A moment after which a browser that got no answer asks again: a hundred of them that ask more often keep the server from coming back. */
const PATIENCE = 200;
const BROWSER_DIES = 0.04;
const CHANGES = 1.4;

const textOf = (sequence: number): string => `answer ${sequence}`;

/**
 * Somebody who sits an exam with a browser that dies now and then. What a browser keeps on disk (answers that were not
 * acknowledged yet) outlives it; what it has in memory doesn't.
 */
export class SimulatedLearner {
  attemptId: number | null = null;
  readonly kept = new Map<number, Kept>();
  /** What must never happen, in words. */
  readonly broken: string[] = [];
  /** How the sitting ended, as the server said. */
  ended: 'FINISHED' | 'OVER' | null = null;
  browserDeaths = 0;
  private holder = randomUUID();
  private sequence = 0;

  constructor(
    readonly member: HallMember,
    readonly subsectionExamId: number,
    private readonly simulation: Simulation,
  ) {}

  /** Answers in any order and more than once, and hands in. */
  async sit(): Promise<void> {
    if (this.attemptId === null && !(await this.begin())) return;
    const { questionCount, random } = this.simulation;
    for (let count = 0; count < questionCount * CHANGES && !this.ended; count += 1) {
      if (random() < BROWSER_DIES) await this.loseBrowser();
      await this.answer(1 + Math.floor(random() * questionCount));
      await sleep(random() * this.simulation.pause());
    }
    if (!this.ended) await this.finish();
  }

  /** Asks until there is an answer, as a browser does whose network or server is away. */
  private async insist<Body>(operation: string, body?: unknown): Promise<Reply<Body>> {
    for (;;) {
      try {
        const reply = await ask<Body>(this.simulation.url, this.member, operation, body);
        if (reply.status < 500) return reply;
      } catch {
        // no server: it is being started again
      }
      if (Date.now() > this.simulation.until) throw new Error(`no answer to ${operation}: the run is over`);
      await sleep(PATIENCE);
    }
  }

  /** A double click: both presses have to lead to the same attempt. */
  async begin(): Promise<boolean> {
    const press = () =>
      this.insist<{ examAttemptId: number }>('POST /api/exams/exam-instance', {
        subsectionExamId: this.subsectionExamId,
      });
    const [first, second] = await Promise.all([press(), press()]);
    if (first.status !== 200 || second.status !== 200) {
      this.ended = 'OVER';
      return false;
    }
    const { examAttemptId } = first.body;
    if (examAttemptId !== second.body.examAttemptId) this.broken.push(`two attempts for ${this.member.userId}`);
    this.attemptId = examAttemptId;
    return this.open();
  }

  private async open(): Promise<boolean> {
    const { body } = await this.insist<Snapshot>(`POST /api/exams/${this.attemptId}/start`, { holder: this.holder });
    if (body.state !== 'RUNNING') this.ended = 'OVER';
    else this.compare(body);
    return !this.ended;
  }

  /** Nothing that was acknowledged may be missing or older. */
  private compare({ questions }: Snapshot): void {
    for (const [position, { sequence }] of this.kept) {
      const shown = questions.find((question) => question.position === position);
      if ((shown?.sequence ?? 0) < sequence)
        this.broken.push(
          `attempt ${this.attemptId}, question ${position}: ${sequence} was kept, ${shown?.sequence} is there`,
        );
    }
  }

  private async loseBrowser(): Promise<void> {
    this.browserDeaths += 1;
    this.holder = randomUUID();
    await this.open();
  }

  private async answer(position: number): Promise<void> {
    if (this.ended) return;
    this.sequence += 1;
    const sequence = this.sequence;
    const text = textOf(sequence);
    const { status, body } = await this.insist<{ isSaved: boolean; savedAt: string; deadline: string | null }>(
      `POST /api/exams/${this.attemptId}/submit`,
      { holder: this.holder, position, sequence, answer: { type: 'SHORT_TEXT', text }, isFlagged: false },
    );
    if (status === 200 && body.isSaved) this.kept.set(position, { sequence, text, savedAt: body.savedAt });
    else if (body.errorCode === 'exam-attempt.time-over') this.ended = 'OVER';
    else this.broken.push(`attempt ${this.attemptId}: an answer was refused: ${status} ${body.errorCode}`);
  }

  /** Pressed twice; sent again where the answer was lost. */
  private async finish(): Promise<void> {
    const press = () => this.insist<Snapshot>(`POST /api/exams/${this.attemptId}/finish`, { holder: this.holder });
    const replies = await Promise.all([press(), press()]);
    for (const { status, body } of replies)
      if (status !== 200 || body.state === 'RUNNING')
        this.broken.push(`attempt ${this.attemptId}: handing in answered ${status} ${body.state ?? body.errorCode}`);
    this.ended = replies[0]?.body.state === 'EXPIRED' ? 'OVER' : 'FINISHED';
  }
}
