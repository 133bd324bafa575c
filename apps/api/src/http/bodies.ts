import { savePromptInput, setSystemPromptInput, testAssistantInput } from '@saffron/contracts/admin';
import { sendMessageInput } from '@saffron/contracts/chat';
import { addRestaurantInput, editRestaurantInput } from '@saffron/contracts/guide';
import { guideQuery } from '@saffron/contracts/guide-query';
import { editInput } from '@saffron/contracts/versions';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError } from '../errors.ts';

/** In bytes. The longest valid body is a restaurant with its notes, each of whose characters may be written as six. */
export const BODY_LIMIT = 128 * 1024;
/** Reading the values of a body takes up to a millisecond for 10 KiB, for everybody. */
const SHORT = 16 * 1024;
const MESSAGE = 32 * 1024;
const QUERY = 64 * 1024;

/**
 * Requests with bodies that may be longer, at a time: they are in memory before it is known who sends them, and somebody who stops sending
 * has 15 seconds.
 */
export const LONG_BODIES = { perAddress: 50, inAll: 500 };

/** Whether a body is long, or of unknown length. */
export const mayHaveLongBody = ({ headers }: Pick<FastifyRequest, 'headers'>): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > SHORT;

/** Inputs that can be longer than most. */
const LONGER: ReadonlyMap<unknown, number> = new Map<unknown, number>([
  ...[sendMessageInput, editInput, testAssistantInput].map((input) => [input, MESSAGE] as const),
  [guideQuery, QUERY],
  ...[addRestaurantInput, editRestaurantInput, setSystemPromptInput, savePromptInput].map(
    (input) => [input, BODY_LIMIT] as const,
  ),
]);

/** The schemas of the input of a tRPC procedure; none for what is no procedure, which gets the shortest bodies. */
export function inputsOf(procedure: unknown): readonly unknown[] {
  if (typeof procedure !== 'function' || !('_def' in procedure)) return [];
  const { _def: definition } = procedure;
  if (typeof definition !== 'object' || definition === null || !('inputs' in definition)) return [];
  return Array.isArray(definition.inputs) ? definition.inputs : [];
}

/**
 * The longest body that a request may have, in bytes.
 *
 * @param inputs the schemas of what it can have; of a batch, those of all its calls
 */
export const bodyLimitOf = (inputs: readonly unknown[]): number =>
  Math.max(SHORT, ...inputs.map((input) => LONGER.get(input) ?? SHORT));

export const TOO_LARGE = 'The request is too large.';

/** @throws AppError `too_large` */
export function refuseLongBody(body: unknown, inputs: readonly unknown[]): void {
  if (typeof body === 'string' && Buffer.byteLength(body) > bodyLimitOf(inputs)) {
    throw new AppError('too_large', TOO_LARGE);
  }
}

/**
 * Keeps the JSON bodies of these routes as text until it is known who sent them.
 *
 * @returns a function that reads the body of a request
 */
export function readJsonLate(app: FastifyInstance): (request: FastifyRequest) => Promise<unknown> {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, body, done) => done(null, body));
  return (request) =>
    new Promise((resolve, reject) => {
      const { body } = request;
      if (typeof body !== 'string') return resolve(body);
      return parse(request, body, (error, value) => (error ? reject(error) : resolve(value)));
    });
}
