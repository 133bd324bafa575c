import type { Ask } from '../ask.ts';

const CHINESE = ['Chinese', 'Cantonese', 'Sichuan'];

/** Other languages and scripts: understood as far as it goes, and answered politely. */
export const language: Ask[] = [
  { said: 'Busco un restaurante mexicano barato', hard: { cuisine: 'Mexican', price: [1] }, says: /¡|gusto/i },
  {
    said: '¿Dónde puedo comer mariscos con vista?',
    hard: { cuisine: 'Seafood' },
    best: { tag: 'View' },
    says: /¡|gusto/i,
  },
  {
    said: 'je cherche un restaurant japonais pas cher',
    hard: { cuisine: 'Japanese', price: [1, 2] },
    says: /plaisir|bonjour|volontiers/i,
  },
  {
    said: 'un restaurant végétarien pour ce soir',
    hard: { any: [{ cuisine: ['Vegetarian', 'Vegan'] }, { tag: 'Vegetarian friendly' }] },
    says: /plaisir|bonjour|volontiers/i,
  },
  { said: 'Ich suche ein günstiges thailändisches Restaurant', hard: { cuisine: 'Thai', price: [1] }, says: /gern/i },
  {
    said: 'Wo gibt es gutes Frühstück in Old Harbour?',
    hard: { area: 'Old Harbour', meal: 'breakfast' },
    says: /gern/i,
  },
  {
    said: 'vorrei mangiare una pizza stasera',
    hard: { cuisine: 'Pizza', meal: 'dinner' },
    says: /volentieri|piacere|certo/i,
  },
  { said: 'quero comida chinesa barata', hard: { cuisine: CHINESE, price: [1] }, says: /gosto|prazer|claro|olá/i },
  { said: 'goedkoop indiaas eten', hard: { cuisine: 'Indian', price: [1] }, says: /graag/i },
  { said: '便宜的中餐', hard: { cuisine: CHINESE, price: [1] }, says: /\p{Script=Han}/u },
  { said: '寿司が食べたい', hard: { text: /sushi|sashimi|hand rolls/i }, says: /[\p{Script=Hiragana}\p{Script=Han}]/u },
  { said: '한식당 추천해 주세요', hard: { cuisine: 'Korean' }, says: /\p{Script=Hangul}/u },
  { said: 'дешёвая пицца', hard: { cuisine: 'Pizza', price: [1] }, says: /\p{Script=Cyrillic}/u },
  { said: 'مطعم لبناني', hard: { cuisine: 'Lebanese' }, says: /\p{Script=Arabic}/u },
  { said: 'भारतीय खाना', hard: { cuisine: 'Indian' }, says: /\p{Script=Devanagari}/u },
  { said: 'ιταλικό εστιατόριο', hard: { cuisine: 'Italian' }, says: /\p{Script=Greek}/u },
  { said: 'מסעדה איטלקית', hard: { cuisine: 'Italian' }, says: /\p{Script=Hebrew}/u },
  { said: 'quiero tacos in West Ferry', hard: { cuisine: 'Mexican', area: 'West Ferry' } },
  { said: 'tania polska restauracja', hard: { cuisine: 'Polish', price: [1] } },
  { said: 'ucuz bir Türk restoranı', hard: { cuisine: 'Turkish', price: [1] } },
];
