import { z } from 'zod';

export type JsonSchema = z.core.JSONSchema.BaseSchema;

/**
 * Converts schemas of `contracts` to JSON Schema. Named schemas are listed once in the components and referenced from
 * there.
 */
export class Schemas {
  readonly components: Record<string, JsonSchema> = {};

  /** The schema of a response. It is exact: fields that are not listed are never sent. */
  ofResponse(schema: z.ZodType): JsonSchema {
    return this.#convert(schema, 'output');
  }

  /** The schema of an input. It does not forbid additional properties, because unknown fields are ignored. */
  ofInput(schema: z.ZodType): JsonSchema {
    return this.#convert(schema, 'input');
  }

  #convert(schema: z.ZodType, io: 'input' | 'output'): JsonSchema {
    const { $schema, $defs, ...converted } = z.toJSONSchema(schema, {
      io,
      override: (context) => plainly(context, io),
    });
    for (const [name, component] of Object.entries($defs ?? {})) this.components[name] ??= relinked(component);
    return relinked(converted);
  }
}

type Converting = Parameters<NonNullable<Parameters<typeof z.toJSONSchema>[1]>['override'] & object>[0];

/** Removes keywords that only reflect zod's implementation. */
function plainly({ zodSchema, jsonSchema }: Converting, io: 'input' | 'output'): void {
  if (jsonSchema.format === 'date-time') delete jsonSchema.pattern;
  if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum;
  if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum;
  if (io === 'output') return;
  delete jsonSchema.additionalProperties;
  const { def } = zodSchema._zod;
  if (def.type === 'pipe' && jsonSchema.type === 'string') Object.assign(jsonSchema, limitsOf(def.out));
}

/** Inputs are trimmed before validation; the document shows the limits that apply to the trimmed text. */
function limitsOf(schema: z.core.$ZodType): JsonSchema {
  if (schema._zod.def.type !== 'string') return {};
  const { minLength, maxLength, format } = z.toJSONSchema(schema, { io: 'input' });
  return Object.fromEntries(
    Object.entries({ minLength, maxLength, format }).filter(([, limit]) => limit !== undefined),
  );
}

/** zod puts named schemas into `$defs`; the document keeps them in its components. */
function relinked(schema: JsonSchema): JsonSchema {
  return JSON.parse(JSON.stringify(schema).replaceAll('"$ref":"#/$defs/', '"$ref":"#/components/schemas/'));
}
