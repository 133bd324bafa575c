// npm run test:containers: builds the image and tests it with Docker or Podman, alone and as in compose.yaml.
//   CONTAINER_ENGINE=docker|podman                 the engine; by default the first one that responds
//   NODE_IMAGE, POSTGRES_IMAGE, HAPROXY_IMAGE      other base images than those of compose.yaml
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { install, must, root, step, workspaceEnv } from './toolchain.mjs';

const { CONTAINER_ENGINE } = process.env;
const TESTED = 'localhost/saffron-test';
const attempt = (command, args) => spawnSync(command, args, { encoding: 'utf8' });
const works = (command, args) => attempt(command, args).status === 0;

function fail(sentence) {
  console.error(sentence);
  process.exit(1);
}

const candidates = CONTAINER_ENGINE ? [CONTAINER_ENGINE] : ['docker', 'podman'];
const engine = candidates.find((name) => works(name, ['ps']));
if (!engine)
  fail(`No container engine responds to "${candidates.join(' ps" or "')} ps". Install and start Docker or Podman.`);

const compose = [`${engine} compose`, `${engine}-compose`].find((command) => {
  const [name, ...args] = command.split(' ');
  return works(name, [...args, 'version']);
});
if (!compose) fail(`Neither "${engine} compose" nor "${engine}-compose" works. Install one of them.`);
step(`Engine: ${attempt(engine, ['--version']).stdout.trim()}, with ${compose}`);

/** The base images, with the names of their settings. */
const images = Object.fromEntries(
  [...readFileSync(join(root, 'compose.yaml'), 'utf8').matchAll(/\$\{((?:NODE|POSTGRES|HAPROXY)_IMAGE):-(.+?)\}/g)].map(
    ([, name, image]) => [name, process.env[name] ?? image],
  ),
);
for (const [name, image] of Object.entries(images)) {
  if (works(engine, ['image', 'inspect', image])) continue;
  step(`Pulling ${image}`);
  const { status, stderr } = attempt(engine, ['pull', image]);
  if (status === 0) continue;
  fail(
    `${stderr.trim()}\nThe image ${image} is not on this machine and cannot be pulled. Set ${name} to another image.`,
  );
}

await install();
step('Building the image');
const started = Date.now();
// Podman's own image format has no health checks.
const env = { ...process.env, BUILDAH_FORMAT: 'docker' };
await must(engine, ['build', '--build-arg', `NODE_IMAGE=${images.NODE_IMAGE}`, '--tag', TESTED, '.'], { env });
const sizeOf = (image) => Number(attempt(engine, ['image', 'inspect', '--format', '{{.Size}}', image]).stdout) / 1e6;
const [size, base] = [TESTED, images.NODE_IMAGE].map((image) => Math.round(sizeOf(image)));
step(
  `Built in ${Math.round((Date.now() - started) / 1000)} s: ${size} MB, of which ${base} MB are ${images.NODE_IMAGE}`,
);

await must('vitest', ['run', '--project', 'containers', '--reporter', 'verbose', '--bail', '1'], {
  env: workspaceEnv({ ...images, CONTAINER_ENGINE: engine, COMPOSE: compose, TESTED_IMAGE: TESTED }),
});
