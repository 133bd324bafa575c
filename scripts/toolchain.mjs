import { execFileSync, spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const bin = join(root, 'node_modules', '.bin');
const { packageManager } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));

/**
 * The path of the Node binary installed as a package; the system's Node if there is none or it is not installed yet.
 */
export function node() {
  const platform = process.platform === 'win32' ? 'win' : process.platform;
  const file = process.platform === 'win32' ? 'node.exe' : 'node';
  // Not node_modules/.bin/node, which is a shell script and reports an error of its own on Ctrl-C.
  const path = join(root, 'node_modules', `node-${platform}-${process.arch}`, 'bin', file);
  return existsSync(path) ? path : 'node';
}

/** Prints a step of a start or a test run. */
export const step = (text) => console.log(`\u203a ${text}`);

/** The environment with the workspace's Node and tools first in PATH. */
export function workspaceEnv(extra = {}) {
  const separator = process.platform === 'win32' ? ';' : ':';
  return {
    ...process.env,
    PATH: `${bin}${separator}${process.env.PATH}`,
    // The compile cache reduces the start time by a third.
    NODE_COMPILE_CACHE: join(root, 'node_modules', '.saffron', 'compiled'),
    ...extra,
  };
}

/**
 * Runs a command with inherited stdio.
 *
 * @returns its exit code
 */
export function run(command, args, options = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd: root,
      stdio: 'inherit',
      env: workspaceEnv(),
      shell: process.platform === 'win32',
      ...options,
    });
    // Ctrl-C reaches the child process too; this process waits for it to exit.
    const wait = () => {};
    process.on('SIGINT', wait);
    const forward = () => child.kill('SIGTERM');
    process.on('SIGTERM', forward);
    child.on('error', reject);
    child.on('exit', (code, signal) => {
      process.off('SIGINT', wait);
      process.off('SIGTERM', forward);
      resolve(signal ? 1 : (code ?? 1));
    });
  });
}

/** Runs a command, and exits with its code if it fails. */
export async function must(command, args, options) {
  const code = await run(command, args, options);
  if (code !== 0) process.exit(code);
}

/** Installs the packages of the lockfile, unless that has been done. */
export async function install() {
  const stamp = join(root, 'node_modules', '.saffron', 'installed');
  const wanted = hashOf([join(root, 'pnpm-lock.yaml')]);
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return;
  step('Installing packages');
  await must(
    'npx',
    ['-y', packageManager, 'install', '--frozen-lockfile', '--reporter=append-only', '--loglevel=warn'],
    {
      env: process.env,
    },
  );
  requireNode();
  write(stamp, wanted);
}

/** Without a Node package for the platform (Apple Silicon), the system's Node must be recent enough. */
function requireNode() {
  const version = execFileSync(node(), ['--version'], { encoding: 'utf8' }).trim();
  if (Number(version.slice(1).split('.')[0]) >= 24) return;
  console.error(
    `Saffron requires Node 24 or later on this platform, because npm has no Node package for it. Installed: ${version}.`,
  );
  process.exit(1);
}

/** Builds the web app, unless its sources have not changed. */
export async function build() {
  const stamp = join(root, 'node_modules', '.saffron', 'built');
  const wanted = stateOf(['apps/web', 'packages', 'apps/api/src', 'pnpm-lock.yaml', 'tsconfig.base.json']);
  const built = existsSync(join(root, 'apps', 'web', 'dist', 'index.html'));
  if (built && existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return;
  step('Building');
  await must('turbo', ['run', 'build', '--output-logs=errors-only', '--ui=stream'], {
    env: workspaceEnv({ TURBO_TELEMETRY_DISABLED: '1', DO_NOT_TRACK: '1' }),
  });
  write(stamp, wanted);
}

function write(file, text) {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}

function hashOf(files) {
  const hash = createHash('sha256');
  for (const file of files) hash.update(readFileSync(file));
  return hash.digest('hex');
}

/** Hashes the names, sizes, and modification times of all files, which is faster than reading their contents. */
function stateOf(paths) {
  const hash = createHash('sha256');
  const visit = (path) => {
    const stat = statSync(path);
    if (!stat.isDirectory()) {
      hash.update(`${path}\0${stat.size}\0${stat.mtimeMs}\n`);
      return;
    }
    for (const name of readdirSync(path).sort()) {
      if (name !== 'node_modules' && name !== 'dist' && !name.startsWith('.')) visit(join(path, name));
    }
  };
  for (const path of paths) visit(join(root, path));
  return hash.digest('hex');
}
