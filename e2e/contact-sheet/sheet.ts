import { existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { pathToFileURL } from 'node:url';
import { launchChromium } from '../chromium.ts';
import { SCREENS } from '../screens/all.ts';
import { DIRECTORY, pictureOf, type Theme } from './files.ts';

/** How wide a picture is on the sheet, and how much of its height is seen, in px. */
const CELLS = { phone: { width: 240, height: 520, columns: 8 }, desk: { width: 480, height: 520, columns: 4 } };
const THEMES: Theme[] = ['light', 'dark'];
/** A picture of more is more than the browser draws at once. */
const ROWS_A_SHEET = 6;

/** Puts the pictures of a run on sheets: one page for a browser, and PNG files of a few rows each. */
export default async function makeSheets(): Promise<void> {
  const browser = await launchChromium();
  for (const project of ['phone', 'desk'] as const) {
    const { width, columns } = CELLS[project];
    for (const theme of THEMES) {
      const name = `sheet-${project}-${theme}`;
      const shown = SCREENS.filter((screen) => existsSync(pictureOf(screen, project, theme)));
      const page = await browser.newPage({ viewport: { width: columns * (width + 16) + 16, height: 900 } });
      for (let first = 0; first < shown.length; first += columns * ROWS_A_SHEET) {
        const number = first / (columns * ROWS_A_SHEET) + 1;
        const file = `${DIRECTORY}${name}-${number}.html`;
        await writeFile(file, html(shown.slice(first, first + columns * ROWS_A_SHEET), project, theme));
        await page.goto(pathToFileURL(file).href);
        await page.screenshot({ path: file.replace(/html$/, 'png'), fullPage: true });
      }
      await page.close();
    }
  }
  await browser.close();
  console.log(`\nThe contact sheets are in ${DIRECTORY}`);
}

function html(screens: typeof SCREENS, project: 'phone' | 'desk', theme: Theme): string {
  const { width, height, columns } = CELLS[project];
  const figures = screens.map(
    (screen) =>
      `<figure><div><img src="${basename(pictureOf(screen, project, theme))}" alt=""></div><figcaption>${screen.name}</figcaption></figure>`,
  );
  return `<!doctype html><meta charset="utf-8"><title>${project}, ${theme}</title>
<style>
  body { margin: 16px; display: grid; grid-template-columns: repeat(${columns}, ${width}px); gap: 16px; background: #888; font: 13px sans-serif }
  figure { margin: 0 } figcaption { padding: 4px 0 } div { height: ${height}px; overflow: hidden } img { width: 100% }
</style>
${figures.join('\n')}`;
}
