import { table } from '../../../table.ts';
import { wordSet } from '../text/word-set.ts';

/** Parts of a town by the compass: what people say, and what a guide's names of parts of town contain. */
export const COMPASS: Readonly<Record<string, { said: string; named: string }>> = table({
  northeast: { said: 'northeast|north east|northeastern', named: 'northeast|north east|ne' },
  northwest: { said: 'northwest|north west|northwestern', named: 'northwest|north west|nw' },
  southeast: { said: 'southeast|south east|southeastern', named: 'southeast|south east|se' },
  southwest: { said: 'southwest|south west|southwestern', named: 'southwest|south west|sw' },
  north: {
    said: 'north|northern|northside|north side|uptown|up north|northend|north end',
    named: 'north|northern|northside|uptown|upper',
  },
  south: {
    said: 'south|southern|southside|south side|down south|southend|south end',
    named: 'south|southern|southside|lower',
  },
  east: { said: 'east|eastern|eastside|east side|eastend|east end', named: 'east|eastern|eastside' },
  west: { said: 'west|western|westside|west side|westend|west end', named: 'west|western|westside' },
  centre: {
    said: 'centre|center|central|centrally|city centre|city center|town centre|town center|centre of town|center of town|centre of the city|center of the city|middle of town|middle of the city|heart of town|heart of the city|downtown|down town|inner city|city core|central area|in town centre|midtown|mid town|cbd|central part|centrally located|high street',
    named: 'centre|center|central|downtown|city centre|midtown|inner city|old town|cbd|city center|core',
  },
});

/** What may follow a compass word when it means a part of town. */
export const PART_WORDS =
  'part|parts|side|section|area|end|end of town|region|district|quarter|zone|location|neighborhood|neighbourhood|of town|of the city|of the town|town|of city';

/** Words that name no part of town by themselves, and may be left out of its name. */
export const PLACE_NOISE: ReadonlySet<string> = wordSet(
  'the district neighborhood neighbourhood area quarter town city of and village square',
);

/** What streets and quarters are called, whatever stands before it. */
export const STREETS: ReadonlySet<string> = wordSet(`
  district quarter town city village square street road lane row alley hill market quay wharf garden park mile end side corner yard dock bridge
  gate green court field heights bay beach harbour harbor island point valley creek mill hall cross way walk avenue terrace temple exchange port`);

/** What people call well-known cities and quarters, by the name that a guide may use. */
export const NICKNAMES: Readonly<Record<string, string>> = table({
  'san francisco':
    'san fran|sf|frisco|sanfran|san francisco|sfo|san fransisco|san francisco city|the city by the bay|mission district|the mission|north beach|soma|the marina|haight|nob hill|fishermans wharf|union square|japantown|embarcadero|the castro',
  'los angeles': 'la|l a|los angeles|lax|city of angels',
  'new york': 'nyc|ny|new york city|big apple|the big apple|manhattan',
  'las vegas': 'vegas|sin city',
  philadelphia: 'philly',
  'new orleans': 'nola|the big easy|n o',
  chicago: 'chi town|the windy city|windy city',
  washington: 'dc|d c|washington dc',
  'san jose': 'sj|san jo|santana row',
  oakland: 'oaktown|jack london square',
  berkeley: 'berzerkeley|berkely',
  'palo alto': 'palo|stanford',
  'redwood city': 'rwc',
  'south san francisco': 'ssf|south sf|south san fran',
  'san diego': 'sd|s d',
  'salt lake city': 'slc|salt lake',
  'kansas city': 'kc',
  'saint louis': 'st louis|stl|st louie',
  'saint paul': 'st paul',
  atlanta: 'atl|hotlanta',
  portland: 'pdx',
  seattle: 'emerald city',
  london: 'ldn',
  birmingham: 'brum',
  manchester: 'manc|mcr',
  chinatown: 'china town',
  waterfront: 'the water front|water front|riverfront|seafront|sea front',
  harbour: 'harbor|the port|harbourside|harborside|harbour side|docks|the docks|marina|docklands',
  'old town': 'old city|historic centre|historic center|old quarter|historic district|altstadt',
  university: 'campus|uni|university area|college|student quarter|near campus|university district',
  station: 'train station|railway station|central station|the station',
  airport: 'the airport',
  strand: 'beach|the beach|beachfront|beachside|the seaside',
  beach: 'the beach|beachfront|beachside|the seaside',
  market: 'the market|market hall|market square',
  riverside: 'the river|river bank|riverbank|by the river',
});

/** What people call several towns together, by the names of the towns. */
export const REGIONS: Readonly<Record<string, string>> = table({
  'east bay':
    'oakland|berkeley|emeryville|alameda|albany|el cerrito|richmond|san leandro|hayward|fremont|newark|union city|castro valley|pleasanton|dublin|livermore|san ramon|walnut creek|concord|pleasant hill|lafayette|orinda|danville|piedmont',
  'south bay':
    'san jose|santa clara|sunnyvale|cupertino|campbell|mountain view|milpitas|los gatos|saratoga|morgan hill|gilroy|los altos|palo alto',
  'silicon valley':
    'san jose|santa clara|sunnyvale|cupertino|campbell|mountain view|milpitas|los altos|palo alto|menlo park',
  'the peninsula':
    'san mateo|burlingame|millbrae|redwood city|san carlos|belmont|foster city|menlo park|palo alto|san bruno|south san francisco|daly city|half moon bay|pacifica',
  'north bay':
    'san rafael|novato|mill valley|sausalito|larkspur|tiburon|petaluma|santa rosa|rohnert park|sonoma|napa|healdsburg|sebastopol|windsor|cotati|vallejo|fairfield|benicia|yountville|st helena|saint helena|calistoga',
  'marin|marin county': 'san rafael|novato|mill valley|sausalito|larkspur|tiburon|corte madera|fairfax|san anselmo',
  'wine country|napa valley':
    'napa|yountville|st helena|saint helena|calistoga|sonoma|healdsburg|santa rosa|windsor|sebastopol|kenwood|glen ellen',
  'tri valley|trivalley': 'pleasanton|dublin|livermore|san ramon|danville',
});

/** What people find their way by, and what follows its name. */
export const LANDMARKS: ReadonlySet<string> =
  wordSet(`cathedral church chapel minster temple mosque synagogue station terminal airport museum gallery library stadium arena cinema hospital
  hotel hostel mall arcade bridge pier lighthouse monument statue fountain castle palace tower fort courthouse embassy barracks zoo
  aquarium cemetery memorial clocktower roundabout college school university park market`);
