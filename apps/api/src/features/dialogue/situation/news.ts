import { HARD_TIMES, ILLNESS, MOURNING, PARTING } from '../../understanding/lexicon/company.ts';
import { isFigure } from '../../understanding/reading/figures.ts';
import { Phrases, type Span } from '../../understanding/text/phrases.ts';
import { type Token, tokenize } from '../../understanding/text/tokens.ts';

/** News that a friend would say something to. `feature`: what a place should be good for then. */
export interface News {
  key: string;
  /** How people tell it, separated by bars. */
  said: string;
  replies: readonly [string, string];
  feature: string | null;
}

const NEWS: readonly News[] = [
  {
    key: 'break-up',
    said: PARTING,
    replies: ["I'm sorry.", "That's rough."],
    feature: 'consoling',
  },
  {
    key: 'lost job',
    said: 'lost my job|lost his job|lost her job|got fired|was fired|been fired|got sacked|was sacked|been sacked|laid off|made redundant|got made redundant|been let go|didnt get the job|failed my exam|failed my exams|failed my driving test',
    replies: ["I'm sorry to hear that.", "That's a blow."],
    feature: 'consoling',
  },
  {
    key: 'grief',
    said: `${MOURNING}|has died|just died|had a miscarriage|my dog died|my cat died|after the wake|lost my mum|lost my mom|lost my dad|lost my gran`,
    replies: ["I'm very sorry.", "I'm sorry for your loss."],
    feature: 'mourning',
  },
  {
    key: 'hard talk',
    said: 'difficult conversation|difficult conversations|hard conversation|awkward conversation|painful conversation|difficult talk|hard talk|serious talk|break bad news',
    replies: ["That's a hard one.", 'I hope it goes gently.'],
    feature: null,
  },
  {
    key: 'hospital',
    said: 'in surgery|in hospital|in the hospital|having surgery|having an operation|having his operation|having her operation|in intensive care|in the icu|in the er|in a and e|having chemo|at the hospital with',
    replies: ["I'm sorry, that's a hard wait.", 'I hope all goes well there.'],
    feature: null,
  },
  {
    key: 'bad day',
    said: `${HARD_TIMES}|day from hell|week from hell|so stressed|feeling low|feeling down|feeling sad|feeling blue|feeling lonely|so sad|im sad|am sad|feel sad|really sad|im lonely|im gutted|been crying|had a shocker|need cheering up|cheer me up|need comfort`,
    replies: ['That calls for something comforting.', "Let's make the rest of it better."],
    feature: 'consoling',
  },
  {
    key: 'ill',
    said: ILLNESS,
    replies: ["Sorry you're not well.", 'Poor you.'],
    feature: 'unwell',
  },
  {
    key: 'engaged',
    said: 'got engaged|just engaged|were engaged|she said yes|he said yes|they said yes|getting married|got married|just married|tied the knot|newlyweds',
    replies: ['Congratulations to you both!', 'How lovely, congratulations!'],
    feature: 'celebration',
  },
  {
    key: 'baby',
    said: 'new baby|had a baby|newborn|baby arrived|became a dad|became a mum|became a grandmother|became a grandfather|a grandchild',
    replies: ['Congratulations!', 'What lovely news, congratulations!'],
    feature: 'parents',
  },
  {
    key: 'pregnancy',
    said: 'im pregnant|were pregnant|shes pregnant|is pregnant|expecting a baby|were expecting|shes expecting|baby on the way',
    replies: ['Congratulations!', 'What happy news!'],
    feature: null,
  },
  {
    key: 'success',
    said: 'got promoted|got a promotion|got the job|new job|got a raise|pay rise|passed my exam|passed my exams|passed my driving test|passed her exams|passed his exams|graduated|got into university|finished my thesis|sold the house|bought a house|got the keys|won the lottery|we won|got the visa|all clear|beat cancer|retired today|i retired|handed in my notice|aced my',
    replies: ['Well done!', 'Congratulations!'],
    feature: 'celebration',
  },
];

const PHRASES = new Phrases(NEWS.flatMap((news) => news.said.split('|').map((phrase) => [phrase, news] as const)));

/** News after which nobody is told to enjoy themselves. */
const SAD: ReadonlySet<string> = new Set(['break-up', 'lost job', 'grief', 'hard talk', 'hospital']);

/** Whether one of some messages tells of hard times. */
export const isSomber = (messages: readonly string[]): boolean =>
  messages.some((message) => SAD.has(newsIn(tokenize(message))?.key ?? ''));

/** The news that a message tells, of several the one that says most; null where it tells none. */
export const newsIn = (tokens: readonly Token[]): News | null => {
  const isFigurative = ({ from, to }: Span<News>) =>
    tokens.slice(from, to).some((_, by) => isFigure(tokens, from + by));
  const told = new Set(PHRASES.findAll(tokens).flatMap((span) => (isFigurative(span) ? [] : [span.value])));
  return NEWS.find((news) => told.has(news)) ?? null;
};
