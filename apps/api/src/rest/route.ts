import type { AccessScope } from '@saffron/contracts/access-token-fields';
import type { ErrorCode } from '@saffron/contracts/errors';
import type { z } from 'zod';
import type { Api } from '../caller.ts';
import type { StreamEvent, StreamFormat } from './stream-formats.ts';

/**
 * Who may call, as the procedures of `trpc.ts`: everyone, signed-in users, reviewers and admins, or only admins. `reader`, `asker`,
 * `contributor` and `editor` are also open to access tokens with the scope of {@link SCOPE_OF}.
 */
type Access = 'all' | 'user' | 'reader' | 'asker' | 'contributor' | 'editor' | 'admin';

/** The scope with which an access token may call. */
export const SCOPE_OF: Partial<Record<Access, AccessScope>> = {
  reader: 'guide:read',
  asker: 'ask',
  contributor: 'guide:edit',
  editor: 'guide:edit',
};

/** The response: JSON of a schema, an event stream, or no body. */
export type ResponseBody = z.ZodType | StreamFormat | null;

/** A documented path: method, path, input, response, and the procedure call behind it. */
export interface Route extends Details {
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  /** In Fastify's notation; a parameter has the name of its input field. */
  path: string;
  input: z.ZodObject | null;
  response: ResponseBody;
  call: (api: Api, input: never) => Promise<unknown>;
}

interface Details {
  /** One sentence for the OpenAPI document. */
  summary: string;
  access: Access;
  /** Success status; by default 200, or 204 without a body. */
  status: number;
  /** The meaning of a `null` result; by default JSON `null`. */
  nullMeans: 'null' | 'signed out' | 'no content';
  /** Error codes in addition to those implied by access and input. */
  errors: ErrorCode[];
  /** Whether responses carry an ETag and `If-None-Match` is supported. */
  etag: boolean;
  /** Query parameters that older clients send and the server ignores, each with a description. */
  ignoredQuery: Record<string, string>;
}

type Options = Partial<Omit<Details, 'summary'>>;

/** A section of the OpenAPI document. */
export interface Group {
  tag: string;
  description: string;
  routes: Route[];
}

/** The elements of an array that is sent as they come, so that the server never holds all of it. */
type Items<A extends z.ZodType> = A extends z.ZodArray<infer Item> ? AsyncIterable<z.output<Item>> : never;

/** The result type that the procedure call must have. */
type CallResult<A extends ResponseBody> = A extends z.ZodType
  ? z.output<A> | Items<A> | null
  : A extends StreamFormat
    ? AsyncIterable<StreamEvent> | null
    : unknown;

type Definition = Pick<Route, 'method' | 'path' | 'input' | 'response' | 'call' | 'summary'>;

function row(definition: Definition, options: Options): Route {
  const status = definition.response === null ? 204 : 200;
  return {
    ...definition,
    access: 'user',
    status,
    nullMeans: 'null',
    errors: [],
    etag: false,
    ignoredQuery: {},
    ...options,
  };
}

/** A path without input. */
export function withoutInput<A extends ResponseBody>(
  method: Route['method'],
  path: string,
  response: A,
  call: (api: Api) => Promise<CallResult<A>>,
  summary: string,
  options: Options = {},
): Route {
  return row({ method, path, input: null, response, call, summary }, options);
}

/** A path with input, merged from path parameters, query, and body. */
export function withInput<Input extends z.ZodObject, A extends ResponseBody>(
  method: Route['method'],
  path: string,
  input: Input,
  response: A,
  call: (api: Api, input: z.input<Input>) => Promise<CallResult<A>>,
  summary: string,
  options: Options = {},
): Route {
  return row({ method, path, input, response, call, summary }, options);
}

/** Whether a response is an event stream. */
export function isStreamFormat(response: ResponseBody): response is StreamFormat {
  return response !== null && 'convert' in response;
}
