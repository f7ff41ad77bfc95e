import 'vitest';

declare module 'vitest' {
  export interface ProvidedContext {
    /** What samples and random cases of a run are drawn by; `isWhole` means that nothing is left out. */
    sampling: { seed: string; isWhole: boolean };
  }
}
