import { z } from 'zod';

export type JsonSchema = z.core.JSONSchema.BaseSchema;

interface Options {
  io: 'input' | 'output';
  /** For inputs whose unknown fields are ignored: the schema allows them, and its descriptions name the defaults. */
  lenient?: boolean;
}

/** Converts a schema of `contracts` to JSON Schema, without keywords that only reflect zod's implementation. */
export function toJsonSchema(schema: z.ZodType, options: Options): JsonSchema {
  return z.toJSONSchema(schema, { io: options.io, override: (context) => plainly(context, options) });
}

type Converting = Parameters<NonNullable<Parameters<typeof z.toJSONSchema>[1]>['override'] & object>[0];

function plainly({ zodSchema, jsonSchema }: Converting, { io, lenient = false }: Options): void {
  if (jsonSchema.format === 'date-time') delete jsonSchema.pattern;
  if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum;
  if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum;
  if (lenient) {
    delete jsonSchema.additionalProperties;
    describeDefault(jsonSchema);
  }
  if (io === 'output') return;
  const { def } = zodSchema._zod;
  if (def.type === 'pipe' && jsonSchema.type === 'string') Object.assign(jsonSchema, limitsOf(def.out));
}

/** Generators take a field with the keyword `default` for one that is always there, and clients would have to send it. */
function describeDefault(schema: JsonSchema): void {
  if (schema.default === undefined) return;
  schema.description = [schema.description, `Default: ${JSON.stringify(schema.default)}.`].filter(Boolean).join(' ');
  delete schema.default;
}

/** Inputs are trimmed before validation; the schema shows the limits that apply to the trimmed text. */
function limitsOf(schema: z.core.$ZodType): JsonSchema {
  if (schema._zod.def.type !== 'string') return {};
  const { minLength, maxLength, format } = z.toJSONSchema(schema, { io: 'input' });
  return Object.fromEntries(
    Object.entries({ minLength, maxLength, format }).filter(([, limit]) => limit !== undefined),
  );
}
