import { PRODUCT_NAME } from '@saffron/contracts/product';
import type { Group } from '../route.ts';
import { type Operation, operationOf } from './operation.ts';
import { documentedPath } from './parameters.ts';
import { nameSchemas } from './schema-names.ts';
import { type JsonSchema, Schemas } from './schemas.ts';

type Method = 'get' | 'post' | 'patch' | 'delete';

/** What there is of OpenAPI 3.1 in our document. */
export interface Document {
  openapi: string;
  info: object;
  servers: object[];
  tags: { name: string; description: string }[];
  security: object[];
  paths: Record<string, Partial<Record<Method, Operation>>>;
  components: { schemas: Record<string, JsonSchema>; securitySchemes: object };
}

const ABOUT = `Everything that ${PRODUCT_NAME} does, over HTTP.

Sign in with \`POST /api/login\` or \`POST /api/register\` and keep the cookie. Bodies are JSON. A refusal is its status and one
sentence in plain text. Browsers may call from this site's own pages alone.`;

/**
 * The OpenAPI document of the documented paths, from their rows and the schemas of contracts.
 *
 * @param cookieName the name of the session's cookie here
 */
export function buildDocument(groups: Group[], cookieName: string): Document {
  nameSchemas();
  const schemas = new Schemas();
  const paths: Document['paths'] = { '/api/auth/google': { get: GOOGLE } };
  for (const { tag, routes } of groups) {
    for (const route of routes) {
      const path = documentedPath(route.path);
      paths[path] = { ...paths[path], [route.method.toLowerCase()]: operationOf(route, tag, schemas) };
    }
  }
  return {
    openapi: '3.1.1',
    info: {
      title: `${PRODUCT_NAME} API`,
      version: '1.0.0',
      description: ABOUT,
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: '/', description: 'The server that this document came from.' }],
    tags: groups.map(({ tag, about }) => ({ name: tag, description: about })),
    security: [{ session: [] }],
    paths,
    components: { schemas: schemas.components, securitySchemes: { session: session(cookieName) } },
  };
}

function session(name: string) {
  return { type: 'apiKey', in: 'cookie', name, description: 'Set by signing in. Scripts of a page cannot read it.' };
}

/** A navigation, which no row describes: see features/accounts/google.ts. */
const GOOGLE: Operation = {
  operationId: 'getAuthGoogle',
  tags: ['Accounts'],
  summary: 'Begins signing in with Google; the browser navigates to it.',
  security: [],
  parameters: [],
  responses: {
    302: {
      description: 'To Google; to `/login?error=…` when that is not set up or fails. The way back ends at `/home`.',
      headers: { location: { description: 'Where to.', schema: { type: 'string', format: 'uri-reference' } } },
    },
    '4XX': { description: 'The request itself cannot be read.' },
    default: { description: 'The page that the redirects end at.', content: { 'text/html': {} } },
  },
};
