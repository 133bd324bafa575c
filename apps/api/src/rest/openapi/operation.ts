import type { JsonSchema } from '../../json-schema.ts';
import { isStreamFormat, type Route, SCOPE_OF } from '../route.ts';
import { formatEvent } from '../sse.ts';
import type { StreamFormat } from '../stream-formats.ts';
import { errorCodesOf, errorResponses } from './error-responses.ts';
import { exampleOf, STREAM } from './examples.ts';
import { parametersOf } from './parameters.ts';
import type { Schemas } from './schemas.ts';

/** One method of one path. */
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
    ...securityOf(route),
    parameters: [...idParameters(route), ...queryParameters(route, schemas), ...otherParameters(route)],
    ...(body && { requestBody: body }),
    responses: { ...responses(route, schemas), ...errorResponses(errorCodesOf(route)) },
  };
}

/** The document's default is the session alone. */
function securityOf({ access }: Route): Pick<Operation, 'security'> {
  if (access === 'all') return { security: [] };
  const scope = SCOPE_OF[access];
  return scope ? { security: [{ session: [] }, { accessToken: [scope] }] } : {};
}

/** Derived from the path, so that it is stable: `getChatSessionsByIdChats` for GET /api/chat-sessions/{id}/chats. */
function operationId({ method, path }: Route): string {
  const words = path.replace('/api/', '').replaceAll(/:\w+/g, 'by-id').split(/[/-]/);
  return method.toLowerCase() + words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join('');
}

function idParameters(route: Route): object[] {
  return parametersOf(route).ids.map((field) => ({
    name: 'id',
    in: 'path',
    required: true,
    description: 'The row id. An invalid id is answered with 404.',
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

function otherParameters({ ignoredQuery, etag }: Route): object[] {
  const schema = { type: 'string' };
  const ignored = Object.entries(ignoredQuery).map(([name, description]) => ({
    name,
    in: 'query',
    description,
    deprecated: true,
    schema,
  }));
  const known = { name: 'if-none-match', in: 'header', description: 'The ETag of a cached response.', schema };
  return etag ? [...ignored, known] : ignored;
}

function bodyOf(route: Route, schemas: Schemas): object | null {
  const { ids, fields, body } = parametersOf(route);
  if (!body || !route.input) return null;
  const schema = without(schemas.ofInput(route.input), ids);
  const example = Object.entries(fieldsOfExample(route.input)).filter(([name]) => !ids.includes(name));
  return {
    description: 'Unknown fields are ignored.',
    required: fields.some((name) => route.input?.shape[name]?.safeParse(undefined).success === false),
    content: { 'application/json': { schema, example: Object.fromEntries(example) } },
  };
}

function fieldsOfExample(input: Route['input']): Record<string, unknown> {
  return input ? { ...Object(exampleOf(input)) } : {};
}

/** Removes path parameters from the body schema. */
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

function responses({ response, status, nullMeans, etag }: Route, schemas: Schemas): Record<string, object> {
  const nothing = { 204: { description: 'No content.' } };
  if (response === null) return nothing;
  const content = isStreamFormat(response)
    ? { 'text/event-stream': stream(response, schemas) }
    : { 'application/json': { schema: schemas.ofResponse(response), example: exampleOf(response) } };
  return {
    [status]: {
      description: isStreamFormat(response) ? `Events. ${response.order}` : 'Success.',
      ...(etag && { headers: { etag: ETAG } }),
      content,
    },
    ...(etag && { 304: { description: 'Not modified since the ETag in `If-None-Match`.', headers: { etag: ETAG } } }),
    ...(nullMeans === 'no content' && nothing),
  };
}

const ETAG = { description: 'Changes with the response.', schema: { type: 'string' } };

/**
 * OpenAPI 3.1 cannot describe event streams: the schema describes the text, and `contentSchema` the JSON of each event.
 */
function stream(format: StreamFormat, schemas: Schemas): object {
  return {
    schema: {
      type: 'string',
      description:
        'Server-sent events in UTF-8. Each event is one line, `data: ` followed by JSON that matches `contentSchema`, and a blank line. Lines that begin with a colon are comments that keep the connection open.',
      contentMediaType: 'text/event-stream',
      contentSchema: schemas.ofResponse(format.event),
    },
    example: STREAM.flatMap((event) => format.convert(event) ?? [])
      .map(formatEvent)
      .join(''),
  };
}
