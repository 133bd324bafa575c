import { existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { pathToFileURL } from 'node:url';
import { SCREENS } from '../screens/all.ts';
import type { Screen } from '../screens/screen.ts';
import { DIRECTORY, pictureOf, type Theme } from './files.ts';

const PROJECTS = ['phone', 'desk'];
const THEMES: Theme[] = ['light', 'dark'];

const STYLE = `
  body { margin: 24px; background: #888; color: #000; font: 14px/1.4 sans-serif }
  section { margin-bottom: 32px }
  h2 { margin: 0 0 8px; font-size: 16px }
  div { display: flex; gap: 16px; align-items: start }
  a { display: block; max-height: 640px; overflow: hidden }
  .phone { flex: 360 1 0; max-width: 360px }
  .desk { flex: 720 1 0; max-width: 1280px }
  img { display: block; width: 100% }`;

/** Puts the pictures of a run on one page: one row per screen, each picture linked to its full size. */
export default async function makeSheet(): Promise<void> {
  const file = `${DIRECTORY}index.html`;
  const rows = SCREENS.map(rowOf).join('\n');
  await writeFile(
    file,
    `<!doctype html><meta charset="utf-8"><title>Every screen</title><style>${STYLE}</style>\n${rows}\n`,
  );
  console.log(`\nThe contact sheet is at ${pathToFileURL(file).href}`);
}

function rowOf(screen: Screen): string {
  const pictures = PROJECTS.flatMap((project) =>
    THEMES.map((theme) => ({ path: pictureOf(screen, project, theme), project, theme })),
  );
  const shown = pictures
    .filter(({ path }) => existsSync(path))
    .map(({ path, project, theme }) => {
      const name = basename(path);
      return `<a class="${project}" href="${name}"><img src="${name}" alt="${screen.name}, ${project}, ${theme}" loading="lazy"></a>`;
    });
  return `<section><h2>${screen.name}</h2><div>${shown.join('')}</div></section>`;
}
