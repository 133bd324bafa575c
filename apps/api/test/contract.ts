import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import formats from 'ajv-formats';
import type { Document } from '../src/rest/openapi/document.ts';
import { parseEvents } from './event-stream.ts';

/** A response and the schema that the document has for it. */
export interface Seen {
  operation: string;
  status: string;
  /** The validated JSON values: the body, or the data of each event. */
  values: unknown[];
  validate: ValidateFunction | null;
}

interface Content {
  schema?: { contentSchema?: object };
}

/** Validates responses against the OpenAPI document, like a generated client. */
export class Contract {
  readonly seen: Seen[] = [];
  readonly #document: Document;
  readonly #ajv = new Ajv2020({ allErrors: true });
  readonly #validators = new Map<object, ValidateFunction>();

  constructor(document: Document) {
    this.#document = document;
    formats.default(this.#ajv);
  }

  /** The documented operations, as `GET /api/chats`. */
  get operations(): string[] {
    return Object.entries(this.#document.paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
    );
  }

  /** @throws when the path, status, content type or body is not as documented */
  async check(method: string, url: string, response: Response): Promise<Seen> {
    const operation = this.#find(method, url);
    const status = String(response.status);
    const documented = this.#responses(operation)[status];
    if (!documented) throw new Error(`${operation}: ${status} is not documented`);
    const seen = await this.#read(operation, status, documented, response.clone());
    this.seen.push(seen);
    return seen;
  }

  #responses(operation: string): Record<string, { content?: Record<string, Content> }> {
    const [method = '', path = ''] = operation.split(' ');
    const methods: Record<string, { responses: Record<string, object> } | undefined> = {
      ...this.#document.paths[path],
    };
    return methods[method.toLowerCase()]?.responses ?? {};
  }

  #find(method: string, url: string): string {
    const path = url.split('?', 1)[0] ?? '';
    const templates = [path, path.replace(/\/\d+(?=\/|$)/, '/{id}')].map((template) => `${method} ${template}`);
    const operation = this.operations.find((known) => templates.includes(known));
    if (!operation) throw new Error(`${method} ${path} is not documented`);
    return operation;
  }

  async #read(
    operation: string,
    status: string,
    { content }: { content?: Record<string, Content> },
    response: Response,
  ) {
    const place = `${operation} ${status}`;
    const text = await response.text();
    const seen: Seen = { operation, status, values: [], validate: null };
    if (!content) {
      if (text !== '') throw new Error(`${place}: a body that is not documented: ${text}`);
      return seen;
    }
    const type = response.headers.get('content-type')?.split(';', 1)[0] ?? '';
    const schema = content[type]?.schema;
    if (!schema) throw new Error(`${place}: ${type} is not documented`);
    if (type === 'text/plain') return sentence(place, text, seen);
    const validate = this.#validator(type === 'text/event-stream' ? (schema.contentSchema ?? {}) : schema);
    const values = type === 'text/event-stream' ? parseEvents(text) : [JSON.parse(text)];
    for (const value of values) {
      if (!validate(value))
        throw new Error(`${place}: ${this.#ajv.errorsText(validate.errors)} in ${JSON.stringify(value)}`);
    }
    return { ...seen, values, validate };
  }

  #validator(schema: object): ValidateFunction {
    const { schemas } = this.#document.components;
    const text = JSON.stringify({ ...schema, $defs: schemas }).replaceAll('#/components/schemas/', '#/$defs/');
    const validator = this.#validators.get(schema) ?? this.#ajv.compile(JSON.parse(text));
    this.#validators.set(schema, validator);
    return validator;
  }
}

function sentence(place: string, text: string, seen: Seen): Seen {
  if (!/^[^\n]+\.?$/.test(text)) throw new Error(`${place}: no sentence: ${text}`);
  return seen;
}

/** The fields that a response may omit. */
const OPTIONAL = new Set(['dayOfWeek', 'validFrom', 'validThrough', 'lastOrders']);

/** Invalid variants of a value, one fault each: a field missing, of another type, or added. */
export function* wrongVersions(value: unknown): Generator<unknown> {
  if (Array.isArray(value)) {
    for (const version of value.length > 0 ? wrongVersions(value[0]) : []) yield [version, ...value.slice(1)];
  } else if (typeof value === 'object' && value !== null) {
    yield { ...value, undocumented: 1 };
    for (const [name, field] of Object.entries(value)) {
      const { [name]: _gone, ...rest } = Object.fromEntries(Object.entries(value));
      if (!OPTIONAL.has(name)) yield rest;
      yield { ...rest, [name]: { undocumented: [field] } };
      for (const version of wrongVersions(field)) yield { ...rest, [name]: version };
    }
  }
}
