import { PRODUCT_NAME } from '@saffron/contracts/product';
import tailwindcss from '@tailwindcss/vite';
import { tanstackRouter } from '@tanstack/router-plugin/vite';
import react from '@vitejs/plugin-react';
import { createServer, defineConfig, type HtmlTagDescriptor, type Plugin, type Rolldown } from 'vite';
import { compression } from 'vite-plugin-compression2';

const API = process.env.API_URL ?? 'http://127.0.0.1:3000';

/** The fonts of the first paint, preloaded before the style sheet is parsed. */
const FIRST_FONTS = /(fraunces-latin-opsz|figtree-latin-wght)-normal.*\.woff2$/;

/** What the API replaces by the nonces of the content security policy. */
const STYLE_NONCE = '__STYLE_NONCE__';
const SCRIPT_NONCE = '__SCRIPT_NONCE__';

/** The code of every page: the entry and what it imports, which would otherwise be requested one after the other. */
const CODE =
  /\s*<(?:script type="module"|link rel="modulepreload") crossorigin (?:src|href)="([^"]+)">(?:<\/script>)?/g;

/**
 * Requests the code after the first paint, for which it would otherwise compete with the fonts. Pages in the background are not painted.
 *
 * @param files the paths of the modules
 */
const loadCode = (files: string[]) => `(() => {
  const load = () => ${JSON.stringify(files)}.map((file) => import(file));
  if (document.hidden) load();
  else requestAnimationFrame(() => setTimeout(load));
})();`;

/** Makes the first paint need nothing but the page and its fonts. */
function page(): Plugin {
  let styles = '';
  return {
    name: 'page',
    generateBundle: {
      // Before other chunks are told to load the style sheet.
      order: 'pre',
      handler(_options, bundle) {
        styles = takeStyles(bundle);
      },
    },
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle = {} }) {
        const fonts = Object.keys(bundle).filter((file) => FIRST_FONTS.test(file));
        const tags = fonts.map(
          (file): HtmlTagDescriptor => ({
            tag: 'link',
            attrs: { rel: 'preload', as: 'font', type: 'font/woff2', href: `/${file}`, crossorigin: true },
            injectTo: 'head-prepend',
          }),
        );
        const code = [...html.matchAll(CODE)].flatMap(([, file]) => file ?? []);
        if (styles) tags.push({ tag: 'style', attrs: { nonce: STYLE_NONCE }, children: styles, injectTo: 'head' });
        if (code.length > 0)
          tags.push({ tag: 'script', attrs: { nonce: SCRIPT_NONCE }, children: loadCode(code), injectTo: 'body' });
        return { html: html.replaceAll(CODE, '').replaceAll('%PRODUCT_NAME%', PRODUCT_NAME), tags };
      },
    },
  };
}

/** Removes the style sheet of the entry from the bundle, and returns it. */
function takeStyles(bundle: Rolldown.OutputBundle): string {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
  const imported = chunks.find(({ isEntry }) => isEntry)?.viteMetadata?.importedCss ?? new Set();
  const sources = [...imported].map((file) => {
    const asset = bundle[file];
    delete bundle[file];
    return asset?.type === 'asset' ? String(asset.source) : '';
  });
  imported.clear();
  return sources.join('');
}

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

/** What the server puts into `index.html` while the code of a page loads; `*` is for all other pages. */
const PRERENDERED = { '/': '/', '/login': '/login', '/auth': '/auth', '/list': '/list', '*': '/home' };

type Prerender = typeof import('./src/prerender.tsx').prerender;

/** Writes `prerendered.json`: the markup of each path of PRERENDERED. */
function prerendered(): Plugin {
  return {
    name: 'prerendered',
    apply: 'build',
    async generateBundle() {
      const server = await createServer({
        root: import.meta.dirname,
        configFile: false,
        mode: 'production',
        server: { middlewareMode: true, ws: false },
        appType: 'custom',
        logLevel: 'error',
        optimizeDeps: { noDiscovery: true },
      });
      try {
        const prerender: Prerender = (await server.ssrLoadModule('/src/prerender.tsx')).prerender;
        const pages: Record<string, string> = {};
        for (const [path, page] of Object.entries(PRERENDERED)) pages[path] = await prerender(page);
        this.emitFile({ type: 'asset', fileName: 'prerendered.json', source: JSON.stringify(pages) });
      } finally {
        await server.close();
      }
    },
  };
}

/** Modules that every screen needs, in one chunk instead of twenty. */
const SHELL =
  /\/packages\/(contracts\/src\/(limits|product|texts)\.|ui\/src\/(button|button-styles|cx|icon-button|spinner|skeleton|empty-state|toast)\.)|\/web\/src\/(lib\/(?!dates|dead-end|field-error|form-schema|guide-|map-|opening-|open-place|pages|place-link|preferences|web-address)|features\/shell\/(?!not-found))|\/accounts\/(guards|use-current-user)|createLucideIcon|lucide-react\/.*\/icons\/arrow-(down|up|up-right)\./;

/** What shows the hours and the place of a restaurant, in one chunk: the first screen lists each. */
const PLACES =
  /\/contracts\/src\/(hours\/(days|schedule|status|status-text)|location)\.|\/web\/src\/(lib\/(guide-(settings|time)|map-link|open-place|opening-status|place-link|web-address)|features\/guide\/place-)/;

/** The smaller controls of forms, likewise. */
const FIELDS = /\/ui\/src\/(field|segmented-control|select-field|text-field|textarea-field)\./;

export default defineConfig({
  plugins: [
    tanstackRouter({
      target: 'react',
      generatedRouteTree: './src/generated/route-tree.gen.ts',
      autoCodeSplitting: true,
      quoteStyle: 'single',
      semicolons: true,
      addExtensions: true,
    }),
    react(),
    tailwindcss(),
    page(),
    prerendered(),
    streamsApart(),
    compression({ algorithms: ['gz', 'br'], include: /\.(m?js|css|svg)$/, logLevel: 'silent' }),
  ],
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
            { name: 'places', test: PLACES },
            { name: 'fields', test: FIELDS },
          ],
        },
      },
    },
  },
});
