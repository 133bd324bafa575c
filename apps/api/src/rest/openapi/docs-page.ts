import { createHash } from 'node:crypto';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import fastifyStatic from '@fastify/static';
import { PRODUCT_NAME } from '@saffron/contracts/product';
import type { FastifyInstance } from 'fastify';
import { groups } from '../routes.ts';
import { buildDocument } from './document.ts';

/** Both are public and may be linked from other sites. */
const DOCUMENT = '/api/openapi.json';
const READER = '/api/docs';

const VIEWER = dirname(fileURLToPath(import.meta.resolve('swagger-ui-dist/package.json')));
const VIEWER_FILES = ['/swagger-ui.css', '/swagger-ui-bundle.js'];

// All assets come from this server as files: the content security policy forbids inline scripts and styles.
const PAGE = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>${PRODUCT_NAME} API</title>
    <link rel="stylesheet" href="${READER}/swagger-ui.css" />
  </head>
  <body>
    <div id="reader"></div>
    <script src="${READER}/swagger-ui-bundle.js"></script>
    <script src="${READER}/start.js"></script>
  </body>
</html>
`;

// `validatorUrl: null` keeps Swagger UI from sending the document URL to an external validator.
const START = `SwaggerUIBundle({
  url: '${DOCUMENT}',
  dom_id: '#reader',
  deepLinking: true,
  defaultModelsExpandDepth: 0,
  validatorUrl: null,
});
`;

/** Serves the OpenAPI document and Swagger UI. */
export async function documentation(app: FastifyInstance, { cookieName }: { cookieName: string }): Promise<void> {
  const document = JSON.stringify(buildDocument(groups, cookieName));
  const etag = `"${createHash('sha256').update(document).digest('base64url')}"`;

  app.get(DOCUMENT, async (request, reply) => {
    reply.headers({ 'cache-control': 'no-cache', etag });
    if (request.headers['if-none-match'] === etag) return reply.code(304).send();
    return reply.type('application/json; charset=utf-8').send(document);
  });
  for (const url of [READER, `${READER}/`]) {
    app.get(url, async (_request, reply) =>
      reply.header('cache-control', 'no-cache').type('text/html; charset=utf-8').send(PAGE),
    );
  }
  app.get(`${READER}/start.js`, async (_request, reply) =>
    reply.header('cache-control', 'no-cache').type('text/javascript; charset=utf-8').send(START),
  );
  await app.register(fastifyStatic, {
    root: VIEWER,
    prefix: `${READER}/`,
    allowedPath: (path) => VIEWER_FILES.includes(path),
    index: false,
    decorateReply: false,
    setHeaders: (response) => response.header('cache-control', 'public, max-age=3600'),
  });
}
