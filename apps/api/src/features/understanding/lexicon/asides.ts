import { type Cue, FOOD } from './cue.ts';

/** The words around what is only told of, or meant in another sense. */
export const ASIDES: readonly Cue[] = [
  // What is told of people and of the day.
  {
    says: 'bring/bringing/brought/get/got/take/taking * own/homemade … _',
    role: 'background',
    of: FOOD,
    example: 'we are bringing our own [cake]',
  },
  {
    says: 'live/lives/lived/living above/over/opposite/beside/behind/by/beneath … _',
    role: 'background',
    of: FOOD,
    example: 'we live above a [bakery]',
  },
  {
    says: 'work/works/worked/working/job/shift in/at/for/as … _',
    role: 'background',
    of: FOOD,
    example: 'I work in a [cafe]',
  },
  {
    says: 'run/runs/ran/own/owns/owned/manage/manages a/an/the _',
    role: 'background',
    of: FOOD,
    example: 'my brother owns a [bakery]',
  },
  {
    says: 'she/he/we/they/i/mum/mom/dad/wife/husband/friend cooked/baked/grilled/fried/served … _',
    role: 'background',
    of: FOOD,
    example: 'she cooked a lovely [roast]',
  },
  {
    says: '_ date/dates/decker/dutch/check/checked/room/bed/shift',
    role: 'background',
    of: FOOD,
    example: 'a [double] date',
  },
  {
    says: 'used to eat/have/like/love/enjoy/do … _',
    role: 'background',
    of: FOOD,
    example: 'we used to eat [beef] every day',
  },
  {
    says: '_ van/stall/chef/cook/waiter/waitress/teacher/lesson/lessons/class/factory/oven/recipe/cookbook',
    role: 'background',
    of: FOOD,
    example: 'my flatmate is a [pastry] chef',
  },
  // Where people come from and go to beside the meal.
  {
    says: 'before/after/during the/my/our/this/that/school? _',
    role: 'background',
    keys: ['live music', 'sports', 'business', 'games', 'take-out'],
    example: 'noodles after the [rugby]',
  },
  {
    says: 'to/at/from a/the/my/our/her/his _',
    role: 'background',
    keys: ['live music', 'sports'],
    example: 'we are off to a [gig]',
  },
  {
    says: 'sat/walked/strolled/wandered/stuck/stood/played/swam/spent/drove * by/on/in/along/at/behind/through? the? _',
    role: 'background',
    keys: ['sea', 'water', 'terrace', 'view'],
    example: 'we walked along the [river]',
  },
  {
    says: '_ is/are/stay/stays/staying with the/my/our/her/his/their',
    role: 'background',
    keys: ['kids', 'dog'],
    example: 'the [children] are with their aunt',
  },
  {
    says: 'kids/children/boys/girls/baby/dog is/are/stay/stays/staying with the/my/our/her/his/their _',
    role: 'background',
    keys: ['parents'],
    example: 'the boys are with their [grandma]',
  },
  {
    says: '_ went/dragged/overran/ran/was/got badly/on/over/late/well/terribly/cancelled',
    role: 'background',
    keys: ['business'],
    example: 'my [meeting] ran over',
  },
  {
    says: '_ my/our/his/her/their/up/friends/someone/him/them/you',
    role: 'background',
    keys: ['business'],
    example: '[meeting] my cousin in Eastgate',
  },
  {
    says: '_ died/passed/is/was/has dead/gone/away/buried/died/passed/today/yesterday',
    role: 'background',
    keys: ['dog', 'parents'],
    example: 'our [dog] died today',
  },
  {
    says: 'im/am/were/running/youre/bit _ to/for/again/sorry/already',
    role: 'background',
    keys: ['late'],
    example: "sorry I'm [late] to this",
  },
  {
    says: '_ in/inside my/his/her/the belly/eyes/heart',
    role: 'background',
    keys: ['fire'],
    example: '[fire] in my belly',
  },
  { says: 'job/phone/visa _', role: 'background', keys: ['business'], example: 'had a job [interview]' },
  { says: 'school/nursery/airport _', role: 'background', keys: ['take-out'], example: 'the airport [pickup]' },
  // The same words in another sense.
  { says: 'worth/give/giving/gave it? a _', role: 'background', keys: ['drinks'], example: 'worth a [shot]' },
  {
    says: 'raise/raised/raises/set/sets/lower/lowered the _',
    role: 'background',
    keys: ['drinks'],
    example: 'that raised the [bar]',
  },
  {
    says: 'youre/are such? an/a absolute/total/real/proper? _',
    role: 'background',
    keys: ['bestrated', 'local'],
    example: "you're a [star]",
  },
  {
    says: '_ of my/our/your/his/her',
    role: 'background',
    keys: ['bestrated'],
    example: '[top] of my list',
  },
  { says: '_ floor/shelf/deck/corner', role: 'background', keys: ['bestrated'], example: 'I live on the [top] floor' },
  { says: '_ points', role: 'background', keys: ['celebration'], example: '[bonus] points for a quiet corner' },
  {
    says: '_ question/questions/q/favour/favor/word/check/query/ask',
    role: 'background',
    keys: ['quick'],
    example: '[quick] question',
  },
  { says: '_ notice', role: 'background', of: ['feature'], example: 'sorry for the [late] notice' },
  {
    says: 'is/was/hes/shes/such/being an/a absolute/total/complete/real? _',
    role: 'background',
    keys: ['jerk', 'mole', 'escargot'],
    example: 'my landlord is a [jerk]',
  },
  {
    says: 'lets/to/just/gonna/can/could/well/ill _ it',
    role: 'background',
    of: ['dish'],
    example: "let's [wing] it",
  },
  {
    says: '_ up/things',
    role: 'background',
    keys: ['sandwiches', 'spicy'],
    example: 'we have to [wrap] up by nine',
  },
  { says: 'on the _', role: 'background', keys: ['doubles'], example: 'food on the [double]' },
];
