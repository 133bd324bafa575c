import type { Route } from '../route.ts';

/** Where the fields of a path's input come from. */
export interface Parameters {
  /** Fields that the path itself carries. */
  ids: string[];
  /** The other fields. */
  fields: string[];
  /** Whether the other fields are in a body; else they are in the query. */
  body: boolean;
}

export function parametersOf({ method, path, input }: Route): Parameters {
  const ids = [...path.matchAll(/:(\w+)/g)].map(([, name = '']) => name);
  const fields = Object.keys(input?.shape ?? {}).filter((name) => !ids.includes(name));
  return { ids, fields, body: fields.length > 0 && method !== 'GET' };
}

/** A path as the document writes it: `/api/user/{id}/role`. */
export function documentedPath(path: string): string {
  return path.replace(/:\w+/, '{id}');
}
