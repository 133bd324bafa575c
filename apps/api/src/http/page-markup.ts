import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FirstData } from '@saffron/contracts/first-data';
import { escaped } from './escaped.ts';

const STYLE_NONCE = '__STYLE_NONCE__';
const SCRIPT_NONCE = '__SCRIPT_NONCE__';
/** What `index.html` says of every page. */
const TITLE = /<title>[^<]*<\/title>/;
const DESCRIPTION = /<meta name="description"[^>]*>\s*/;
/** The id at the end of the path of a conversation or a restaurant. */
const ID = /(?<=\/)\d+$/;
const ROOT = '<div id="root"></div>';

/** The file with the markup of pages, written by the build of the web app. */
export const PRERENDERED = 'prerendered.json';
/** The markup of a page whose path is not in the file. */
const ANY_OTHER = '*';

interface Page {
  path: string;
  /** Of the content security policy. */
  nonces: { script: string; style: string };
  /** Elements in place of the title and the description. */
  head: string | undefined;
  /** In place of what is prerendered. */
  drawn: Drawn | undefined;
}

/** The view of a page, with text of users. */
export interface Drawn {
  html: string;
  data: FirstData;
}

/**
 * @param directory the built web app
 * @returns a function that gives the HTML of a page; null if the web app has not been built
 */
export function pageMarkup(directory: string): ((page: Page) => string) | null {
  const index = join(directory, 'index.html');
  if (!existsSync(index)) return null;
  const html = readFileSync(index, 'utf8');
  const pages = new Map(
    Object.entries(readPrerendered(directory)).map(([path, markup]) => [
      path,
      html.replace(ROOT, () => `<div id="root"><div data-shell>${markup}</div></div>`),
    ]),
  );
  const anyOther = pages.get(ANY_OTHER) ?? html;
  return ({ path, nonces, head, drawn }) => {
    let page = (drawn ? html : (pages.get(path.replace(ID, '')) ?? anyOther))
      .replaceAll(STYLE_NONCE, nonces.style)
      .replaceAll(SCRIPT_NONCE, nonces.script);
    // These come last: they have text of users, which must not be taken for a mark.
    if (head !== undefined) page = page.replace(DESCRIPTION, '').replace(TITLE, () => head);
    if (!drawn) return page;
    const data = escaped(JSON.stringify(drawn.data));
    return page.replace(ROOT, () => `<div id="root"><div data-first="${data}">${drawn.html}</div></div>`);
  };
}

function readPrerendered(directory: string): Record<string, string> {
  const file = join(directory, PRERENDERED);
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
}
