import { wordSet } from './word-set.ts';

/** Words that join others, and are like any other that does. */
export const JOINING: ReadonlySet<string> = wordSet(
  'the and of in to for with from by at as on that which who it its is are be was one two all any every each other than then when where if so but or not no you your they them their he she his her this there here what how up out over under before after into only own more most some such very just even will can may',
);
