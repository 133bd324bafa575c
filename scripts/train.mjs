// npm run train: makes the weights with which messages are understood and answered, from the labelled texts in apps/api/training.
import { install, node, run } from './toolchain.mjs';

await install();
const status = await run(node(), ['apps/api/training/train.ts']);
process.exit(status || (await run(node(), ['apps/api/training/train-answers.ts'])));
