import fc from 'fast-check';
import type { JsonSchema } from '../src/json-schema.ts';

type Value = fc.Arbitrary<unknown>;

/** Values that every schema should reject, and known troublemakers. */
const HOSTILE: Value = fc.oneof(
  fc.constantFrom<unknown>(null, true, 0, -1, 1.5, 2 ** 31, 2 ** 53, -1e308, '', ' ', '0', '1', 'true', [], {}),
  fc.constantFrom(
    'a\u0000b',
    '\ud800',
    'x\udfffy',
    '\u001b[31m',
    '\ufeff',
    '\u202e',
    '../../etc/passwd',
    "' or 1=1 --",
  ),
  fc.constantFrom('__proto__', 'constructor', 'toString', '%00', '{{7*7}}', 'NaN', '1e999', '2026-13-45T99:99:99Z'),
  fc.constantFrom(500, 5000, 20_001).map((length) => 'x'.repeat(length)),
  fc.constantFrom(10, 500).map((depth) => nested(depth)),
  fc.array(fc.oneof(fc.string(), fc.integer(), fc.boolean()), { maxLength: 3 }),
  fc.dictionary(fc.string(), fc.anything({ maxDepth: 1 }), { maxKeys: 3 }),
  fc.double(),
  fc.string({ unit: 'binary' }),
);

function nested(depth: number): unknown {
  let value: unknown = 'end';
  for (let level = 0; level < depth; level++) value = level % 2 ? [value] : { message: value };
  return value;
}

/** Values that match a schema, or nearly so. */
function valid(schema: JsonSchema): Value {
  if (schema.enum) return fc.constantFrom(...schema.enum);
  if (schema.const !== undefined) return fc.constant(schema.const);
  const options = schema.anyOf ?? schema.oneOf;
  if (options) return fc.oneof(...options.filter((option) => typeof option === 'object').map(valid));
  const type = Array.isArray(schema.type) ? schema.type[0] : schema.type;
  if (type === 'object') return object(schema);
  if (type === 'array') return fc.array(HOSTILE, { maxLength: 2 });
  if (type === 'boolean') return fc.boolean();
  // Rows 1 and 2 exist and belong to no account that sends cases.
  if (type === 'integer' || type === 'number') return fc.constantFrom(1, 2, 5, 2_000_000_000);
  if (schema.format === 'email') return fc.constantFrom('someone@example.com', ' Other@Example.com ');
  return fc.constantFrom('The right words', 'Old Harbour', 'https://example.com/');
}

function object({ properties = {}, required = [] }: JsonSchema): Value {
  const fields = Object.entries(properties).flatMap(([name, field]) =>
    typeof field === 'object' ? [[name, valid(field)] as const] : [],
  );
  return fc.record(Object.fromEntries(fields), { requiredKeys: required.filter((name) => name in properties) });
}

/** A valid input with up to three faults, or an arbitrary value. */
function inputs(schema: JsonSchema): Value {
  const names = Object.keys(schema.properties ?? {});
  const name = fc.constantFrom(...names, '__proto__', 'constructor', 'role', 'id', '');
  const fault = fc.record({ name, kind: fc.constantFrom('replace', 'drop', 'wrap'), value: HOSTILE });
  const mutated = fc
    .tuple(valid(schema), fc.array(fault, { maxLength: 3 }))
    .map(([input, faults]) => faults.reduce<Record<string, unknown>>(spoil, { ...Object(input) }));
  return fc.oneof({ weight: 9, arbitrary: mutated }, { weight: 1, arbitrary: HOSTILE });
}

interface Fault {
  name: string;
  kind: string;
  value: unknown;
}

function spoil(input: Record<string, unknown>, { name, kind, value }: Fault): Record<string, unknown> {
  const { [name]: old, ...rest } = input;
  if (kind === 'drop') return rest;
  // A computed `__proto__` key is an own property, as after JSON.parse.
  return { ...rest, [name]: kind === 'wrap' ? [old] : value };
}

/** JSON bodies, some of them malformed or with duplicate keys. */
export function bodies(schema: JsonSchema): fc.Arbitrary<string> {
  const json = inputs(schema).map((input) => JSON.stringify(input) ?? '');
  const broken = fc.constantFrom(
    '',
    '{',
    'null',
    '"text"',
    '[[]]',
    '{"message":1e999}',
    '{"__proto__":{"admin":true}}',
    '\u0000',
  );
  const twice = json.map((text) => text.replace(/^\{("[^"]+":)/, '{$1null,$1'));
  return fc.oneof({ weight: 12, arbitrary: json }, { weight: 1, arbitrary: broken }, { weight: 1, arbitrary: twice });
}

/** Query strings with these fields, some repeated or with brackets. */
export function queries(schema: JsonSchema): fc.Arbitrary<string> {
  const names = fc.constantFrom(...Object.keys(schema.properties ?? {}), '__proto__', 'constructor', '_csrf');
  const key = fc.tuple(names, fc.constantFrom('', '', '', '', '[]', '[a]', '%00')).map((parts) => parts.join(''));
  const value = fc.oneof(valid(schema).map(firstField), HOSTILE).map(encoded);
  return fc.array(fc.tuple(key, value), { maxLength: 4 }).map((pairs) => pairs.map((pair) => pair.join('=')).join('&'));
}

/** Path ids, valid and invalid. */
export const ids: fc.Arbitrary<string> = fc.oneof(
  fc.constantFrom(
    '1',
    '2',
    '2000000000',
    '0',
    '-1',
    '1.5',
    '01',
    '1e3',
    '2147483648',
    '99999999999999999999',
    '%ff',
    '%2e%2e',
  ),
  HOSTILE.map(encoded),
);

const firstField = (input: unknown) => Object.values(Object(input))[0];

/** Percent-encoded text; lone surrogates are replaced. */
function encoded(value: unknown): string {
  const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? '');
  return encodeURIComponent(text.toWellFormed().slice(0, 2000));
}
