import type { Feature } from '@sullam/domain/features.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Static, TSchema } from 'typebox';
import type { Access } from '../access/access.ts';
import type { MemberContext, RequestContext } from '../context.ts';
import type { Refusals } from './refusals.ts';

type Of<S> = S extends TSchema ? Static<S> : undefined;

/** How a path's ids are written: `/api/courses/:courseId`. */
export interface RouteDefinition {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  path: `/${string}`;
  /** verb + noun, unique in the whole API. */
  operationId: string;
  summary: string;
  /** The heading in the API's document; absent: the module's. */
  tag?: string;
  access: Access;
  /** An administrator who acts as a member can't do this in that name; every other change is written down under both names. */
  refusesMasquerade?: true;
  /** The route is there while one of these is on; absent: the module's. */
  partOf?: readonly Feature[];
  params?: TSchema;
  query?: TSchema;
  body?: TSchema;
  /** What leaves when it succeeds; undefined: 204 without a body. */
  response?: TSchema;
  /** Error codes by status, besides those that follow from the rest of the route (`refusals.ts`). Tests refuse any other. */
  errors?: Refusals;
  successStatus?: 200 | 201 | 202 | 204;
  bodyLimit?: number;
  /** The handler writes the response itself (files, streams). */
  isRaw?: boolean;
  /** A raw response that may be compressed on the way (pages); files and streams may not. */
  isCompressed?: boolean;
  /** About the process and not an organisation: answered without finding out where and who (the caller is anonymous). */
  isBare?: boolean;
  /** A raw request body of this content type (uploads). */
  rawBody?: boolean;
  /** Hidden from the OpenAPI document: pages and files, not the API. */
  isHidden?: boolean;
  rateLimit?: { per: 'address' | 'caller'; count: number; seconds: number };
  /**
   * May be read from a replica, some moments old for everyone but who made the change (database/replicas.ts). Never what grades,
   * exams or money follow from.
   */
  mayLag?: true;
  handle(
    context: RequestContext,
    input: { params: never; query: never; body: never },
    raw: { request: FastifyRequest; reply: FastifyReply },
  ): Promise<unknown>;
}

interface Options<P, Q, B, R, C>
  extends Omit<RouteDefinition, 'params' | 'query' | 'body' | 'response' | 'access' | 'handle'> {
  params?: P;
  query?: Q;
  body?: B;
  response?: R;
  access: Access;
  handle(
    context: C,
    input: { params: Of<P>; query: Of<Q>; body: Of<B> },
    raw: { request: FastifyRequest; reply: FastifyReply },
  ): Promise<R extends TSchema ? Static<R> : unknown>;
}

/** A route that everyone may call: its context's caller may be anonymous. */
export const publicRoute = <
  P extends TSchema | undefined = undefined,
  Q extends TSchema | undefined = undefined,
  B extends TSchema | undefined = undefined,
  R extends TSchema | undefined = undefined,
>(
  options: Omit<Options<P, Q, B, R, RequestContext>, 'access'>,
): RouteDefinition => ({ ...options, access: { kind: 'everyone' } }) as unknown as RouteDefinition;

/** A route for signed-in members only. */
export const memberRoute = <
  P extends TSchema | undefined = undefined,
  Q extends TSchema | undefined = undefined,
  B extends TSchema | undefined = undefined,
  R extends TSchema | undefined = undefined,
>(
  options: Options<P, Q, B, R, MemberContext>,
): RouteDefinition => {
  if (options.access.kind === 'everyone') throw new Error(`${options.operationId}: a member route isn't for everyone`);
  return options as unknown as RouteDefinition;
};
