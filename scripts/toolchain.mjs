import { execFileSync, spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const bin = join(root, 'node_modules', '.bin');
const { packageManager } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));

/** Node as the packages brought it; the machine's own where they bring none, and before they are there. */
export function node() {
  const platform = process.platform === 'win32' ? 'win' : process.platform;
  const file = process.platform === 'win32' ? 'node.exe' : 'node';
  // Not by node_modules/.bin: what stands there is a shell script, which Ctrl-C ends with an error of its own.
  const path = join(root, 'node_modules', `node-${platform}-${process.arch}`, 'bin', file);
  return existsSync(path) ? path : 'node';
}

/** Says a step of a start or a test run. */
export const step = (text) => console.log(`\u203a ${text}`);

/** The environment in which the Node and the tools of this workspace come before those of the machine. */
export function workspaceEnv(extra = {}) {
  const separator = process.platform === 'win32' ? ';' : ':';
  return {
    ...process.env,
    PATH: `${bin}${separator}${process.env.PATH}`,
    // What was compiled once need not be again: a server is there in two thirds of the time.
    NODE_COMPILE_CACHE: join(root, 'node_modules', '.saffron', 'compiled'),
    ...extra,
  };
}

/**
 * Runs a command to its end, with this terminal.
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
    // Ctrl-C reaches the child too; this process waits for it to end.
    const wait = () => {};
    process.on('SIGINT', wait);
    const pass = () => child.kill('SIGTERM');
    process.on('SIGTERM', pass);
    child.on('error', reject);
    child.on('exit', (code, signal) => {
      process.off('SIGINT', wait);
      process.off('SIGTERM', pass);
      resolve(signal ? 1 : (code ?? 1));
    });
  });
}

/** Runs a command and ends this process with its code if that is not 0. */
export async function must(command, args, options) {
  const code = await run(command, args, options);
  if (code !== 0) process.exit(code);
}

/** Installs what the lockfile says, unless that was done for this very lockfile. */
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

/** Where no Node came with the packages (Apple Silicon), the machine's own must do. */
function requireNode() {
  const version = execFileSync(node(), ['--version'], { encoding: 'utf8' }).trim();
  if (Number(version.slice(1).split('.')[0]) >= 24) return;
  console.error(
    `Saffron needs Node 24 on this kind of machine, for which npm has no build of it; this is Node ${version}.`,
  );
  process.exit(1);
}

/** Builds the web app, unless nothing that it is made of has changed. */
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

/** Names, sizes and times of all files of some places: quicker to see than their contents, and as good for "has it changed". */
function stateOf(places) {
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
  for (const place of places) visit(join(root, place));
  return hash.digest('hex');
}
