// npm run train: makes the weights with which messages are understood, answered and places put in order, from the labelled texts in apps/api/training.
import { install, node, run } from './toolchain.mjs';

await install();
const status = await run(node(), ['apps/api/training/train.ts']);
const answers = status || (await run(node(), ['apps/api/training/train-answers.ts']));
process.exit(answers || (await run(node(), ['apps/api/training/train-picks.ts'])));
