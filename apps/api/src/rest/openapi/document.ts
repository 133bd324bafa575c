import { ACCESS_TOKEN_PREFIX } from '@saffron/contracts/access-tokens';
import { PRODUCT_NAME } from '@saffron/contracts/product';
import type { JsonSchema } from '../../json-schema.ts';
import type { Group } from '../route.ts';
import { type Operation, operationOf } from './operation.ts';
import { documentedPath } from './parameters.ts';
import { nameSchemas } from './schema-names.ts';
import { Schemas } from './schemas.ts';

type Method = 'get' | 'post' | 'patch' | 'delete';

/** The subset of OpenAPI 3.1 that the document uses. */
export interface Document {
  openapi: string;
  info: object;
  servers: object[];
  tags: { name: string; description: string }[];
  security: object[];
  paths: Record<string, Partial<Record<Method, Operation>>>;
  components: { schemas: Record<string, JsonSchema>; securitySchemes: object };
}

const ABOUT = `The HTTP API of ${PRODUCT_NAME}.

Programs send an access token, which users create in My Account: \`Authorization: Bearer saffron_pat_…\`. It is limited to its scopes and
never valid for accounts and administration. Browsers sign in with \`POST /api/login\` or \`POST /api/register\` and keep the cookie.
Bodies are JSON. An error response is a status code and one sentence in plain text. Cross-site requests with cookies are rejected.

Any request can also fail before it reaches a path: 400 for a malformed request or URL, 408 if it arrives too slowly, 431 if its headers
are too large.`;

/**
 * Builds the OpenAPI document from the route table and the schemas of `contracts`.
 *
 * @param cookieName the name of the session cookie in this deployment
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
    servers: [{ url: '/', description: 'This server.' }],
    tags: groups.map(({ tag, description }) => ({ name: tag, description: description })),
    security: [{ session: [] }],
    paths,
    components: {
      schemas: schemas.components,
      securitySchemes: { session: session(cookieName), accessToken: ACCESS_TOKEN },
    },
  };
}

function session(name: string) {
  return { type: 'apiKey', in: 'cookie', name, description: 'The session cookie, set on sign-in. It is HTTP-only.' };
}

const ACCESS_TOKEN = {
  type: 'http',
  scheme: 'bearer',
  bearerFormat: `${ACCESS_TOKEN_PREFIX}…`,
  description:
    'A personal access token. Each path lists the scope that it requires. A request with an access token is judged by it alone; its cookies are ignored.',
};

/** A browser navigation that is not in the route table: see features/accounts/google.ts. */
const GOOGLE: Operation = {
  operationId: 'getAuthGoogle',
  tags: ['Accounts'],
  summary: 'Starts sign-in with Google. Navigate the browser to it.',
  security: [],
  parameters: [],
  responses: {
    302: {
      description:
        'Redirects to Google, or to `/login?error=…` if Google sign-in is not configured or fails. Google sends the user back, who ends at `/home`.',
      headers: {
        location: { description: 'The redirect target.', schema: { type: 'string', format: 'uri-reference' } },
      },
    },
    400: { description: 'The request is malformed.' },
    default: { description: 'The page at the end of the redirects.', content: { 'text/html': {} } },
  },
};
