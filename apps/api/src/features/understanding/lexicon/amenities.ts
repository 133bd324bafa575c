import type { Feature } from './feature.ts';

/** Verbs before what one pays by: "that takes cards", "if they accept Apple Pay". */
const PAID_BY = [
  'take',
  'takes',
  'taking',
  'accept',
  'accepts',
  'accepting',
  'pay by',
  'pay with',
  'paying by',
  'paying with',
]
  .flatMap((verb) =>
    'card|cards|credit cards|credit card|debit cards|debit card|amex|apple pay|google pay|contactless'
      .split('|')
      .map((what) => `${verb} ${what}`),
  )
  .join('|');

/**
 * What a house has or allows, by the key of the attribute that its notes are read for: people ask whether a place has it, and wish for a place
 * that has. `shown` and `against` are mostly the words of the attribute as well.
 */
export const AMENITIES = {
  cards: {
    label: 'card payment',
    said: `${PAID_BY}|card payment|card payments|contactless payment|pay with my phone|pay by phone|pay with a phone|not cash only|isnt cash only|no cash only|have no cash|dont have cash|dont carry cash|dont have any cash|got no cash|havent got cash|havent any cash|only have a card|only have my card|only got a card|only got my card|only have cards|no cash on me|without cash`,
    shown:
      'take cards|accept cards|cards accepted|pay by card|credit card|debit card|card payment|card only|contactless|apple pay|google pay|cashless|amex',
    against: 'cash only|only cash|only takes cash|bring cash|cash is king|strictly cash|atm inside',
  },
  cash: {
    label: 'cash',
    said: 'only have cash|only got cash|only have cash on me|have only cash|just cash|just have cash|pay cash|pay in cash|pay with cash|paying cash|paying in cash|takes cash|take cash|accepts cash|accept cash|not card only|isnt card only|no card on me|without a card|have no card|dont have a card|havent got a card',
    shown:
      'take cash|takes cash|cash accepted|cash welcome|cash or card|cash only|only cash|bring cash|strictly cash|coins and notes|notes and coins',
    against: 'card only|cards only|cashless|contactless only',
  },
  'air con': {
    label: 'air conditioning',
    said: 'air con|aircon|air conditioning|air conditioned|air conditioner',
    shown: 'air conditioning|air conditioned|aircon|air con',
    room: true,
  },
  booths: {
    label: 'booths',
    said: 'booth|booths|banquette|banquettes|sofa|sofas|armchair|armchairs|comfy chairs|comfy seats|comfortable seats|comfortable chairs',
    shown: 'booth|booths|banquette|banquettes|sofa|sofas|armchairs|snug|alcove|alcoves',
    room: true,
    firm: true,
  },
  spacious: {
    label: 'plenty of room',
    said: 'spacious|roomy|elbow room|tables far apart|tables apart|space between tables|space between the tables|room between tables|room between the tables|not cramped|isnt cramped|not too cramped|not squashed|not crammed|not packed in',
    shown: 'spacious|roomy|elbow room|well spaced',
    against: 'cramped|elbow to elbow|shoulder to shoulder|jammed together',
    room: true,
  },
  dim: {
    label: 'dim light',
    said: 'dim|dimly lit|dim lighting|dim lights|low lighting|low lit|candlelit|candlelight|mood lighting|not too bright|not bright',
    shown:
      'dark|dim|dimly lit|low lit|lights are low|low lights|low light|small lamps|candles|candlelit|candlelight|pitch dark',
    against: 'bright|bright lights|brightly lit|strip lighting|fluorescent|sunny|daylight',
    room: true,
  },
  bright: {
    label: 'a bright room',
    said: 'somewhere bright|bright room|bright place|bright spot|bright and airy|brightly lit|well lit|light and airy|airy|natural light|lots of light|not dark|not too dark|not dim|not too dim',
    shown: 'bright|brightly lit|sunny|daylight|airy|tall windows|big windows|skylight|skylights',
    against: 'dim|dimly lit|low lit|windowless|pitch dark',
    room: true,
  },
  lift: {
    label: 'a lift',
    said: 'a lift|the lift|with lift|has lift|lift access|elevator',
    shown: 'lift|elevator',
    room: true,
    firm: true,
  },
  service: {
    label: 'good service',
    said: 'good service|great service|nice service|friendly service|attentive service|friendly staff|nice staff|good staff|friendly waiters|friendly people|welcoming staff|warm welcome|where the staff are nice|somewhere friendly',
    shown:
      'friendly|kind service|warm welcome|attentive|gracious|patient|welcoming|good service|knows your name|charming staff|unhurried service',
    against: 'rude|surly|slow service|service is slow|inattentive|forgetful|indifferent|brusque|curt|offhand',
  },
  toys: {
    label: 'something for children to do',
    said: 'toys|crayons|colouring books|coloring books|colouring|coloring|keep the kids busy|keep kids busy|keep the kids entertained|keep them entertained|keep the children entertained|something for the kids to do|things for kids to do|something for them to do',
    shown:
      'toys|crayons|colouring|coloring|colouring books|picture books|board games|box of games|playground|play area|play corner|play room|sandpit|swings',
    implies: 'kids',
  },
  'changing table': {
    label: 'a changing table',
    said: 'baby changing|changing table|changing tables|changing mat|baby change|changing room|changing facilities|change the baby|change a nappy|change a diaper|change nappies|change diapers',
    shown: 'baby changing|changing table|changing mat|changing facilities',
    firm: true,
    implies: 'kids',
  },
  'own cake': {
    label: 'bringing a cake',
    said: 'bring a cake|bring cake|bring the cake|bring our own cake|bring my own cake|bring our cake|bring in a cake|bring in our own cake',
    shown: 'bring a cake|bring your own cake|own cake|own cakes|cake with a candle|cakeage',
    against: 'no outside food|no outside cakes|no outside desserts',
  },
  'birthday cake': {
    label: 'a birthday cake',
    said: 'birthday cake|birthday cakes|cake with candles|cake with a candle',
    shown: 'birthday cake|birthday cakes|cake with a candle|cakes to order|celebration cakes',
    firm: true,
  },
  smoking: {
    label: 'somewhere to smoke',
    said: 'smoking area|smoking areas|smoking terrace|smoking section|somewhere to smoke|place to smoke|can smoke|smoke outside|shisha|hookah',
    shown: 'smoking terrace|smokers terrace|smoking area|ashtrays|shisha|hookah',
    against: 'smoke free|non smoking',
    firm: true,
  },
  deals: {
    label: 'an offer',
    said: 'any deals|good deals|great deals|do deals|does deals|have deals|has deals|with deals|some deals|lunch deal|lunch deals|meal deal|meal deals|dinner deal|special offer|special offers|early bird|set price|lunch special|lunch specials',
    shown: 'happy hour|half price|early bird|lunch special|lunch specials|lunch deal|lunch deals|meal deal|set price',
  },
  'split bill': {
    label: 'split bills',
    said: 'split the bill|split the check|split bills|splits bills|separate checks|separate bills|pay separately',
    shown: 'split the bill|split the check|split bills|separate checks|separate bills',
  },
  'service charge': {
    label: 'a service charge',
    said: 'service charge|service charges|gratuity|automatic gratuity|auto gratuity',
    shown: 'service charge|gratuity',
  },
} as const satisfies Readonly<Record<string, Feature & { shown: string }>>;
