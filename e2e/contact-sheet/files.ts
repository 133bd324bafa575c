import { fileURLToPath } from 'node:url';
import { fileOf, type Screen } from '../screens/screen.ts';

/** Not kept: a sheet is made anew by each run. */
export const DIRECTORY = fileURLToPath(new URL('../test-results/contact-sheet/', import.meta.url));

export type Theme = 'light' | 'dark';

export const pictureOf = (screen: Screen, project: string, theme: Theme) =>
  `${DIRECTORY}${fileOf(screen)}-${project}-${theme}.png`;
