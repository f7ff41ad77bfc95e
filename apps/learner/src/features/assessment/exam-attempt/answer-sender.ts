import { createStore, type Store } from '@sullam/web-kit/base/store.ts';
import type { KeptAnswer, KeptAnswers } from './kept-answers.ts';

/** Why an attempt takes no more answers from here. */
export type Stop = 'taken-over' | 'finished' | 'gone';

/** What became of an answer that was sent. */
export type Sent =
  | { kind: 'saved'; stored: Pick<KeptAnswer, 'answer' | 'isFlagged' | 'sequence'> | null }
  /** The network, the server, the session, or the place, which the exam isn't sat from: it is sent again. */
  | { kind: 'later'; isOutside?: boolean }
  /** The server won't take this one, however often it is sent. */
  | { kind: 'refused' }
  | { kind: 'stopped'; stop: Stop };

export interface SenderState {
  /** Not at the server yet, in the order in which they were given. */
  pending: readonly KeptAnswer[];
  /** The last try failed; it is tried again. */
  isWaiting: boolean;
  /** So far as is known the exam may not be sat from where this browser is: the server takes nothing. */
  isOutside: boolean;
  /** Positions whose last answer the server wouldn't take; it is kept here until another one takes its place. */
  refused: readonly number[];
  stop: Stop | null;
}

export interface SenderOptions {
  kept: KeptAnswers;
  send: (answer: KeptAnswer) => Promise<Sent>;
  /** A newer answer was at the server already, from another tab or device. */
  onNewer: (position: number, stored: Pick<KeptAnswer, 'answer' | 'isFlagged' | 'sequence'>) => void;
  now: () => number;
}

export interface AnswerSender {
  state: Store<SenderState>;
  /** Keeps an answer and sends it; what is being typed is sent when the hand rests. */
  put: (answer: KeptAnswer, isTyped?: boolean) => void;
  /** Sends everything at once. */
  flush: () => void;
  /** Waits until everything is sent; false when it can't be now. */
  drained: () => Promise<boolean>;
  /** This tab may send again; what waited goes first. */
  resume: (more: readonly KeptAnswer[]) => void;
  halt: (stop: Stop) => void;
  end: () => void;
}

const HAND_RESTS = 800;
/** Who types without a pause is saved now and then all the same. */
const LONGEST_UNSENT = 5000;
const TRY_AGAIN_AFTER = [1000, 2000, 4000, 8000, 15_000] as const;

/** Sends answers one after the other until the server has them all. */
export function createAnswerSender({ kept, send, onNewer, now }: SenderOptions): AnswerSender {
  const state = createStore<SenderState>({ pending: [], isWaiting: false, isOutside: false, refused: [], stop: null });
  const change = (next: Partial<SenderState>) => state.set({ ...state.get(), ...next });
  /** When what is typed has to go. */
  const due = new Map<number, { at: number; since: number }>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isSending = false;
  let failures = 0;
  let hasEnded = false;

  const later = (delay: number) => {
    clearTimeout(timer);
    timer = setTimeout(() => void run(), delay);
  };
  const settle = ({ position, sequence }: KeptAnswer) => {
    // meanwhile it may have been changed again
    change({ pending: state.get().pending.filter((one) => one.position !== position || one.sequence > sequence) });
  };

  function take(answer: KeptAnswer, sent: Sent): void {
    if (sent.kind === 'stopped') {
      change({ stop: sent.stop });
      return;
    }
    if (sent.kind === 'later') {
      failures += 1;
      change({ isWaiting: true, isOutside: sent.isOutside === true });
      return;
    }
    failures = 0;
    settle(answer);
    const { pending, refused } = state.get();
    const isChanged = pending.some(({ position }) => position === answer.position);
    const others = refused.filter((position) => position !== answer.position);
    const isRefused = sent.kind === 'refused' && !isChanged;
    change({ isWaiting: false, isOutside: false, refused: isRefused ? [...others, answer.position] : others });
    if (sent.kind === 'refused') return;
    kept.drop(answer.position, answer.sequence);
    if (sent.stored && !isChanged) onNewer(answer.position, sent.stored);
  }

  async function run(): Promise<void> {
    if (isSending) return;
    isSending = true;
    while (!hasEnded && state.get().stop === null) {
      const { pending } = state.get();
      const next = pending.find(({ position }) => (due.get(position)?.at ?? 0) <= now());
      if (!next) {
        if (pending.length > 0) later(Math.min(...pending.map(({ position }) => due.get(position)?.at ?? 0)) - now());
        break;
      }
      due.delete(next.position);
      const sent = await send(next);
      if (hasEnded) break;
      take(next, sent);
      if (sent.kind === 'later') {
        later(TRY_AGAIN_AFTER[Math.min(failures, TRY_AGAIN_AFTER.length) - 1] ?? 0);
        break;
      }
    }
    isSending = false;
  }

  return {
    state,
    put(answer, isTyped = false) {
      const { position } = answer;
      kept.keep(answer);
      const { pending, refused, isWaiting, stop } = state.get();
      change({
        pending: [...pending.filter((one) => one.position !== position), answer],
        refused: refused.filter((one) => one !== position),
      });
      const since = due.get(position)?.since ?? now();
      if (isTyped) due.set(position, { at: Math.min(now() + HAND_RESTS, since + LONGEST_UNSENT), since });
      else due.delete(position);
      // while the network is away its own timer tries again
      if (stop === null && !isWaiting) void run();
    },
    flush() {
      due.clear();
      failures = 0;
      clearTimeout(timer);
      change({ isWaiting: false });
      void run();
    },
    drained: () =>
      new Promise((resolve) => {
        const settle = () => {
          const { pending, isWaiting, stop } = state.get();
          if (pending.length > 0 && !isWaiting && stop === null) return;
          unsubscribe();
          resolve(pending.length === 0);
        };
        const unsubscribe = state.subscribe(settle);
        settle();
      }),
    resume(more) {
      const { pending } = state.get();
      const others = more.filter((one) => !pending.some(({ position }) => position === one.position));
      change({ pending: [...pending, ...others].sort((a, b) => a.sequence - b.sequence), stop: null });
      this.flush();
    },
    halt: (stop) => change({ stop }),
    end() {
      hasEnded = true;
      clearTimeout(timer);
    },
  };
}
