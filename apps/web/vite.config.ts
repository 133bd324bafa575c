import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import tailwindcss from '@tailwindcss/vite';
import { tanstackRouter } from '@tanstack/router-plugin/vite';
import react from '@vitejs/plugin-react';
import { build, defineConfig, type Plugin } from 'vite';
import { compression } from 'vite-plugin-compression2';
import { page } from './page-plugin.ts';

const API = process.env.API_URL ?? 'http://127.0.0.1:3000';

/**
 * tRPC's client and its stream links are one file, and a file is never split across chunks. A second copy of it for
 * `stream-links.ts` keeps 6 kB out of the first screen.
 */
function streamsApart(): Plugin {
  return {
    name: 'streams-apart',
    enforce: 'pre',
    apply: 'build',
    async resolveId(source, importer) {
      if (source !== '@trpc/client' || !importer?.endsWith('/src/stream-links.ts')) return null;
      const resolved = await this.resolve(source, importer, { skipSelf: true });
      return resolved && { ...resolved, id: `${resolved.id}?streams` };
    },
  };
}

/** Generates the tree of the routes, and splits their code. */
const routes = () =>
  tanstackRouter({
    target: 'react',
    generatedRouteTree: './src/generated/route-tree.gen.ts',
    autoCodeSplitting: true,
    quoteStyle: 'single',
    semicolons: true,
    addExtensions: true,
  });

/** What the server puts into `index.html` while the code of a page loads, by the path without its id; `*` is for all other pages. */
const PRERENDERED = {
  '/': '/',
  '/login': '/login',
  '/auth': '/auth',
  '/list': '/list',
  '/chat': '/chat',
  '/old-home': '/old-home',
  '/home/c/': '/home/c/0',
  '/restaurants/': '/restaurants/0',
  '/reviews': '/reviews',
  '/admin': '/admin',
  '*': '/reviews/add',
};

/**
 * Builds the code that draws pages on the server, `server/prerender.js`, and draws those of PRERENDERED with it, into `prerendered.json`.
 */
function prerendered(): Plugin {
  return {
    name: 'prerendered',
    apply: 'build',
    async closeBundle() {
      const dist = join(import.meta.dirname, 'dist');
      await build({
        root: import.meta.dirname,
        configFile: false,
        logLevel: 'error',
        publicDir: false,
        plugins: [routes()],
        ssr: { noExternal: true },
        // Vite leaves it to the server, for which it is not set.
        define: { 'process.env.NODE_ENV': JSON.stringify('production') },
        build: { ssr: 'src/prerender.tsx', outDir: join(dist, 'server'), minify: true },
      });
      const { prerender }: { prerender: (path: string) => Promise<string> } = await import(
        join(dist, 'server/prerender.js')
      );
      const pages: Record<string, string> = {};
      for (const [path, page] of Object.entries(PRERENDERED)) pages[path] = await prerender(page);
      writeFileSync(join(dist, 'prerendered.json'), JSON.stringify(pages));
    },
  };
}

/** Modules that every screen needs, in one chunk instead of twenty. */
const SHELL =
  /\/node_modules\/(react-dom|scheduler|@tanstack)\/|\/packages\/(contracts\/src\/(limits|product|texts)\.|ui\/src\/(button|button-styles|cx|icon-button|spinner|skeleton|empty-state|toast|number-text)\.)|\/web\/src\/(lib\/(?!dates|dead-end|field-error|form-schema|guide-|leads-on|map-|opening-|open-place|pages|place-link|preferences|price|web-address)|features\/shell\/(?!not-found))|\/accounts\/(guards|use-current-user)|createLucideIcon|lucide-react\/.*\/icons\/arrow-(down|up|up-right)\./;

/** Dates and labels, which most screens show. */
const LABELS = /\/packages\/ui\/src\/badge\.|\/web\/src\/lib\/(dates|preferences)\./;

/** The chat and its route. */
const CHAT = /\/web\/src\/routes\/(-chat-page\.|_main\/home\.tsx\?)/;

/** What shows a restaurant, in one chunk: the first screen lists each. */
const PLACES =
  /\/contracts\/src\/(hours\/(days|schedule|status|status-text)|location|guide-texts|notes|tags)\.|\/web\/src\/(lib\/(guide-(settings|time)|leads-on|map-link|open-place|opening-(status|table)|place-link|price|web-address)|features\/guide\/(place-|list\/filters\.))|lucide-react\/.*\/icons\/star\./;

/** The page of a restaurant, which is also a sheet. */
const PLACE =
  /\/web\/src\/(routes\/-ask-about|features\/guide\/place\/(?!use-place|guest|place-s))|lucide-react\/.*\/icons\/message-square\./;

/** The smaller controls of forms, likewise. */
const FIELDS = /\/ui\/src\/(field|segmented-control|select-field|text-field|textarea-field)\./;

/** Icons of parts that load later, in one chunk: the first screen lists each. */
const ICONS =
  /lucide-react\/.*\/icons\/(arrow-right|check|chevron-right|circle-exclamation-point|map-pin|pencil|plus|thumbs-up|trash|triangle-exclamation-point|x)\./;

export default defineConfig({
  plugins: [
    routes(),
    react(),
    tailwindcss(),
    page(),
    prerendered(),
    streamsApart(),
    compression({ algorithms: ['gz', 'br'], include: /\.(m?js|css|svg)$/, logLevel: 'silent' }),
  ],
  // React has had what the shim does since version 18.
  resolve: { alias: { 'use-sync-external-store/shim/with-selector': 'use-sync-external-store/with-selector' } },
  server: {
    port: 5173,
    strictPort: true,
    proxy: { '/api': API, '/trpc': API, '/mcp': API, '/health': API },
  },
  build: {
    // Fonts and images in data: URLs would need a wider content security policy.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: 'shell', test: SHELL },
            { name: 'chat', test: CHAT },
            { name: 'labels', test: LABELS },
            { name: 'places', test: PLACES },
            { name: 'place', test: PLACE },
            { name: 'fields', test: FIELDS },
            { name: 'icons', test: ICONS },
          ],
        },
      },
    },
  },
});
