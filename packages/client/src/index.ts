export { type AskEvent, type AskInput, ask } from './ask.ts';
export type { CallOptions, InputOf, Mutation, OutputOf, Query } from './calls.ts';
export { type ClientOptions, createClient } from './create-client.ts';
export type * from './generated/client.ts';
export { SaffronError } from './saffron-error.ts';
