import { z } from 'zod';

/** A JSON schema of an object, as Anthropic takes it for a strict tool. A type, because the SDK's has an index signature. */
export type StrictSchema = {
  type: 'object';
  properties: Record<string, unknown>;
  required: string[];
  additionalProperties: false;
};

/**
 * What strict tools do not support. The input is checked against the whole schema when it arrives.
 *
 * @see https://platform.claude.com/docs/en/build-with-claude/structured-outputs#json-schema-limitations
 */
const UNSUPPORTED: ReadonlySet<string> = new Set([
  'minimum',
  'maximum',
  'exclusiveMinimum',
  'exclusiveMaximum',
  'multipleOf',
  'minLength',
  'maxLength',
  'pattern',
  'minItems',
  'maxItems',
]);

/** Without unsupported keywords, and with `anyOf` in place of several types. */
function supported(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(supported);
  if (typeof schema !== 'object' || schema === null) return schema;
  const entries = Object.entries(schema).filter(([keyword]) => !UNSUPPORTED.has(keyword));
  return Object.fromEntries(
    entries.map(([keyword, value]) =>
      keyword === 'type' && Array.isArray(value)
        ? ['anyOf', value.map((type) => ({ type }))]
        : [keyword, supported(value)],
    ),
  );
}

/** @example strictSchema(z.strictObject({ ids: z.array(rowId).max(5) })).required // ['ids'] */
export function strictSchema(schema: z.ZodObject): StrictSchema {
  const { properties = {}, required = [] } = z.toJSONSchema(schema, { io: 'input' });
  const fields = Object.entries(properties).map(([name, field]) => [name, supported(field)]);
  return { type: 'object', properties: Object.fromEntries(fields), required, additionalProperties: false };
}
