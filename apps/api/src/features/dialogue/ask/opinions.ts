import { isOfThing } from '../../understanding/acts/triggers.ts';
import { Phrases } from '../../understanding/text/phrases.ts';
import type { Token } from '../../understanding/text/tokens.ts';

/** What somebody wants to hear of a place beside its facts. */
export type Opinion = 'why' | 'avoid' | 'order' | 'advice' | 'catch' | 'doubt' | 'worth' | 'more' | 'like';

/** The verbs of questions for what somebody could have. */
const MAY = ['can', 'could', 'should', 'would'];
const HAVE = ['have', 'eat', 'get', 'order', 'drink'];
/** Ways to ask what somebody at the table can have; "can I get wine there?" asks about wine. */
const SOMEBODY = ['she', 'he', 'they'].flatMap((who) =>
  MAY.flatMap((may) => HAVE.map((verb) => `${may} ${who} ${verb}`)),
);

/** The words that ask for it; of several opinions, the first one is meant. */
const ASKED: Readonly<Record<Opinion, string>> = {
  why: 'why|because|how come|what makes|explain your choice|explain|justify|convince me|sell it to me|sell me|what reason|your reasoning|your reason',
  avoid:
    'worst|the worst|worst thing|worst dish|worst thing there|to avoid|to skip|should we avoid|should i avoid|should we skip|should i skip|should we not|should i not|shouldnt we|shouldnt i|not to order|not to have|not to get|not order|not have there|steer clear of|steer clear of on the menu|stay away from|give a miss|avoid on the menu|avoid there|skip there|bad there|whats bad|isnt good there|not so good there',
  order:
    'order|dish|dishes|recommend at|recommend there|recommend eating|recommend having|recommend ordering|recommend to eat|thing to get|thing to have|thing to eat|what to get|what to have|what to eat|to eat there|would you eat|can i eat|can we eat|eat there|whats good|what is good|good there|speciality|specialty|signature|known for|famous for|made them famous|must order|must try|must have|have to try|should i get|should we get|should i have|should we have|off the menu|off their menu|shouldnt i miss|do we have to try|to drink there|best thing to eat|best flavour|best flavor|which flavour|which flavor|what else do they do|what else do they have|what else do they serve|what else is on the menu|best dish|best to eat|best thing to have|whats nice there|best thing there|hows the food|how is the food|hows their food|how is their food|food like|whats the food|what is the food|hows the menu|whats their food|about the food|about food',
  advice:
    'should i know|should we know|i should know|we should know|one should know|need to know|have to know|worth knowing|any tips|tips for|any advice|advice for|watch out|watch out for|look out for|beware|be aware|keep in mind|bear in mind',
  catch:
    'the catch|a catch|catch|downside|downsides|drawback|drawbacks|anything against|whats wrong with|the bad|would hate it|wouldnt like it|who is it not for|not good for',
  doubt:
    'bad reviews|poor reviews|terrible reviews|awful reviews|mixed reviews|bad things about|mixed things about|overrated|overhyped|hype|tourist trap|gone downhill|went downhill|rip off|ripoff|says who',
  worth:
    'worth|worth it|any good|is it good|are they good|actually good|really good|would you go|go there yourself|recommend it|trust you|reputation|good as|honest take|honest opinion|honestly|what do you think|your opinion|an opinion|thoughts|sounds dull|do people say|do critics say|people like|is it nice|are they nice|decent|so special|makes it special|so popular',
  more: 'show me|show it|let me see|tell me more|more about|more on|more info|more information|more details|anything else about|talk me through|lowdown|low down|fill me in|go on|tell me about|know about|whats the deal|the deal with|whats the story|the story with|the story behind|the scoop on',
  like: 'what like|like there|is like|whats it like|like inside|vibe|atmosphere|describe|ambience|ambiance|decor|feel of|inside like|whats the place like|paint me|the mood|linger',
};

const OPINIONS: readonly Opinion[] = ['why', 'avoid', 'order', 'advice', 'catch', 'doubt', 'worth', 'more', 'like'];
const TABLE = new Phrases(
  OPINIONS.flatMap((opinion) =>
    [...ASKED[opinion].split('|'), ...(opinion === 'order' ? SOMEBODY : [])].map(
      (phrase) => [phrase, opinion] as const,
    ),
  ),
);
const ORDERING: ReadonlySet<string> = new Set(['do', 'does', 'to', 'can', 'should']);
const ENDS_IN_LIKE: ReadonlySet<string> = new Set(['what', 'whats', 'how']);

/** "What should the children get?": words for whoever eats, between the verbs. */
const EATER = 3;
const asksWhatToHave = (tokens: readonly Token[]): boolean =>
  tokens.some(({ word, clause }, at) => {
    if (word !== 'what') return false;
    const may = tokens[at + 1]?.word === 'else' ? at + 2 : at + 1;
    if (![...MAY, 'do'].includes(tokens[may]?.word ?? '')) return false;
    const verb = tokens.findIndex((token, index) => index > may + 1 && HAVE.includes(token.word));
    return verb > 0 && verb - may - 1 <= EATER && tokens[verb]?.clause === clause;
  });

/** The opinion that a message asks for; null where its words ask for none. */
export function opinionIn(tokens: readonly Token[], taken?: ReadonlySet<number>): Opinion | null {
  // "Is it good for a cold?" and "any good beers?" ask for no verdict.
  const spans = TABLE.findAll(tokens, taken).filter(
    ({ value, to }) =>
      value !== 'worth' || !(tokens[to - 1]?.word === 'good' && (tokens[to]?.word === 'for' || isOfThing(tokens, to))),
  );
  // "How do I order there?" asks for no dish.
  const isHow = tokens.some(({ word }, at) => word === 'how' && ORDERING.has(tokens[at + 1]?.word ?? ''));
  const found = new Set(spans.flatMap(({ value }) => (value === 'order' && isHow ? [] : [value])));
  if (asksWhatToHave(tokens)) found.add('order');
  const first = OPINIONS.find((opinion) => found.has(opinion));
  const like = tokens.some(({ word }, at) => word === 'like' && tokens[at - 1]?.word !== 'would');
  return first ?? (like && tokens.some(({ word }) => ENDS_IN_LIKE.has(word)) ? 'like' : null);
}
