import { describe, expect, test } from 'vitest';
import { guideWithTraps } from '../../../../test/quality-talk.ts';
import { finish } from '../../../slices.ts';
import { createSnapshot } from '../../search/snapshot/create-snapshot.ts';
import type { Role } from '../lexicon/cue.ts';
import { CUES } from '../lexicon/roles.ts';
import { read } from './read.ts';

const { vocabulary } = createSnapshot(guideWithTraps);

/** The role of what stands in brackets in a sentence. */
function roleIn(marked: string): Role {
  const from = marked.indexOf('[');
  const to = marked.indexOf(']') - 1;
  const { tokens, mentions } = finish(read(marked.replace(/[[\]]/g, ''), vocabulary, []));
  const mention = mentions.find((one) => (tokens[one.from]?.start ?? 0) < to && (tokens[one.to - 1]?.end ?? 0) > from);
  if (!mention) return 'background';
  if (mention.dropped) return 'dropped';
  return mention.negated ? 'avoid' : 'want';
}

test.each(CUES)('$says: $example', ({ example, role }) => expect(roleIn(example)).toBe(role));

describe('a role ends where something else begins', () => {
  test.each<[string, Role]>([
    ['not Chinese but [Thai]', 'want'],
    ['anything but Thai in [Eastgate]', 'want'],
    ['no raw fish, [Japanese] please', 'want'],
    ['no seafood, pork or [nuts]', 'avoid'],
    ['we had sushi yesterday, could do [pizza] today', 'want'],
    ['we had [sushi] yesterday', 'avoid'],
    ['had [sushi] yesterday so not again', 'avoid'],
    ['we had [Korean] yesterday and loved it, more of that', 'want'],
    ["I don't drink alcohol or eat [pork]", 'avoid'],
    ['not the loud [pub]', 'avoid'],
    ['not that spicy [curry] again', 'avoid'],
    ['not a spicy [curry]', 'want'],
    ['not too loud a [pub]', 'want'],
  ])('%s', (example, role) => expect(roleIn(example)).toBe(role));
});
