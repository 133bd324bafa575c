import type { ErrorCode } from '@saffron/contracts/errors';
import type { z } from 'zod';
import type { createCaller } from './caller.ts';
import type { Dialect, StreamEvent } from './stream-formats.ts';

type Caller = ReturnType<typeof createCaller>;

/** Who may call: everyone, people who are signed in, reviewers and admins, admins alone. */
type Gate = 'all' | 'user' | 'editor' | 'admin';

/** What comes back: JSON of a schema, a stream of events, or nothing. */
export type Answer = z.ZodType | Dialect | null;

/** A documented path: where it is, what it takes, how the answer looks, and the one call it makes. */
export interface Route extends Notes {
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  /** In Fastify's form; a parameter's name is the name of its input. */
  path: string;
  input: z.ZodObject | null;
  answer: Answer;
  call: (api: Caller, input: never) => Promise<unknown>;
}

interface Notes {
  /** One sentence, for the document. */
  summary: string;
  gate: Gate;
  /** Of an answer that went well; 200, or 204 when it has no body, unless said otherwise. */
  status: number;
  /** What a call's null means; null itself unless said otherwise. */
  nullMeans: 'null' | 'signed out' | 'no content';
  /** Refusals beside those that follow from the gate and the input. */
  refuses: ErrorCode[];
  /** Whether an answer carries an ETag, and `If-None-Match` can be answered by 304. */
  etag: boolean;
  /** Query parameters that older clients send and nobody reads, with a sentence about each. */
  ignores: Record<string, string>;
}

type Options = Partial<Omit<Notes, 'summary'>>;

/** Paths that the document shows together. */
export interface Group {
  tag: string;
  about: string;
  routes: Route[];
}

/** What the call behind a path of this answer has to bring. */
type Brought<A extends Answer> = A extends z.ZodType
  ? z.output<A> | null
  : A extends Dialect
    ? AsyncIterable<StreamEvent> | null
    : unknown;

type Place = Pick<Route, 'method' | 'path' | 'input' | 'answer' | 'call' | 'summary'>;

function row(place: Place, options: Options): Route {
  const status = place.answer === null ? 204 : 200;
  return { ...place, gate: 'user', status, nullMeans: 'null', refuses: [], etag: false, ignores: {}, ...options };
}

/** A path that takes nothing. */
export function plain<A extends Answer>(
  method: Route['method'],
  path: string,
  answer: A,
  call: (api: Caller) => Promise<Brought<A>>,
  summary: string,
  options: Options = {},
): Route {
  return row({ method, path, input: null, answer, call, summary }, options);
}

/** A path that takes what `input` says, from its parameters, its query and its body together. */
export function taking<Input extends z.ZodObject, A extends Answer>(
  method: Route['method'],
  path: string,
  input: Input,
  answer: A,
  call: (api: Caller, input: z.input<Input>) => Promise<Brought<A>>,
  summary: string,
  options: Options = {},
): Route {
  return row({ method, path, input, answer, call, summary }, options);
}

/** Whether an answer is a stream of events. */
export function isDialect(answer: Answer): answer is Dialect {
  return answer !== null && 'tell' in answer;
}
