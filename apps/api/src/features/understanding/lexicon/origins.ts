import { stemsOf } from '../text/tokens.ts';
import { wordSet } from '../text/word-set.ts';

/**
 * Cities, regions and peoples, by the kitchen that somebody from there misses. By themselves they are no wish, since people also travel:
 * {@link HOMELY} words beside them make them one.
 */
export const ORIGINS: Readonly<Record<string, string>> = {
  chinese: 'beijing|guangzhou|hangzhou|xian',
  shanghainese: 'shanghai',
  cantonese: 'hong kong|macau|guangdong',
  sichuan: 'chengdu|chongqing',
  taiwanese: 'taipei',
  japanese: 'tokyo|osaka|kyoto|sapporo|fukuoka|hokkaido',
  korean: 'seoul|busan',
  thai: 'bangkok|chiang mai|phuket|isaan',
  vietnamese: 'saigon|hanoi|ho chi minh city|ho chi minh|da nang|hoi an',
  cambodian: 'phnom penh',
  malaysian: 'kuala lumpur|penang',
  indonesian: 'jakarta|yogyakarta',
  filipino: 'manila|cebu',
  indian: 'mumbai|bombay|delhi|new delhi|kolkata|calcutta|hyderabad|bangalore|rajasthan|lucknow',
  'south indian': 'chennai|kochi',
  'north indian': 'amritsar|punjab',
  pakistani: 'karachi|lahore|islamabad|peshawar',
  bangladeshi: 'dhaka',
  'sri lankan': 'colombo|kandy|jaffna',
  nepalese: 'kathmandu',
  afghan: 'kabul',
  persian: 'tehran|isfahan',
  lebanese: 'beirut|tripoli',
  syrian: 'damascus|aleppo',
  israeli: 'tel aviv|jerusalem|haifa',
  palestinian: 'ramallah|gaza|nablus',
  iraqi: 'baghdad',
  egyptian: 'cairo|alexandria',
  turkish: 'istanbul|ankara|izmir|gaziantep',
  moroccan: 'marrakech|marrakesh|casablanca|fez|tangier',
  tunisian: 'tunis',
  ethiopian: 'addis ababa',
  eritrean: 'asmara',
  somali: 'mogadishu',
  nigerian: 'lagos|abuja|ibadan',
  ghanaian: 'accra|kumasi',
  senegalese: 'dakar',
  kenyan: 'nairobi|mombasa',
  'south african': 'cape town|johannesburg|durban',
  greek: 'athens|crete|thessaloniki|corfu|santorini|mykonos',
  italian: 'rome|milan|bologna|turin|genoa|modena|puglia',
  neapolitan: 'naples|napoli',
  sicilian: 'palermo|catania',
  spanish: 'madrid|seville|sevilla|granada|valencia|malaga|andalusia',
  catalan: 'barcelona',
  basque: 'san sebastian|bilbao',
  portuguese: 'lisbon|lisboa|porto|algarve',
  french: 'paris|lyon|marseille|toulouse',
  alsatian: 'strasbourg',
  belgian: 'brussels|bruges|antwerp|ghent',
  dutch: 'amsterdam|rotterdam',
  german: 'berlin|munich|hamburg|cologne|frankfurt',
  austrian: 'vienna|salzburg',
  swiss: 'zurich|geneva',
  british: 'london|yorkshire|manchester|liverpool',
  irish: 'dublin|galway',
  scottish: 'edinburgh|glasgow',
  swedish: 'stockholm|gothenburg',
  danish: 'copenhagen',
  norwegian: 'oslo|bergen',
  finnish: 'helsinki',
  polish: 'warsaw|krakow|cracow|gdansk|wroclaw',
  czech: 'prague',
  hungarian: 'budapest',
  romanian: 'bucharest',
  russian: 'moscow|st petersburg',
  ukrainian: 'kyiv|kiev|odesa|odessa|lviv',
  georgian: 'tbilisi|batumi',
  armenian: 'yerevan',
  cajun: 'new orleans',
  southern: 'memphis|nashville|charleston|savannah',
  'tex-mex': 'texas|austin|san antonio',
  american:
    'new york|nyc|chicago|boston|los angeles|san francisco|seattle|portland|denver|detroit|minneapolis|milwaukee|philadelphia|washington dc|las vegas|miami|dallas|houston|atlanta|san diego',
  canadian: 'toronto|vancouver|montreal|ottawa',
  australian: 'sydney|melbourne|brisbane',
  australasian: 'auckland|wellington',
  hawaiian: 'honolulu|maui',
  mexican: 'mexico city|guadalajara|tijuana|oaxaca|puebla',
  argentinian: 'buenos aires|mendoza',
  brazilian: 'rio|rio de janeiro|sao paulo|bahia',
  peruvian: 'lima|cusco|arequipa',
  colombian: 'bogota|medellin',
  venezuelan: 'caracas',
  chilean: 'santiago',
  jamaican: 'kingston',
  cuban: 'havana',
  caribbean: 'trinidad|barbados|port of spain',
  'puerto rican': 'san juan',
};

/** Words shortly before a place that wish for its food. */
export const HOMELY = wordSet(
  'homesick miss misses missing missed taste tastes tasting flavour flavours flavor flavors nostalgic longing pining craving craves crave food cooking dishes kitchen reminds remind reminded dreaming transport transports',
);
/** Words anywhere in a message that wish for the food of the place that somebody is from. */
export const HOME = wordSet('homesick homesickness homeland expat');
/** "A taste of home", "like home", "she misses home". */
export const OF_HOME = wordSet('of like from miss misses missing');

/** Every word of those places, so that none is taken for a misspelt dish. */
export const ORIGIN_WORDS: ReadonlySet<string> = new Set(
  Object.values(ORIGINS).flatMap((places) => places.split('|').flatMap(stemsOf)),
);
