/** Which folders may import which. Each comment says where the import should go instead. */
module.exports = {
  forbidden: [
    {
      name: 'no-circular',
      severity: 'error',
      comment: 'Move what both files need into a third file that imports neither. Type-only imports count too.',
      from: {},
      to: { circular: true },
    },
    {
      name: 'no-orphans',
      severity: 'error',
      comment: 'Nothing imports this file: delete it, or import it where it is needed.',
      from: {
        orphan: true,
        pathNot: [
          '\\.(d|test|config)\\.ts$',
          '(^|/)(vite|vitest|playwright)\\.config\\.ts$',
          '^(apps/api/(src/main|src/guide-file|src/backup-file|test)|apps/web/src/(main|routes|test-setup)|apps/web/public/|e2e/|bench/|scripts/|\\.dependency-cruiser|packages/contracts/src|packages/ui/src|packages/db/src/embedded-worker)',
        ],
      },
      to: {},
    },
    {
      name: 'contracts-know-zod-alone',
      severity: 'error',
      comment: 'Contracts import only zod and each other. Put code that needs more in apps/api or apps/web.',
      from: { path: '^packages/contracts/src', pathNot: '\\.test\\.ts$' },
      to: { pathNot: '^packages/contracts/src|node_modules/.*zod' },
    },
    {
      name: 'db-knows-nothing-of-ours',
      severity: 'error',
      comment: 'The database package contains tables and connections. Put rules about them in a service in apps/api.',
      from: { path: '^packages/db' },
      to: { path: '^(apps|packages/ui)/' },
    },
    {
      name: 'ui-knows-nothing-of-ours',
      severity: 'error',
      comment: 'The design system has no domain terms. Build domain components in apps/web/src/features.',
      from: { path: '^packages/ui' },
      to: { path: '^(apps|packages/(contracts|db))/' },
    },
    {
      name: 'client-stands-alone',
      severity: 'error',
      comment:
        'The client is installed without the other packages. Import types from generated/client.ts, which the router of the API is written to.',
      from: { path: '^packages/client/src' },
      to: { pathNot: '^packages/client/src|node_modules/@trpc/' },
    },
    {
      name: 'api-knows-no-screen',
      severity: 'error',
      comment: 'Put code that the server and the web app share in packages/contracts.',
      from: { path: '^apps/api' },
      to: { path: '^(apps/web|packages/ui)/' },
    },
    {
      name: 'web-knows-only-the-type-of-the-router',
      severity: 'error',
      comment: 'The web app imports only the type AppRouter from the server. Put shared code in packages/contracts.',
      from: { path: '^apps/web' },
      to: { path: '^(apps/api|packages/db)/', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'web-uses-zod-mini-only',
      severity: 'error',
      comment:
        'zod adds about 20 kB to a page. Validate forms with zod/mini and the fields in packages/contracts/src/*-fields.ts; import only types from the other contracts.',
      from: { path: '^apps/web/src', pathNot: '\\.test\\.tsx?$' },
      to: {
        path: '^packages/contracts/src/(access-tokens|accounts|admin|chat|guide|guide-page|guide-settings|public-guide|ids|mcp|streams)\\.ts$|node_modules/zod/(?!mini/)',
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'form-fields-use-zod-mini',
      severity: 'error',
      comment: 'The browser loads these files: import zod/mini, and put schemas that need zod into another file.',
      from: { path: '^packages/contracts/src/([a-z-]+-fields|location|hours/[^/]+)\\.ts$', pathNot: '\\.test\\.ts$' },
      to: {
        path: '^packages/contracts/src/(?![a-z-]+-(fields|texts)\\.|limits\\.|notes\\.|plain\\.|texts\\.|visible\\.|location\\.|hours/)|node_modules/zod/(?!mini/)',
      },
    },
    {
      name: 'features-meet-in-services',
      severity: 'error',
      comment:
        "Import the other feature's service.ts (or search/retrieve.ts and the types that describe its result), never its data.ts or router.ts.",
      from: { path: '^apps/api/src/features/([^/]+)/', pathNot: '\\.test\\.ts$' },
      to: { path: '^apps/api/src/features/([^/]+)/(data|router)\\.ts$', pathNot: '^apps/api/src/features/$1/' },
    },
    {
      name: 'understanding-knows-no-search',
      severity: 'error',
      comment:
        'Understanding reads messages and the words of the guide. Move code that looks for restaurants to features/search, and pass it in as a function.',
      from: { path: '^apps/api/src/features/understanding/', pathNot: '\\.test\\.ts$' },
      to: { path: '^apps/api/src/features/(search|indexing|dialogue)/' },
    },
    {
      name: 'search-knows-no-dialogue',
      severity: 'error',
      comment: 'Search answers wishes. Move code that depends on what was said before to features/dialogue.',
      from: { path: '^apps/api/src/features/search/', pathNot: '\\.test\\.ts$' },
      to: { path: '^apps/api/src/features/(dialogue|assistant)/' },
    },
    {
      name: 'indexing-knows-no-constraints',
      severity: 'error',
      comment:
        'Indexing handles restaurants, not what users ask for. Translate constraints to an IndexFilter of search/search-index.ts in features/search.',
      from: { path: '^apps/api/src/features/indexing/' },
      to: {
        path: '^apps/api/src/features/(understanding|dialogue|search)/',
        pathNot: '^apps/api/src/features/search/search-index\\.ts$',
      },
    },
    {
      name: 'web-features-meet-in-routes',
      severity: 'error',
      comment: 'Combine the two features in a route, or move the shared code to apps/web/src/lib.',
      from: { path: '^apps/web/src/features/([^/]+)/' },
      to: { path: '^apps/web/src/features/([^/]+)/', pathNot: '^apps/web/src/features/$1/' },
    },
    {
      name: 'rest-and-mcp-have-no-logic',
      severity: 'error',
      comment:
        'rest/ and mcp/ import only the procedures (caller.ts) and the contracts. Put the logic in a service and call its procedure.',
      from: { path: '^apps/api/src/(rest|mcp)/', pathNot: '\\.test\\.ts$' },
      to: { path: '^apps/api/src/features|node_modules/kysely|^packages/db' },
    },
    {
      name: 'fastify-stays-at-the-door',
      severity: 'error',
      comment: 'Features do not depend on HTTP. Pass the value in the context (src/http/context.ts).',
      from: {
        path: '^apps/api/src',
        pathNot:
          '^apps/api/src/(main|serve|app)\\.ts|^apps/api/src/(rest|http)/|^apps/api/src/mcp/adapter|^apps/api/src/features/accounts/google',
      },
      to: { path: 'node_modules/(@?fastify)' },
    },
    ...[
      ['@anthropic-ai/sdk', '^apps/api/src/features/assistant/claude'],
      ['@pinecone-database/pinecone', '^apps/api/src/features/indexing/pinecone'],
      ['pg-boss', '^apps/api/src/features/indexing/jobs'],
      ['lucia', '^apps/api/src/features/accounts/sessions'],
      ['@modelcontextprotocol/server', '^apps/api/src/mcp/'],
    ].map(([sdk, home]) => ({
      name: `one-home-for-${sdk.replace(/\W+/g, '-')}`,
      severity: 'error',
      comment: `Only ${home} imports ${sdk}, so that it can be replaced there. Call the functions of that module.`,
      from: { pathNot: home },
      to: { path: `node_modules/${sdk}` },
    })),
    {
      name: 'authorization-at-the-door',
      severity: 'error',
      comment:
        'Only the lookups of sessions and access tokens and the procedures of trpc.ts create SignedIn, TokenUser and what they may become, such as Asker, Editor and Admin. Import the type, take it as a parameter, and pass ctx.user of the procedure; a test registers an account and passes its session token to accounts.userOfToken.',
      from: {
        path: '^(apps|bench|e2e)/',
        pathNot: '^apps/api/src/(trpc|features/accounts/(sessions|tokens/verify))\\.ts$',
      },
      to: { path: '^apps/api/src/auth\\.ts$', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'one-reader-of-the-environment',
      severity: 'error',
      comment:
        'Only main.ts, guide-file.ts and backup-file.ts read the settings and pass them on. Take the setting as a parameter.',
      from: {
        path: '^apps/api/src',
        pathNot:
          '^apps/api/src/(main|guide-file|backup-file|settings|serve|app|prepare-database|start-problem)\\.ts|choose-writer|google|\\.test\\.ts$',
      },
      to: { path: '^apps/api/src/env\\.ts$', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'not-to-unresolvable',
      severity: 'error',
      comment: 'Add the package to the package.json of this workspace, or correct the path.',
      from: {},
      to: { couldNotResolve: true },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^apps/web/dist/|^packages/(client|db)/dist/|\\.gen\\.ts$' },
    tsPreCompilationDeps: true,
    detectProcessBuiltinModuleCalls: true,
    enhancedResolveOptions: {
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.cjs', '.json'],
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'default'],
    },
  },
};
