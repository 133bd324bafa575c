import { z } from 'zod';

export type JsonSchema = z.core.JSONSchema.BaseSchema;

/** Schemas of contracts as the document's: those with a name stand once, among its components, and are referred to. */
export class Schemas {
  readonly components: Record<string, JsonSchema> = {};

  /** What an answer is, exactly: a field that is not there is not sent. */
  ofAnswer(schema: z.ZodType): JsonSchema {
    return this.#convert(schema, 'output');
  }

  /** What may be sent. Fields that it does not know are ignored, so it forbids none. */
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

/** Says of a schema what a reader needs, and not what only zod does. */
function plainly({ zodSchema, jsonSchema }: Converting, io: 'input' | 'output'): void {
  if (jsonSchema.format === 'date-time') delete jsonSchema.pattern;
  if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum;
  if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum;
  if (io === 'output') return;
  delete jsonSchema.additionalProperties;
  const { def } = zodSchema._zod;
  if (def.type === 'pipe' && jsonSchema.type === 'string') Object.assign(jsonSchema, limitsOf(def.out));
}

/** Text is trimmed before it is measured; the limits hold for what a client should send all the same. */
function limitsOf(schema: z.core.$ZodType): JsonSchema {
  if (schema._zod.def.type !== 'string') return {};
  const { minLength, maxLength, format } = z.toJSONSchema(schema, { io: 'input' });
  return Object.fromEntries(
    Object.entries({ minLength, maxLength, format }).filter(([, limit]) => limit !== undefined),
  );
}

/** zod keeps named schemas beside the one that needs them; in the document they are components. */
function relinked(schema: JsonSchema): JsonSchema {
  return JSON.parse(JSON.stringify(schema).replaceAll('"$ref":"#/$defs/', '"$ref":"#/components/schemas/'));
}
