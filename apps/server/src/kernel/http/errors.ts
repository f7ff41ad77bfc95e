import { STATUS_CODES } from 'node:http';
import type { ErrorObject } from 'ajv';
import type { FastifyError } from 'fastify';
import { isConnectionLost } from '../database/connection-pool.ts';
import { constraintOf } from '../database/constraint.ts';
import { HAS_MOVED, WRITES_STOPPED } from '../database/stopped-writes.ts';
import type { Log } from '../log.ts';
import { invalidField, Problem } from '../problem.ts';
import type { Wording } from '../wording.ts';
import { errorText, ruleText } from './error-text.ts';
import { faultsOf, pathOf, ruleOf } from './validation.ts';

interface DatabaseError {
  code?: string;
  detail?: string;
  constraint_name?: string;
}

/** The request that failed. */
export interface Asked {
  method: string;
  body: unknown;
}

export interface ErrorResponse {
  message: string;
  status: number;
  errorCode?: string;
  details?: { path: string; code: string; message: string }[];
}

/** The one shape in which every refusal and failure leaves the server. English in the log, the caller's language here. */
export function errorResponse(error: unknown, wording: Wording, log: Log, asked?: Asked): ErrorResponse {
  const problem = asProblem(error, asked);
  if (problem.status >= 500) log.error({ error: describe(error) }, 'request failed');
  const details = problem.details?.map(({ path, code, values }) => ({
    path,
    code,
    message: ruleText(wording, code, values),
  }));
  return {
    message: errorText(wording, problem.code, problem.values),
    status: problem.status,
    errorCode: problem.code,
    ...(details ? { details } : {}),
  };
}

function describe(error: unknown): Record<string, unknown> {
  const e = error as Error & { code?: string };
  return { name: e?.name, message: e?.message, problem: e?.code, stack: e?.stack };
}

function asProblem(error: unknown, asked: Asked | undefined): Problem {
  if (error instanceof Problem) return error;
  const e = error as FastifyError & { validation?: ErrorObject[]; validationContext?: string };
  if (e.validation) {
    const details = faultsOf(e.validation).map((v) => ({ path: pathOf(v), ...ruleOf(v) }));
    return new Problem('validation', 400, { details });
  }
  return fromFramework(e) ?? fromDatabase(e, asked) ?? new Problem('internal', 500);
}

function fromFramework(error: FastifyError): Problem | undefined {
  const status = error.statusCode;
  if (status === undefined || status < 400 || status >= 500)
    return status === 503 ? new Problem('unavailable', 503) : undefined;
  if (status === 413) return new Problem('payload-too-large', 413);
  if (status === 415) return new Problem('unsupported-media-type', 415);
  if (status === 404) return new Problem('not-found', 404);
  return STATUS_CODES[status] ? new Problem('validation', status) : undefined;
}

/**
 * What the database refuses because of what was asked, not because of a fault of ours. By its code alone: the names of
 * constraints differ on the shards of a distributed database.
 */
function fromDatabase(error: DatabaseError, asked: Asked | undefined): Problem | undefined {
  switch (error.code) {
    case '23505': // unique
    case '23P01': // exclusion
    case '40001': // serialisation
    case '40P01': // deadlock
      return new Problem('conflict', 409);
    case '23503': // a referred record isn't there (or is still referred to)
      return isStillUsed(error, asked) ? new Problem('conflict', 409) : unknownReference(error, asked);
    case '22003': // number out of range
    case '22007':
    case '22008':
    case '22009': // a moment beyond the calendar
    case '22P02': // bad text representation
    case '22P05': // untranslatable character
    case '22021':
      return new Problem('validation', 400);
    case WRITES_STOPPED:
      return new Problem('organization.moving', 503);
    case HAS_MOVED:
      return new Problem('organization.moved', 503);
    default:
      // such as a write to accounts while a node of a distributed database is away: all nodes have them
      return isConnectionLost(error) ? new Problem('unavailable', 503) : undefined;
  }
}

const isStillUsed = ({ detail }: DatabaseError, asked: Asked | undefined): boolean =>
  asked?.method === 'DELETE' || /still referenced/.test(detail ?? '');

/**
 * The field that names a record that there isn't. The database names the column, `(organization_id, course_category_id)=(1, 9)`,
 * or, where row policies hide that, at least has it in the name of the constraint.
 */
function unknownReference(error: DatabaseError, asked: Asked | undefined): Problem {
  const constraint = constraintOf(error);
  const column =
    /\(([^()]*)\)=\(/
      .exec(error.detail ?? '')?.[1]
      ?.split(',')
      .at(-1)
      ?.trim() ?? null;
  const isMeant = (name: string): boolean => (column === null ? constraint.includes(`_${name}`) : column === name);
  return invalidField(placeOf(asked?.body, isMeant) ?? (column ? camelCase(column) : ''), 'unknownReference');
}

const camelCase = (column: string): string => column.replaceAll(/_(\w)/g, (_, letter: string) => letter.toUpperCase());

/** Where a body names a record: by the column's name, a longer one with that end, or in a list of them. */
function placeOf(body: unknown, isMeant: (column: string) => boolean, path = ''): string | undefined {
  if (body === null || typeof body !== 'object') return undefined;
  for (const [key, value] of Object.entries(body)) {
    const place = path ? `${path}.${key}` : key;
    const name = key.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`).replace(/_ids$/, '_id');
    const names = /_id$/.test(name) ? [name, name.split('_').slice(-2).join('_')] : [];
    const found = names.some(isMeant) ? place : placeOf(value, isMeant, place);
    if (found !== undefined) return found;
  }
  return undefined;
}
