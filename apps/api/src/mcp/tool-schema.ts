import type { StandardSchemaWithJSON } from '@modelcontextprotocol/server';
import type { z } from 'zod';
import { type JsonSchema, toJsonSchema } from '../json-schema.ts';

/**
 * A schema for the input or the result of a tool. Zod's own conversion to JSON Schema, which the library would use, does not know fields
 * that are written with zod/mini.
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
  const standard = schema['~standard'];
  return {
    '~standard': { ...standard, jsonSchema: { input: () => convert('input'), output: () => convert('output') } },
  };
}
