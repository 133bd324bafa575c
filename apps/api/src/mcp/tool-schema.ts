import type { StandardSchemaWithJSON } from '@modelcontextprotocol/server';
import type { z } from 'zod';
import { toProblem } from '../errors.ts';
import { type JsonSchema, toJsonSchema } from '../json-schema.ts';

/**
 * A schema for the input or the result of a tool. Zod's own conversion to JSON Schema, which the library would use, does not know fields
 * that are written with zod/mini. A value that does not match becomes the sentence of the other APIs: the library shows the message of what
 * is thrown, and would list all issues otherwise.
 */
export function toolSchema<Schema extends z.ZodObject>(
  schema: Schema,
): StandardSchemaWithJSON<z.input<Schema>, z.output<Schema>> {
  const converted = new Map<'input' | 'output', JsonSchema>();
  const convert = (io: 'input' | 'output') => {
    const known = converted.get(io) ?? toJsonSchema(schema, { io });
    converted.set(io, known);
    return { ...known };
  };
  const validate = (given: unknown) => {
    const { data, error } = schema.safeParse(given);
    if (error) throw new Error(toProblem(error).message);
    return { value: data };
  };
  const jsonSchema = { input: () => convert('input'), output: () => convert('output') };
  return { '~standard': { ...schema['~standard'], validate, jsonSchema } };
}
