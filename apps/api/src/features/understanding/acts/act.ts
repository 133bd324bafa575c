/**
 * What a message may do; several at once. Definitions and examples are in apps/api/training/acts/definitions.md. The order is that of
 * the weights: append, and train again.
 */
export const ACTS = [
  'inform',
  'exclude',
  'relax',
  'adjust',
  'more',
  'reject',
  'select',
  'ask_fact',
  'ask_about',
  'ask_opinion',
  'compare',
  'rank',
  'list',
  'count',
  'plan',
  'near',
  'book',
  'state',
  'social',
  'out_of_scope',
  'safety',
] as const;

export type Act = (typeof ACTS)[number];

/** What the reply before did: showed places, asked something back, answered a question, … */
export type Reply = 'showed' | 'listed' | 'planned' | 'compared' | 'answered' | 'asked' | 'chatted';
