import type { WordedErrorCode as ErrorCode } from '@sullam/strings/areas.ts';

/** A fault at one field: a rule of the wording (`errors.rules.*`) or an error code. */
export interface ProblemDetail {
  path: string;
  code: string;
  values: Record<string, string | number>;
}

/** A refusal that is reported to the caller. The code is a key of the wording, so an unworded problem doesn't compile. */
export class Problem extends Error {
  readonly code: ErrorCode;
  readonly status: number;
  readonly values: Record<string, string | number>;
  readonly details: ProblemDetail[] | undefined;

  constructor(
    code: ErrorCode,
    status: number,
    options: { values?: Record<string, string | number>; details?: ProblemDetail[] } = {},
  ) {
    super(code);
    this.code = code;
    this.status = status;
    this.values = options.values ?? {};
    this.details = options.details;
  }
}

/** Nothing here that the caller may see: the same response for what doesn't exist and what belongs to another person. */
export const notFound = (): Problem => new Problem('not-found', 404);
export const notAllowed = (): Problem => new Problem('not-allowed', 403);
export const signInNeeded = (): Problem => new Problem('not-authenticated', 401);
/** The record is another than the caller has seen, usually because another person saved it since the caller's version. */
export const conflict = (): Problem => new Problem('conflict', 409);

/** A field that the server refuses for a reason that a schema can't express; shown at the field. */
export const invalidField = (path: string, code: string, values: ProblemDetail['values'] = {}): Problem =>
  new Problem('validation', 400, { details: [{ path, code, values }] });
