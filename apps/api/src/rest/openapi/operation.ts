import { isDialect, type Route } from '../route.ts';
import { toldEvent } from '../sse.ts';
import type { Dialect } from '../stream-formats.ts';
import { refusalAnswers, refusalsOf } from './error-responses.ts';
import { exampleOf, STREAM } from './examples.ts';
import { parametersOf } from './parameters.ts';
import type { JsonSchema, Schemas } from './schemas.ts';

/** A path of the document with one method. */
export interface Operation {
  operationId: string;
  tags: string[];
  summary: string;
  security?: Record<string, string[]>[];
  parameters: object[];
  requestBody?: object;
  responses: Record<string, object>;
}

export function operationOf(route: Route, tag: string, schemas: Schemas): Operation {
  const body = bodyOf(route, schemas);
  return {
    operationId: operationId(route),
    tags: [tag],
    summary: route.summary,
    ...(route.gate === 'all' && { security: [] }),
    parameters: [...idParameters(route), ...queryParameters(route, schemas), ...otherParameters(route)],
    ...(body && { requestBody: body }),
    responses: { ...answers(route, schemas), ...refusalAnswers(refusalsOf(route)) },
  };
}

/** `getChatSessionsByIdChats` for GET /api/chat-sessions/{id}/chats: as lasting as the path. */
function operationId({ method, path }: Route): string {
  const words = path.replace('/api/', '').replaceAll(/:\w+/g, 'by-id').split(/[/-]/);
  return method.toLowerCase() + words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join('');
}

function idParameters(route: Route): object[] {
  return parametersOf(route).ids.map((field) => ({
    name: 'id',
    in: 'path',
    required: true,
    description: 'The id of the row; what is no id is the id of nothing.',
    schema: { type: 'integer', minimum: 1, maximum: 2 ** 31 - 1 },
    example: fieldsOfExample(route.input)[field],
  }));
}

function queryParameters(route: Route, schemas: Schemas): object[] {
  const { fields, body } = parametersOf(route);
  if (!route.input || body || fields.length === 0) return [];
  const { properties = {}, required = [] } = schemas.ofInput(route.input);
  return fields.map((name) => ({
    name,
    in: 'query',
    required: required.includes(name),
    schema: properties[name],
    example: fieldsOfExample(route.input)[name],
  }));
}

function otherParameters({ ignores, etag }: Route): object[] {
  const schema = { type: 'string' };
  const ignored = Object.entries(ignores).map(([name, description]) => ({
    name,
    in: 'query',
    description,
    deprecated: true,
    schema,
  }));
  const known = { name: 'if-none-match', in: 'header', description: 'The ETag of an answer that is known.', schema };
  return etag ? [...ignored, known] : ignored;
}

function bodyOf(route: Route, schemas: Schemas): object | null {
  const { ids, fields, body } = parametersOf(route);
  if (!body || !route.input) return null;
  const schema = without(schemas.ofInput(route.input), ids);
  const example = Object.entries(fieldsOfExample(route.input)).filter(([name]) => !ids.includes(name));
  return {
    description: 'Fields that are not known are ignored.',
    required: fields.some((name) => route.input?.shape[name]?.safeParse(undefined).success === false),
    content: { 'application/json': { schema, example: Object.fromEntries(example) } },
  };
}

function fieldsOfExample(input: Route['input']): Record<string, unknown> {
  return input ? { ...Object(exampleOf(input)) } : {};
}

/** A body's schema has no place for what the path carries. */
function without(schema: JsonSchema, names: string[]): JsonSchema {
  if (names.length === 0) return schema;
  const { properties = {}, required = [], ...rest } = schema;
  const left = required.filter((name) => !names.includes(name));
  return {
    ...rest,
    properties: Object.fromEntries(Object.entries(properties).filter(([name]) => !names.includes(name))),
    ...(left.length > 0 && { required: left }),
  };
}

function answers({ answer, status, nullMeans, etag }: Route, schemas: Schemas): Record<string, object> {
  const nothing = { 204: { description: 'There is nothing to tell.' } };
  if (answer === null) return nothing;
  const content = isDialect(answer)
    ? { 'text/event-stream': stream(answer, schemas) }
    : { 'application/json': { schema: schemas.ofAnswer(answer), example: exampleOf(answer) } };
  return {
    [status]: {
      description: isDialect(answer) ? `Events. ${answer.order}` : 'It went well.',
      ...(etag && { headers: { etag: ETAG } }),
      content,
    },
    ...(etag && { 304: { description: 'It is still what `If-None-Match` names.', headers: { etag: ETAG } } }),
    ...(nullMeans === 'no content' && nothing),
  };
}

const ETAG = { description: 'Changes with the answer.', schema: { type: 'string' } };

/** OpenAPI 3.1 has no word for a stream of events: the text is described, and as its content what each event is. */
function stream(dialect: Dialect, schemas: Schemas): object {
  return {
    schema: {
      type: 'string',
      description:
        'Server-sent events in UTF-8. Each is one line, `data: ` and JSON as in `contentSchema`, with a blank line after it. Lines that begin with a colon are comments, sent so that the connection stays open.',
      contentMediaType: 'text/event-stream',
      contentSchema: schemas.ofAnswer(dialect.event),
    },
    example: STREAM.flatMap((event) => dialect.tell(event) ?? [])
      .map(toldEvent)
      .join(''),
  };
}
