import { PRODUCT_NAME } from '@saffron/contracts/product';
import type { HtmlTagDescriptor, Plugin, Rolldown } from 'vite';

/** The fonts of the first paint, preloaded before the style sheet is parsed. */
const FIRST_FONTS = /(fraunces-ascii|figtree-ascii).*\.woff2$/;

/** What the API replaces by the nonces of the content security policy. */
const STYLE_NONCE = '__STYLE_NONCE__';
const SCRIPT_NONCE = '__SCRIPT_NONCE__';

/** The code of every page: the entry and what it imports. */
const CODE =
  /\s*<(?:script type="module"|link rel="modulepreload") crossorigin (?:src|href)="([^"]+)">(?:<\/script>)?/g;

/** The routes of the pages that people open first, by their paths without ids. */
const PAGES = {
  '/home': '_main/home',
  '/home/c/': '_main/home',
  '/list': '_main/list',
  '/restaurants/': '_main/restaurants_.$restaurantId',
};

/** Makes the first paint need nothing but the page and its fonts, and requests the code after it. */
export function page(): Plugin {
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
        const shared = [...html.matchAll(CODE)].flatMap(([, file]) => file ?? []);
        if (styles) tags.push({ tag: 'style', attrs: { nonce: STYLE_NONCE }, children: styles, injectTo: 'head' });
        if (shared.length > 0) {
          const children = `${LOAD_DATA}\n${loadCode(shared, pageCode(bundle, shared))}`;
          tags.push({ tag: 'script', attrs: { nonce: SCRIPT_NONCE }, children, injectTo: 'body' });
        }
        return { html: html.replaceAll(CODE, '').replaceAll('%PRODUCT_NAME%', PRODUCT_NAME), tags };
      },
    },
  };
}

/** Removes the style sheet of the entry from the bundle, and returns it. */
function takeStyles(bundle: Rolldown.OutputBundle): string {
  const imported = chunksOf(bundle).find(({ isEntry }) => isEntry)?.viteMetadata?.importedCss ?? new Set();
  const sources = [...imported].map((file) => {
    const asset = bundle[file];
    delete bundle[file];
    return asset?.type === 'asset' ? String(asset.source) : '';
  });
  imported.clear();
  return sources.join('');
}

const chunksOf = (bundle: Rolldown.OutputBundle) => Object.values(bundle).filter((file) => file.type === 'chunk');

function chunkOf(bundle: Rolldown.OutputBundle, route: string): string {
  const chunk = chunksOf(bundle).find(({ moduleIds }) =>
    moduleIds.some((id) => id.includes(`/src/routes/${route}.tsx?`)),
  );
  if (!chunk) throw new Error(`The bundle has no chunk for the route ${route}.`);
  return chunk.fileName;
}

/** The code of each of PAGES beside the shared code. */
function pageCode(bundle: Rolldown.OutputBundle, shared: string[]): Record<string, string[]> {
  const pages = Object.entries(PAGES).map(([path, route]) => {
    const files = new Set([chunkOf(bundle, route)]);
    for (const file of files) {
      const found = bundle[file];
      if (found?.type === 'chunk') for (const imported of found.imports) files.add(imported);
    }
    return [path, [...files].map((file) => `/${file}`).filter((file) => !shared.includes(file))];
  });
  return Object.fromEntries(pages);
}

/**
 * Requests the first data at once unless the page has it, at the addresses at which the code then asks for them: the current user, and the restaurant of its page.
 */
const LOAD_DATA = `(() => {
  if (document.querySelector('[data-first]')) return;
  const [, id] = location.pathname.match(/^\\/restaurants\\/(\\d{1,9})$/) ?? [];
  const input = encodeURIComponent(JSON.stringify(id ? { 1: { restaurantId: Number(id) } } : {}));
  const href = '/trpc/accounts.me' + (id ? ',guide.get' : '') + '?batch=1&input=' + input;
  document.head.append(Object.assign(document.createElement('link'), { rel: 'preload', as: 'fetch', crossOrigin: '', href }));
})();`;

/**
 * Requests the code after the first paint, for which it would otherwise compete with the fonts, and all of it at once. Pages in the
 * background are not painted.
 *
 * @param shared the paths of the modules of every page, the entry first
 * @param pages the paths of further modules by page
 */
const loadCode = ([entry, ...shared]: string[], pages: Record<string, string[]>) => `(() => {
  const load = () => {
    for (const href of [...${JSON.stringify(shared)}, ...(${JSON.stringify(pages)}[location.pathname.replace(/\\d+$/, '')] ?? [])])
      document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', crossOrigin: '', href }));
    import(${JSON.stringify(entry)});
  };
  if (document.hidden || !PerformanceObserver.supportedEntryTypes.includes('paint')) load();
  else new PerformanceObserver((_list, observer) => { observer.disconnect(); load(); }).observe({ type: 'paint', buffered: true });
})();`;
