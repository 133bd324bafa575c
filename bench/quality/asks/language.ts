import type { Ask } from '../ask.ts';
import { READS_ENGLISH } from './shared.ts';

/** Other languages and scripts: answered with one sentence that says which language is read, and no cards. */
export const language: Ask[] = [
  { said: 'Busco un restaurante mexicano barato', cards: 'none', says: READS_ENGLISH },
  { said: '¿Dónde puedo comer mariscos con vista?', cards: 'none', says: READS_ENGLISH },
  { said: 'je cherche un restaurant japonais pas cher', cards: 'none', says: READS_ENGLISH },
  { said: 'un restaurant végétarien pour ce soir', cards: 'none', says: READS_ENGLISH },
  { said: 'Ich suche ein günstiges thailändisches Restaurant', cards: 'none', says: READS_ENGLISH },
  { said: 'Wo gibt es gutes Frühstück in Old Harbour?', cards: 'none', says: READS_ENGLISH },
  { said: 'vorrei mangiare una pizza stasera', cards: 'none', says: READS_ENGLISH },
  { said: 'quero comida chinesa barata', cards: 'none', says: READS_ENGLISH },
  { said: 'goedkoop indiaas eten', cards: 'none', says: READS_ENGLISH },
  { said: '便宜的中餐', cards: 'none', says: READS_ENGLISH },
  { said: '寿司が食べたい', cards: 'none', says: READS_ENGLISH },
  { said: '한식당 추천해 주세요', cards: 'none', says: READS_ENGLISH },
  { said: 'дешёвая пицца', cards: 'none', says: READS_ENGLISH },
  { said: 'مطعم لبناني', cards: 'none', says: READS_ENGLISH },
  { said: 'भारतीय खाना', cards: 'none', says: READS_ENGLISH },
  { said: 'ιταλικό εστιατόριο', cards: 'none', says: READS_ENGLISH },
  { said: 'מסעדה איטלקית', cards: 'none', says: READS_ENGLISH },
  { said: 'quiero tacos in West Ferry', hard: { cuisine: 'Mexican', area: 'West Ferry' } },
  { said: 'tania polska restauracja', cards: 'none', says: READS_ENGLISH },
  { said: 'ucuz bir Türk restoranı', cards: 'none', says: READS_ENGLISH },
];
