// npm run dev: the API, restarted on changes, behind Vite with hot reload.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { install, node, root, step, workspaceEnv } from './toolchain.mjs';

const WATCHED = ['apps/api/src', 'packages/contracts/src', 'packages/db/src'];

await install();
const env = workspaceEnv({ NODE_ENV: 'development' });
const children = [];

function start(args, options) {
  const child = spawn(node(), args, { cwd: root, env, stdio: 'inherit', ...options });
  children.push(child);
  return child;
}

// Ctrl-C reaches the child processes too; this process exits after them.
process.on('SIGINT', () => {});
process.on('SIGTERM', () => {
  for (const child of children) child.kill('SIGTERM');
});

const watches = WATCHED.map((path) => `--watch-path=${path}`);
const api = start(['--watch-preserve-output', ...watches, 'apps/api/src/main.ts'], {
  stdio: ['inherit', 'pipe', 'inherit'],
});
api.stdout.pipe(process.stdout);
const ended = once(api, 'exit');
await Promise.race([ended, untilPrinted(api.stdout, 'Saffron is at')]);

if (api.exitCode === null) {
  step('Starting the web app. Open the URL that Vite prints.');
  const web = start(['node_modules/vite/bin/vite.js'], { cwd: join(root, 'apps', 'web') });
  await Promise.race([ended, once(web, 'exit')]);
}
for (const child of children) child.kill('SIGTERM');
await Promise.all(children.map((child) => child.exitCode ?? child.signalCode ?? once(child, 'exit')));
process.exit(0);

function untilPrinted(stream, text) {
  return new Promise((resolve) => {
    stream.on('data', (bytes) => {
      if (String(bytes).includes(text)) resolve();
    });
  });
}
