import type { Restaurant } from '@saffron/contracts/guide';
import type { Constraint } from '@saffron/contracts/guide-query';
import type { LocalTime } from '@saffron/contracts/hours/status';
import { z } from 'zod';
import type { GuideTools } from '../../../search/guide-tools.ts';
import type { Needs } from '../../needs.ts';
import { type StrictSchema, strictSchema } from './schema.ts';

/** What a tool needs beside its input. */
export interface ToolContext {
  guide: GuideTools;
  now: LocalTime;
  needs: Needs;
  /** The random key of the reply, which is in the tags around data. */
  key: string;
  /** Ids of restaurants whose data Claude has from this reply's requests. */
  given: ReadonlySet<number>;
}

/** The result of a call. */
export interface ToolResult {
  content: string;
  /** The restaurants that Claude has seen in it. */
  restaurants: Restaurant[];
  /** Those of them whose data is in it. */
  told?: readonly Restaurant[];
  /** What a search looked for. */
  searched?: readonly Constraint[];
}

/** A tool as a request defines it. */
export interface ToolDefinition {
  name: string;
  description: string;
  strict: true;
  input_schema: StrictSchema;
}

/** A tool that reads the guide. No tool changes anything. */
export interface GuideTool {
  definition: ToolDefinition;
  /** @throws ZodError for an invalid input, AppError `bad_input` or `not_found` for values that the guide does not know */
  run(input: unknown, context: ToolContext): Promise<ToolResult>;
}

/** Makes a tool of an input schema and a function. */
export function guideTool<Schema extends z.ZodObject>(
  name: string,
  description: string,
  schema: Schema,
  run: (input: z.output<Schema>, context: ToolContext) => Promise<ToolResult>,
): GuideTool {
  return {
    definition: { name, description, strict: true, input_schema: strictSchema(schema) },
    run: (input, context) => run(z.parse(schema, input), context),
  };
}
