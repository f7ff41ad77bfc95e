/** What the operator has to hear: a sentence, without a stack. */
export class CommandError extends Error {}
