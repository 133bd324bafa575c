// npm run train: makes the weights with which messages are understood, from the labelled messages in apps/api/training.
import { install, node, run } from './toolchain.mjs';

await install();
process.exit(await run(node(), ['apps/api/training/train.ts']));
