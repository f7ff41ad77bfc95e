/** A mistake that somebody could make, and the tests that have to notice it. */
export interface Fault {
  /** What goes wrong for people. */
  name: string;
  file: string;
  /** Stands in the file exactly once. */
  find: string;
  replace: string;
  /** Files of tests; each of them fails while the fault is there. */
  tests: readonly string[];
}
