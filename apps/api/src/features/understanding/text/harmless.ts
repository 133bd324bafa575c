import type { Sentence } from './sentences.ts';

/** Notes are written by anyone: a sentence that gives orders, links or markup is no reason to eat somewhere. */
const NOT_A_REASON =
  /https?:|www\.|\.(?:com|net|org)\b|@|[<>{}[\]`|\\]|\b(?:ignore|disregard|instructions?|prompt|assistant|chatbot|language model|AI|system|developer|must (?:say|recommend|reply)|always (?:say|recommend|reply)|you are now|reply with|respond|click|visit our|subscribe|password|token|script|voucher)\b|\b(?:all|every|any) other (?:restaurants?|places?)\b|\bI(?:['’]ll| will| am|['’]m)\b|\bfrom now on\b/i;
/** What the guide's own fields tell: stars, ratings, prizes. Notes that claim them may claim anything. */
const CLAIM =
  /\bmichelin\b|\b(?:rated|rating)\b|\d(?:\.\d)? (?:out of|\/) ?(?:5|five|10|ten)\b|\bawards?\b|\bcheapest\b/i;

/** Whether a sentence of notes can be told at all: it gives no orders, leads nowhere, and claims nothing that the guide's fields tell. */
export const isHarmless = ({ text }: Sentence): boolean => !CLAIM.test(text) && !NOT_A_REASON.test(text);
