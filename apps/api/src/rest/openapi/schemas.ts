import type { z } from 'zod';
import { type JsonSchema, toJsonSchema } from '../../json-schema.ts';

/**
 * Converts schemas of `contracts` to JSON Schema. Named schemas are listed once in the components and referenced from
 * there.
 */
export class Schemas {
  readonly components: Record<string, JsonSchema> = {};

  /** The schema of a response. It is exact: fields that are not listed are never sent. */
  ofResponse(schema: z.ZodType): JsonSchema {
    return this.#convert(toJsonSchema(schema, { io: 'output' }));
  }

  /** The schema of an input. It does not forbid additional properties, because unknown fields are ignored. */
  ofInput(schema: z.ZodType): JsonSchema {
    return this.#convert(toJsonSchema(schema, { io: 'input', lenient: true }));
  }

  #convert({ $schema, $defs, ...converted }: JsonSchema): JsonSchema {
    for (const [name, component] of Object.entries($defs ?? {})) this.components[name] ??= relinked(component);
    return relinked(converted);
  }
}

/** zod puts named schemas into `$defs`; the document keeps them in its components. */
function relinked(schema: JsonSchema): JsonSchema {
  return JSON.parse(JSON.stringify(schema).replaceAll('"$ref":"#/$defs/', '"$ref":"#/components/schemas/'));
}
