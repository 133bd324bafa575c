import { type Cue, FOOD } from './cue.ts';

/** Years that people celebrate; the first of them are days of a month, too. */
const BIRTHDAYS: readonly string[] = '18th 21st 30th 40th 50th 60th 65th 70th 75th 80th 85th 90th 100th'.split(' ');

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
    says: '_ chef/cook/waiter/waitress/teacher/lesson/lessons/class/factory/oven/recipe/cookbook',
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
    says: '_ at/starts/begins/finishes/ends/tonight/tomorrow/first/before/afterwards/later',
    role: 'background',
    keys: ['live music'],
    said: ['concert', 'gig'],
    example: 'the [gig] starts at eight',
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
  { says: 'job/phone/visa _', role: 'background', keys: ['business'], example: 'had a job [interview]' },
  // The same words in another sense.
  {
    says: 'any/the/which/what/that/this/same/another/different/later/earlier/new/change _',
    role: 'background',
    keys: ['date'],
    said: ['date', 'dates'],
    example: 'any [date] works for us',
  },
  {
    says: '_ of/hours/hour/days/weeks/minutes/mins/drinks/beers/pints/rounds/years',
    role: 'background',
    keys: ['date'],
    said: ['couple'],
    example: 'a [couple] hours with a book',
  },
  {
    says: 'raining/pouring/wet/cold/freezing/snowing/miserable/horrible/grim/boiling/hot _',
    role: 'background',
    keys: ['terrace'],
    example: "it's miserable [outside]",
  },
  {
    says: 'my/our/the _ is/has/died/went/keeps/stopped/at',
    role: 'background',
    keys: ['wifi'],
    said: ['wifi', 'wi fi'],
    example: 'my [wifi] is down',
  },
  {
    says: '_ down/up/bread/my/the/a/his/her/out/into/off',
    role: 'background',
    of: ['price'],
    said: ['broke'],
    example: 'we [broke] up',
  },
  {
    says: '_ is? fine/ok/okay/good/open/flexible/generous/big/healthy/unlimited/decent',
    role: 'background',
    of: ['price'],
    said: ['budget', 'budgets'],
    example: 'the [budget] is fine',
  },
  { says: 'im/were/am/are/is _', role: 'background', keys: ['new'], example: 'I am [new] in town' },
  {
    says: '_ ish? saturday/sunday/weekend? breakfast/brunch/brekkie/brekky/lunch/morning/afternoon',
    role: 'background',
    keys: ['late', 'early'],
    example: 'a [late] Sunday breakfast',
  },
  {
    says: '_ is/was bad/broken/sore/gone/replaced/playing/giving',
    role: 'background',
    keys: ['trendy'],
    said: ['hip'],
    example: 'her [hip] is bad',
  },
  {
    says: 'sore/broken/bust/left/right/replacement _',
    role: 'background',
    keys: ['trendy'],
    said: ['hip'],
    example: 'a sore [hip]',
  },
  {
    says: '_ of the/my/our/his/her/their dad/mum/mom/dads/mums/moms/gran/grans/death/passing',
    role: 'background',
    keys: ['anniversary'],
    example: "the [anniversary] of my dad's death",
  },
  { says: 'second/third _', role: 'background', keys: ['bestrated'], said: ['best'], example: 'and the second [best]' },
  {
    says: '_ night/evening/day/week/thing/reason/moment/second/drink/course/dish',
    role: 'background',
    keys: ['solo'],
    said: ['for one'],
    example: 'in town [for one] night',
  },
  {
    says: 'the/on/until/till/from/by/before/after _',
    role: 'background',
    keys: ['celebration'],
    said: BIRTHDAYS,
    example: 'dinner on the [30th]',
  },
  {
    says: '_ street/st/avenue/ave/floor/time/place/anniversary/one/of',
    role: 'background',
    keys: ['celebration'],
    said: BIRTHDAYS,
    example: 'near [60th] street',
  },
  { says: '_ notice', role: 'background', of: ['feature'], example: 'sorry for the [late] notice' },
];
