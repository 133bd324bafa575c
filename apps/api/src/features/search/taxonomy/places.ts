/** Parts of a town by the compass: what people say, and what a guide's names of parts of town contain. */
export const COMPASS: Readonly<Record<string, { said: string; named: string }>> = {
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
};

/** What may follow a compass word when it means a part of town. */
export const PART_WORDS =
  'part|parts|side|section|area|end|end of town|region|district|quarter|zone|location|neighborhood|neighbourhood|of town|of the city|of the town|town|of city';

/** Words that name no part of town by themselves, and may be left out of its name. */
export const PLACE_NOISE: ReadonlySet<string> = new Set(
  'the district neighborhood neighbourhood area quarter town city of and village square'.split(' '),
);

/** What people call well-known cities and quarters, by the name that a guide may use. */
export const NICKNAMES: Readonly<Record<string, string>> = {
  'san francisco': 'san fran|sf|frisco|sanfran|san francisco|sfo|san fransisco|san francisco city|the city by the bay',
  'los angeles': 'la|l a|los angeles|lax|city of angels',
  'new york': 'nyc|ny|new york city|big apple|the big apple|manhattan',
  'las vegas': 'vegas|sin city',
  philadelphia: 'philly',
  'new orleans': 'nola|the big easy|n o',
  chicago: 'chi town|the windy city|windy city',
  washington: 'dc|d c|washington dc',
  'san jose': 'sj|san jo',
  oakland: 'oaktown',
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
};
