import { stemsOf } from '../text/tokens.ts';

/**
 * What people speak of at a restaurant, each in a line of words: a question about chairs is answered by a word on benches. Words of a line
 * need not mean the same, nor say yes or no to one another; a word can be in several.
 */
const MATTERS = `
bill check tab pay paid payment settle till cash card charge atm machine contactless
bill check split divide separate separately
tip gratuity service percent surcharge
price cost charge fee expensive cheap pricey dear dollar euro pound free afford
entrance fee charge cover ticket admission show gig concert
seat chair stool bench armchair sofa cushion sit seating pew booth banquette perch furniture comfortable comfy upholstered
sit seat seating table stool bench stand standing perch curb
seat stool table people fit capacity guest big small size tiny cramped hold narrow roomy spacious large
stranger share shared communal neighbour whoever
outside outdoor outdoors garden terrace patio yard courtyard deck sidewalk pavement kerb lawn porch balcony rooftop
view see overlook window watch sight look above rooftop panorama
warm cold heater heating blanket fire stove fireplace draughty chilly radiator hearth burner winter freezing
hot stuffy air conditioning aircon fan cool ventilated
wear dress jacket tie shirt jeans trainers shorts heels formal casual smart fancy
trainers shoes boots slippers socks barefoot
rush hurry hurried linger unhurried brisk leisurely
stay linger hour afternoon evening hurry sitting
fast quick slow speed minute swift prompt brisk
wait queue line busy packed full crowded popular
book reserve reservation booking phone ring ahead advance telephone
waiter waitress server service staff friendly rude brusque brisk kind surly welcome host fussy attentive nice charming
regular same always neighbour
crowd clientele people student local tourist young
chef cook owner family brother sister cousin husband wife couple mother father son daughter
music band singer sing song record playlist jazz piano guitar accordion fiddle choir radio dj perform violin brass drum
show concert gig band stage act perform dancer dancing magician cabaret
tv television telly screen match football rugby cricket sport
loud noisy noise quiet hush hear echo talk chat conversation shout whisper din murmur sound deafening silence silent volume
private confidential talk booth corner alcove
dark dim bright lighting candle candlelit candlelight lit flattering
smell smoke smoky scent perfume
dog puppy pet animal hound lead leash
child kid baby toddler pram stroller pushchair buggy highchair teenager
stairs step lift elevator ramp wheelchair level accessible walker access
park parking car drive truck lot garage van
bus tram train metro station ferry
clean spotless dirty tidy
newspaper paper news magazine book read library
computer laptop socket plug outlet charger desk
alcohol licence licensed booze dry unlicensed beer wine cocktail drink
byob corkage bottle own carry
sober teetotal abstemious mocktail nonalcoholic juice cordial lemonade tonic
menu dish course choice change weekly daily season seasonal blackboard fixed carte
portion size huge half generous hungry
spicy spice hot heat mild gentle chilli fiery numbing
flavour scoop tub
takeaway takeout deliver rider delivery
close shut last late latest kitchen midnight stop finish end
age adult under over minor
party hire rent private room separate space event
meal eat food hungry snack nibble bite kitchen dish
minimum smallest least
refill second top bottomless endless
child kid amuse entertain watch play toy crayon
sell sold out run gone finish
fresh caught season local
strong weak stiff
sweet bitter sour
`;

const rows = MATTERS.trim()
  .split('\n')
  .map((line) => new Set(stemsOf(line)));

const OF = new Map<string, ReadonlySet<string>[]>();
for (const row of rows) for (const stem of row) OF.set(stem, [...(OF.get(stem) ?? []), row]);

/** The words that speak of the same matter as a stem, in one line for each; none where it is no such word. */
export const mattersOf = (stem: string): readonly ReadonlySet<string>[] => OF.get(stem) ?? [];
