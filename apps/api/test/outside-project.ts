import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const run = promisify(execFile);
const root = fileURLToPath(new URL('../../..', import.meta.url));
const API_PACKAGES = join(root, 'apps/api/node_modules');
const QUIET = ['--offline', '--ignore-scripts', '--no-audit', '--no-fund', '--legacy-peer-deps', '--loglevel=error'];

/** A project outside the repository, with strict types and the packages that are installed in it. */
export class OutsideProject implements AsyncDisposable {
  readonly path: string;

  private constructor(path: string) {
    this.path = path;
  }

  /** @param module the kind of modules: for Node, or for a bundler */
  static async create(module: 'nodenext' | 'esnext' = 'nodenext'): Promise<OutsideProject> {
    const project = new OutsideProject(await mkdtemp(join(tmpdir(), 'saffron-outside-')));
    await project.write('package.json', '{ "name": "outside", "type": "module", "private": true }');
    const output = { target: 'es2022', rootDir: '.', outDir: 'out' };
    const compilerOptions = { strict: true, skipLibCheck: false, module, ...output };
    await project.write('tsconfig.json', JSON.stringify({ compilerOptions, include: ['*.ts', 'generated/**/*.ts'] }));
    return project;
  }

  async write(path: string, text: string): Promise<void> {
    await writeFile(join(this.path, path), text);
  }

  /**
   * Packs packages of this repository, and installs what was packed.
   *
   * @param folders packages, or dependencies in a `node_modules`; they are needed with the packages that depend on them
   * @returns the names of all files in the first package
   */
  async install(...folders: string[]): Promise<string[]> {
    const packed: { filename: string; files: { path: string }[] }[] = [];
    for (const folder of folders) {
      const scripts = folder.includes('node_modules') ? ['--ignore-scripts'] : [];
      const pack = ['pack', '--json', '--loglevel=error', '--pack-destination', this.path, ...scripts];
      const { stdout } = await run('npm', pack, { cwd: join(root, folder) });
      packed.push(...JSON.parse(stdout.slice(stdout.indexOf('[\n'))));
    }
    await run('npm', ['install', ...QUIET, ...packed.map(({ filename }) => `./${filename}`)], { cwd: this.path });
    return packed[0]?.files.map(({ path }) => path) ?? [];
  }

  /** Makes a dependency of the API available without installing it. */
  async link(name: string): Promise<void> {
    await mkdir(join(this.path, 'node_modules'), { recursive: true });
    await symlink(join(API_PACKAGES, name), join(this.path, 'node_modules', name), 'junction');
  }

  /** Runs a program of a dependency of the API. */
  async call(program: string, ...args: string[]): Promise<void> {
    await run(process.execPath, [join(API_PACKAGES, program), ...args], { cwd: this.path });
  }

  /**
   * Compiles all sources to `out`.
   *
   * @returns the files that the compiler read, without those of its own library
   * @throws Error with the compiler's messages
   */
  async compile(): Promise<string[]> {
    const tsc = [join(root, 'node_modules/typescript/bin/tsc'), '-p', '.', '--listFiles'];
    const { stdout } = await run(process.execPath, tsc, { cwd: this.path }).catch((error) => {
      throw new Error(String(error.stdout).replaceAll(/^\/.*\n/gm, ''));
    });
    return stdout.split('\n').filter((line) => line !== '' && !line.includes('/typescript/lib/'));
  }

  /** Runs a module of the project, and returns what it prints. */
  async run(module: string, ...args: string[]): Promise<string> {
    const { stdout } = await run(process.execPath, [module, ...args], { cwd: this.path });
    return stdout;
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await rm(this.path, { recursive: true, force: true });
  }
}

/** The TypeScript code of docs/consuming.md that contains a text. */
export function documentedCode(text: string): string {
  const page = readFileSync(join(root, 'docs/consuming.md'), 'utf8');
  const blocks = [...page.matchAll(/^```ts\n(.*?)^```$/gms)].map(([, code]) => code ?? '');
  const found = blocks.find((code) => code.includes(text));
  if (!found) throw new Error(`no code with ${text}`);
  return found;
}
