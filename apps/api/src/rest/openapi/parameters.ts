import type { Route } from '../route.ts';

/** Where the input fields of a path come from. */
export interface Parameters {
  /** Fields in the path. */
  ids: string[];
  /** All other fields. */
  fields: string[];
  /** Whether the other fields are in the body; otherwise they are in the query. */
  body: boolean;
}

export function parametersOf({ method, path, input }: Route): Parameters {
  const ids = [...path.matchAll(/:(\w+)/g)].map(([, name = '']) => name);
  const fields = Object.keys(input?.shape ?? {}).filter((name) => !ids.includes(name));
  return { ids, fields, body: fields.length > 0 && method !== 'GET' };
}

/** A path in OpenAPI notation: `/api/user/{id}/role`. */
export function documentedPath(path: string): string {
  return path.replace(/:\w+/, '{id}');
}
