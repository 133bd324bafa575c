import type { DemoRestaurant } from '@saffron/db/demo-guide/types';

type Notes = NonNullable<DemoRestaurant['notes']>;

/** A restaurant of which only the notes matter here. */
const place = (name: string, cuisine: string, notes: Notes): DemoRestaurant => ({
  name,
  cuisine,
  notes,
  neighborhood: 'Old Quay',
  price: 2,
  rating: 4,
  bar: false,
  restaurant: true,
  meals: [],
  reservations: false,
  tags: [],
  website: null,
  address: null,
  phone: null,
  hours: null,
  location: null,
});

/** Places of another town than that of the demo guide, by several editors. */
export const OTHER_TOWN: readonly DemoRestaurant[] = [
  place('Taqueria El Farolito Verde', 'Mexican', {
    vibe: 'Orange walls, six plastic tables and a salsa bar you help yourself from. The line looks bad at half past twelve and moves fast. Cash, or the machine by the door that charges three dollars.',
    food_notes:
      'Tacos on two corn tortillas: al pastor, tongue, carnitas, mushroom with epazote. Burritos come the size of a forearm. Horchata from the barrel, no beer.',
    occasions: 'A fast lunch, feeding teenagers.',
  }),
  place('Baraka Grill', 'Lebanese', {
    vibe: 'A big bright room with families on every side and cartoons on the corner screen. Cousins run the floor and nobody is hurried out. The owner closes for half an hour at sunset in Ramadan.',
    food_notes:
      'Everything from the grill is halal. Mixed platter for four at $58, garlic sauce by the bucket, fattoush with plenty of sumac. They will do a whole lamb if you tell them a day ahead.',
    occasions: 'Big family dinners. Somebody always has a birthday.',
  }),
  place('Osteria Pallino', 'Italian', {
    vibe: 'Twelve tables under a brick vault, candle stubs in bottles. Jackets are not needed but nobody wears a cap. You go down nine steps from the street and there is no other way in.',
    food_notes:
      'Tajarin with butter and sage, braised rabbit, panna cotta. Half portions of pasta on request. The corkage is $20, waived on Wednesdays.',
    occasions: 'Anniversaries, or a long talk with someone you like.',
  }),
  place('Hop & Anchor', 'Pub', {
    vibe: 'Long benches, a dartboard and the harbour through salty windows. Every big match is on, and then you will not hear your own name. Dogs get a bowl and a biscuit.',
    food_notes:
      'Sixteen taps, half of them from the county. The fish pie is the one to have; the burgers are frozen. Kitchen packs up at nine.',
    occasions: 'After work with a crowd. Not for a quiet word.',
  }),
  place('Lantern House', 'Cantonese', {
    vibe: 'Three floors with a lift, round tables with turntables, trolleys until three. On Sunday the stairs are full by eleven, so take a ticket and walk around the block.',
    food_notes:
      'Har gow, rice rolls, salted egg buns. The roast pig for ten must be ordered two days before. Most of the dumplings have pork in them.',
    occasions: 'Grandmothers, weddings, hungry teams.',
  }),
  place('Kiln Street Bakery', 'Bakery', {
    vibe: 'Four stools and a window onto the ovens. Prams do not fit; leave them under the awning. Loaves are gone by noon on Saturday.',
    food_notes:
      'Rye, seeded sour, cardamom knots, sausage rolls. Filter coffee with one free refill. Rolls are filled with egg, ham or roast squash.',
    occasions: 'Breakfast on your feet.',
  }),
  place('Nine Bells', 'Cocktail bar', {
    vibe: 'You ring, someone looks you over, and you sink into a leather chair. Lights are so low that menus come with a torch. Twenty-one and over, without exception.',
    food_notes:
      'Smoked old fashioned, clarified milk punch, a sour with plum. Olives and almonds are all there is to eat.',
    occasions: 'A second date. Late confessions.',
  }),
  place('Sundara', 'Indian', {
    vibe: 'Students at lunch, surgeons from the hospital at night. Service is brisk to the point of brusque. They add fifteen percent for tables of six and up and will not divide the bill more than four ways.',
    food_notes:
      'Dosas as long as your arm, thali with nine bowls for $17, refilled until you surrender. Ask for "student hot" only if you have finished your exams.',
    occasions: 'Quick lunch before a lecture.',
  }),
  place(
    'Pho Bac Ninh',
    'Vietnamese',
    'Soup from nine in the morning. Bowls arrive three minutes after you sit down. Brisket, tendon, meatball; no substitutions. Fans in place of air conditioning. They have no liquor licence and do not mind if you carry in a can. Pay at the till on the way out.',
  ),
  place("The Gatekeeper's Table", 'British', {
    vibe: 'The old lodge of the park, with a stove, oak and napkins like sails. Tables outside under the lime tree from May. Most men end up in a jacket. A meal takes three hours and they mean it.',
    food_notes:
      'Seven courses at $120, fewer at lunch. Venison from the estate, smoked eel, burnt honey tart. Tell them about allergies when you book and they write you a menu.',
    occasions: 'Parents visiting, graduations, one blow-out a year.',
  }),
  place("Smokestack Sally's", 'Barbecue', {
    vibe: 'A corrugated shed with picnic tables out back and gravel to leave the truck on. Country records, loud enough. Rolls of paper towel stand in for napkins.',
    food_notes:
      'Brisket by the half pound, burnt ends on Fridays, beans with bacon. When it is sold out they chalk it on the door, usually by seven. Vegans get slaw and an apology.',
    occasions: 'A gang of eight in dirty boots.',
  }),
  place('Café Lumen', 'Cafe', {
    vibe: 'Tall windows, a plug at every seat and a house rule of whispers before eleven. They ask laptops to leave the front tables free at lunch.',
    food_notes:
      'Soup of the day, grilled cheese, carrot cake. Oat and almond milk at no extra charge. Gluten-free bread on Tuesdays.',
    occasions: 'Working alone; first interviews.',
  }),
  place('Zephyr Sushi Counter', 'Japanese', {
    vibe: 'Eight seats of cypress around one man. Two sittings, at six and half past eight, and the door is locked when they begin. Perfume is frowned upon.',
    food_notes: 'Eighteen pieces, $145, tea included. No à la carte. Fish flown in twice a week.',
    occasions: 'Alone or in pairs, never in a party.',
  }),
  place("Mama Adjoa's", 'Ghanaian', {
    vibe: 'Gospel on the radio, wax prints on the chairs, and Auntie who decides what you need. There is one high chair and four laps to choose from.',
    food_notes:
      'Jollof, waakye, red red with plantain. Grilled tilapia takes forty minutes, and you should phone first. The pepper sauce is another matter.',
    occasions: 'Homesick Sundays, though she rests on Sundays.',
  }),
  place('Slate & Vine', 'Wine bar', {
    vibe: 'A slim room with a garden behind it that keeps the last of the sun. One level throughout, and a wide loo. The music stays under the talk.',
    food_notes:
      'Forty bottles under $50, a dozen by the glass. Boards of cheese, potted shrimp, toast. Nothing hot after ten.',
    occasions: 'Two friends and one bottle. They rent the cellar to parties of up to twenty.',
  }),
  place('Dragonfly Thai', 'Thai', {
    vibe: 'Bamboo, a fish tank and a parking lot shared with the tyre shop. Riders come and go with bags all evening.',
    food_notes:
      'Green curry, pad see ew, crying tiger. Heat goes from one star to five, and two is plenty. One wok does for everything, peanuts included.',
    occasions: 'A weeknight when nobody wants to cook.',
  }),
];
