import { demoGuide } from '@saffron/db/demo-guide/index';
import { asReturned } from './test/quality-talk.ts';
import { factsOf } from './src/features/search/facts/facts.ts';
import { ALLERGENS, DIETS } from './src/features/search/facts/attributes/diets.ts';
const keys = new Set([...ALLERGENS, ...DIETS].map((a) => a.key));
for (const row of asReturned(demoGuide)) for (const f of factsOf(row)) if (keys.has(f.topic) && f.says !== 'contains') console.log(row.name, f.topic, f.says, f.scoped, f.sentence?.text ?? 'tag');
