/** How far a learner is in a course or section; always derived from sets, never counted up. */
export interface Progress {
  finished: number;
  required: number;
  /** 0 to 1. */
  fraction: number;
  /** Whole percent, 0 to 100, rounded down: 100 is shown only when everything is finished. */
  percent: number;
  isFinished: boolean;
}

/** Compares the finished subsections with the required ones; finished ones that are not required don't count. */
export function progressOf(requiredIds: Iterable<string | number>, finishedIds: Iterable<string | number>): Progress {
  const required = new Set([...requiredIds].map(String));
  const finished = new Set([...finishedIds].map(String).filter((id) => required.has(id)));
  return progressFromCounts(finished.size, required.size);
}

/** The same from numbers that a query has counted. Nothing required means nothing achieved yet. */
export function progressFromCounts(finishedCount: number, requiredCount: number): Progress {
  const required = Math.max(0, Math.trunc(requiredCount));
  const finished = Math.min(required, Math.max(0, Math.trunc(finishedCount)));
  return {
    finished,
    required,
    fraction: required === 0 ? 0 : finished / required,
    percent: required === 0 ? 0 : Math.floor((finished * 100) / required),
    isFinished: required > 0 && finished === required,
  };
}
