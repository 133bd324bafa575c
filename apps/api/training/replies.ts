import type { Reply } from '../src/features/understanding/acts/act.ts';

/** What the reply before did, by the verbs with which the data tell it. */
const VERBS: Readonly<Record<Reply, string>> = {
  showed: 'showed named suggested recommended pointed left narrowed kept found picked chose settled',
  listed: 'listed sorted',
  planned: 'put added swapped replaced turned reordered moved made took went',
  compared: 'compared contrasted',
  answered: 'said gave described explained quoted summed confirmed told spelled advised noted',
  asked: 'asked offered',
  chatted: 'greeted introduced congratulated wished was stayed apologised',
};

const REPLY_OF = new Map<string, Reply>();
for (const reply of Object.keys(VERBS) as Reply[])
  for (const verb of VERBS[reply].split(' ')) REPLY_OF.set(verb, reply);

/**
 * What a reply did. A question at its end counts most: the next message is likely the answer.
 *
 * @example replyOf('greeted and asked what they feel like') // 'asked'
 */
export const replyOf = (before: string): Reply | null =>
  / and asked /.test(before) ? 'asked' : (REPLY_OF.get(before.split(' ')[0] ?? '') ?? null);
