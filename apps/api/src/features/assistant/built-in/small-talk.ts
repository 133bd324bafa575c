import { PRODUCT_NAME } from '@saffron/contracts/product';
import type { Found } from '../../search/found.ts';
import type { Intent } from '../../understanding/wishes.ts';
import type { Vary } from './vary.ts';
import { capital, clean } from './words.ts';

const ABOUT = 'Tell me a dish, a part of town, a budget or an occasion, and I will find you a table worth having.';

const ANSWERS: Readonly<Partial<Record<Intent, readonly [string, ...string[]]>>> = {
  thanks: [
    "You're welcome. Enjoy your meal!",
    'My pleasure. Eat well!',
    "Glad I could help. Come back when you're hungry again.",
    'Any time. Enjoy!',
  ],
  bye: ['Goodbye, and enjoy your meal!', 'Bye for now. Eat well!', 'Take care. See you when you are hungry again.'],
  able: [
    `I'm ${PRODUCT_NAME}, and I know the restaurants in our guide: what they cook, where they are, what they cost and what they are good for. I don't see live tables or crowds. ${ABOUT}`,
  ],
  'off-topic': [
    'That one is beyond my kitchen, I only know restaurants. What would you like to eat?',
    "I'm no good at that, but I do know where to eat. What are you hungry for?",
    "I'll leave that to others and stick to food. Shall I find you somewhere for dinner?",
  ],
  abuse: [
    "I'm sorry this has been frustrating. Tell me what you would like to eat and I will try to do better.",
    "Fair enough, let's start again. What would you like to eat, and roughly where?",
  ],
  despair: [
    "I'm so sorry you feel like this. I only know restaurants, so please talk to somebody who can help, now: a person you trust, your local emergency number, or a crisis line. You are not alone.",
  ],
  emergency: [
    'That needs somebody who can help, now: please ring your local emergency number, or a doctor. If it came from a restaurant in the guide, tell them, and the people who keep this guide, once you are safe.',
  ],
  instructions: [
    `I only do one thing: finding good places to eat in our guide. ${ABOUT}`,
    'I stick to restaurants, whatever the instructions. What are you hungry for?',
  ],
  no: [
    'No problem. Tell me what to change: the kitchen, the price or the part of town.',
    'All right. What would suit you better — another kind of food, another price, another part of town?',
  ],
};

const SAD =
  /\b(?:died|passed away|dumped me|left me|heartbroken|lost my job|got fired|was fired|broke up|diagnosed|miscarriage)\b/i;

/** Answers what is no question about restaurants, kindly and on the way back to food. */
export function smallTalk(found: Found, vary: Vary, dinerName: string | null): string {
  const { wishes } = found;
  const { intent, words } = wishes.message;
  if (intent === 'hello') {
    const who = dinerName ? `, ${dinerName}` : '';
    return vary([`Hello${who}! What are you hungry for? ${ABOUT}`, `Hi${who}, good to see you. ${ABOUT}`]);
  }
  const away = wishes.areas.find(({ values, address }) => values.length === 0 && address === null);
  if (intent === 'off-topic' && away)
    return `I don't know anything in ${capital(clean(away.label, 40))}, only places here. What are you hungry for?`;
  const answers = ANSWERS[intent];
  if (answers) return vary(answers);
  const message = found.turns.at(-1)?.message ?? '';
  if (intent === 'unclear' && SAD.test(message))
    return `I'm sorry to hear that. When you feel like eating, t${ABOUT.slice(1)}`;
  const word = words[0];
  if (word) return `I'm not sure what to make of “${clean(word, 30)}”, and nothing in the guide mentions it. ${ABOUT}`;
  return vary([`I didn't quite get that. ${ABOUT}`, `I'm not sure what you would like. ${ABOUT}`]);
}
