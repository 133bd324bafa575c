import { Phrases } from '../../understanding/text/phrases.ts';
import type { Token } from '../../understanding/text/tokens.ts';

/** What a remark expresses. */
export type Tone = 'luck' | 'thanks' | 'dread' | 'joy' | 'laugh' | 'settled' | Unread;

/** Those that no words of the message show. */
type Unread = 'hello' | 'heard' | 'sorry' | 'told shut' | 'ill';

/** By which words; of several tones the first one counts. */
const ROWS: Readonly<Record<Exclude<Tone, Unread>, string>> = {
  luck: 'wish me luck|wish us luck|wish him luck|wish her luck|fingers crossed',
  thanks:
    'thanks|thank you|thankyou|thx|ta|tysm|ty|cheers|a star|legend|hero|lifesaver|life saver|gem|saved my bacon|owe you one|appreciate|know your stuff|good bot|made my day|saved me|you are good|youre good|helpful',
  dread:
    'nervous|god help|heaven help|pray|dreading|dread|stressed|carnage|nightmare|moan|complain|grumble|fussy|grumpy|shattered|skint|kill me|long week|ugh|oh no|oh dear|typical|eek',
  joy: 'love|loves|adore|thrilled|chuffed|over the moon|made up|delighted|pleased|mad for|excited|cant wait|looking forward|drooling|rumbling|dreamy|believe his luck|believe her luck|favourite|favorite|approves|yum|yummy|heaven|raving|rave',
  laugh: 'lol|haha|hahaha|ha|hehe|lmao|rofl|funny|laugh|makes me laugh',
  settled:
    'sorted|settled|settles it|settles that|job done|done|decided|taken care of|solved|that was easy|all set|perfect|nice one|good one|nice|ideal|lovely|brilliant|great|spot on|wonderful',
};

const TONES = Object.keys(ROWS) as Exclude<Tone, Unread>[];
const PHRASES = new Phrases(TONES.flatMap((tone) => ROWS[tone].split('|').map((phrase) => [phrase, tone] as const)));

/** @example toneOf(tokenize('mum will love that')) // 'joy' */
export function toneOf(tokens: readonly Token[]): Tone {
  const found = new Set(PHRASES.findAll(tokens).map(({ value }) => value));
  return TONES.find((tone) => found.has(tone)) ?? 'heard';
}
