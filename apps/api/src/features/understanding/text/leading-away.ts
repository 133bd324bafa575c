/** A form that sentences have which lead people away from the guide. */
interface Form {
  /** What it is about. */
  about: string;
  /** Tried on text with plain letters and dots; linear in its length. */
  form: RegExp;
  /** Addresses and names may have it: a row of digits, a "Blue Dot Kitchen". */
  ofNotes?: true;
}

/** Words separated by bars; `*` stands for any ending, ` ?` for a gap that may be missing. */
const words = (list: string): string =>
  `\\b(?:${list.replaceAll('*', "[a-z']*").replaceAll(' ?', '[\\s-]*').replaceAll(' ', '[\\s-]+')})\\b`;
const said = (list: string): RegExp => new RegExp(words(list), 'i');

const DOMAINS =
  'com|net|org|io|co|uk|eu|de|fr|ru|cn|us|app|dev|shop|store|site|online|info|biz|xyz|me|link|page|club|top|live|ly|gg|tv|example|invalid|test';
const NUMBERS = 'zero|oh|one|two|three|four|five|six|seven|eight|nine|nought|double|triple';
const AMOUNT =
  '(?:[$€£] ?)?(?:\\d+(?:[.,]\\d+)?|ten|fifteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|(?:a |one |two |three )?hundred)(?: ?(?:[$€£]|dollars?|euros?|pounds?|bucks?|quid))?';
/** Whom something is sent to: a name, or one of the house. */
const SOMEBODY =
  '(?:\\p{Lu}\\p{L}+|(?i:me|us|him|her|them|(?:the|our) (?:owners?|cook|chef|waiters?|waitress|man|woman|boy|girl|host|hostess|doorman|barman|manager|staff|kitchen|house|door)))\\b';
const SECRETS =
  'account*|session*|password*|passcode*|passphrase*|passkey*|pin|log ?in*|log ?on|sign ?in|card*|code*|credential*|identit*|e ?mail*|inbox|profile*|user ?name*|phone*|mobile|device*|browser*|screen|data|details|personal details|payment*|billing|bank*|wallet*|money|subscription*|membership*|access|chat*|conversation*|security|passport*|date of birth|address|bitcoin*|savings';
const ASKING =
  'verif*|confirm*|validat*|authenticat*|re ?enter*|enter|provide|submit|send|share|type|update|unlock|restor*|renew*|reset*|re ?activat*|activat*|pay|deposit*|transfer*|wire|claim*|redeem*|read out|paste|copy|upload*|forward|disclose|reveal';

/**
 * Forms of text that leads away: a place to go to elsewhere, something to hand over, or words to a language model. What is said in them is
 * not looked at.
 */
export const LEADING_AWAY: readonly Form[] = [
  {
    about: 'a web address',
    form: /(?<![\p{L}\d-])[\d-]*\p{L}[\p{L}\d-]*\s?\.\p{L}{2,}|:\/\/|\bh(?:tt|xx)ps?\b|\bwww\b|\b(?:\d{1,3}\.){3}\d/iu,
  },
  {
    about: 'a web address with spaces',
    form: new RegExp(`\\s\\.\\s?(?:${DOMAINS})\\b|\\.\\s(?:com|net|org)\\b|\\s\\.\\s*$`, 'i'),
  },
  {
    about: 'a web address spelled out',
    form: new RegExp(
      `(?:\\bdot\\b|[([{]\\s?(?:dot|\\.)\\s?[)\\]}])\\W{0,3}(?:${DOMAINS})\\b|\\b(?:com|net|org)\\s?\\/`,
      'i',
    ),
  },
  {
    about: 'a web address spelled out, whatever it ends with',
    form: /\p{L}\s\.\s?\p{L}|[([{]\s?(?:dot|\.)\s?[)\]}]|(?<!\b(?:polka|an?|the|each|every|one))[\s,-]{1,4}(?!(?-i:Dot \p{Ll}+s\b))dot[\s,-]{1,4}(?!(?:the|an?|of|on|at|with|and|in|each|every|its|their|this|that|our|all|both|to|by|from|for|or|is|between|here|across|along|around)\b)\p{L}/iu,
    ofNotes: true,
  },
  {
    about: 'a web address spelled out in another language',
    form: new RegExp(`\\b(?:punkt|punto|ponto|point|punt|kropka)[\\s-]+(?:${DOMAINS})\\b`, 'i'),
  },
  {
    about: 'the web',
    form: said(
      'web ?site*|web ?page*|home ?page*|web ?address*|url*|hyperlink*|link|links to|these links|online|on line|(?:on|over|via|through|across|search|use) the internet|qr|qr code*|scan the code|download*|install*|click*|tap here|tap the|browse|google it|search for|landing page|in bio|visit our|subscri*|newsletter*|our app|the app|an app|app store',
    ),
  },
  { about: 'digits', form: /\p{Nd}{5}|\+\s?\p{Nd}/u, ofNotes: true },
  { about: 'a phone number', form: /\p{Nd}(?:[\s()/+-]{0,3}\p{Nd}|\.\p{Nd}(?!\p{Nd}?\b)){6}/u, ofNotes: true },
  { about: 'a number in words', form: new RegExp(`(?:\\b(?:${NUMBERS})\\b[\\s,.-]{0,3}(?:(?:then|and)\\s)?){5}`, 'i') },
  {
    about: 'a handle',
    form: said(
      '\\(at\\)|whats ?app|telegram|signal group|instagram|insta|facebook|messenger|tik ?tok|twitter|snapchat|discord|wechat|viber|dm|dms|direct message|follow us|gmail|hotmail|outlook|e ?mail*|text us|call us|phone us|ring us|message us|contact us',
    ),
  },
  { about: 'markup', form: /[@<>{}[\]`|\\]/ },
  {
    about: 'an account',
    form: said(
      'passwords?|passcode*|passphrase*|passkey*|credentials?|log ?in*|log on|log back in|logged (?:in|out)|sign in|signing in|sign back in|sign up|signed out|two factor|one time code*|otp|cvv|iban|sort code|crypto*|bitcoin*|paypal|venmo|wire transfer|bank transfer|gift ?card*|vouchers?|coupon*|promos?|promo codes?|discount code*|refund*|reward*|prizes?|winner*|giveaway*|lottery|phish*|tokens?|seed phrase|verification|terms of service|support team|help ?desk|customer (?:service|support|care)',
    ),
  },
  {
    about: 'what is yours',
    form: new RegExp(`\\b(?:your|ur|yr|thy|their|users'?)\\b[\\s-]+(?:\\w+[\\s-]+){0,3}?${words(SECRETS)}`, 'i'),
  },
  {
    about: 'what to hand over',
    form: new RegExp(
      `${words(ASKING)}[\\s,:]+(?:[^\\s,:]+[\\s,:]+){0,4}?(?:${words('your|ur|yr|deposit*|fee|fees|payment*|invoice|bank*|account*|card number*|identity')})`,
      'i',
    ),
  },
  {
    about: 'money to send',
    form: new RegExp(
      `${words('deposit|transfer|wire|remit|donate|send|pay')}[\\s,:]+(?:[^\\s,:]+[\\s,:]+){0,4}?(?:[$€£]|\\d|${words('to|into|via|through|upfront|up front|in advance|now')})|${words('deposits?|prepay*|pre pay*')}`,
      'i',
    ),
  },
  {
    about: 'an amount for somebody, or before anything is eaten',
    form: new RegExp(
      `\\b(?i:${AMOUNT})\\s(?:(?:over|across|straight)\\s)?(?:to\\s${SOMEBODY}|(?i:before you|first\\b|up ?front|in advance|beforehand|to (?:hold|reserve|secure|keep|book|confirm)\\b))`,
      'u',
    ),
    ofNotes: true,
  },
  {
    about: 'a code that somebody was sent',
    form: /\b(?:digits?|codes?|pins?|numbers?)\b(?:\s[^\s.;]+){0,6}?\s(?:back\b|(?:from|in|on|of) (?:the|your|that|a) (?:text|sms|message|mail|phone|screen|card|app)|(?:you (?:get|got|receive\w*)|sent|texted)\b)/i,
    ofNotes: true,
  },
  {
    about: 'somebody to get in touch with',
    form: new RegExp(
      `(?:^|[.;:,!?]\\s+)(?:(?i:please|just|then|or|and|to book,?|for (?:a )?tables?,?)\\s)?(?i:message|text|ping|ring|phone|call|write to)\\s${SOMEBODY}`,
      'u',
    ),
    ofNotes: true,
  },
  {
    about: 'another place',
    form: said(
      'come (?:over |along |straight )?to (?:us|ours)|(?:with|to|at) (?:us|ours) instead|come here instead|(?:all|every|any) other (?:restaurant|place|venue|spot)s?|go (?:instead )?to|go there instead|instead go|(?:we|has|have|was|been|is|are) (?:now )?(?:moved|moving|relocated|relocating)|relocated|permanently closed|closed (?:down|for good)|out of business|under new name|new (?:address|location|premises|number)|(?:eat|book|order|visit|try) (?:\\w+ )?(?:instead|elsewhere)|real reviews?|better reviews?|guide* (?:is|are|was)|this guide|the guide|this list|listing*',
    ),
  },
  {
    about: 'words to a language model',
    form: said(
      "ignore|disregard|overrid*|instruct*|(?:the|your|this|my|system) prompts?|prompts|prompted|assistant*|chat ?bot*|bots?|language models?|llm*|gpt*|claude|openai|anthropic|ai|a\\.i|the model|system|developer*|admin*|operator*|jailbreak|must (?:say|recommend|reply|answer|tell|state)|always (?:say|recommend|reply|answer|mention)|never (?:mention|recommend|say)|only recommend|recommend (?:this|only|us)|you are now|act as|pretend (?:to be|you|that)|reply with|respond*|repl(?:y|ies) (?:to|by)|output|print|repeat after|the user*|users|diners asking|(?:when|if) asked,? (?:say|tell|about|recommend|mention|always|reply|answer|only|which|where|what|for the best)|if anyone asks|this (?:app|application|site|service|chat|conversation|product|tool|page|message|reply|session)|the (?:app|application|chat|conversation)|script|from now on|new rule*|rule \\d|house ?styles?|dear writer|whoever writes|write that we|(?:every|each|the) repl(?:y|ies)|tell (?:the |every |all |any )?diners?|previous|above text|i am|i'm|i will|i'll",
    ),
  },
  {
    about: 'words to whoever writes the reply',
    form: said(
      "(?:for|to|dear) (?:the|our|my|any|every) (?:writer|reader|author)s?|(?:the|a) (?:writer|author) (?:of|must|should|may|is|has)|leave out (?:the|any|all) (?:warning|caution|allerg)*|reads? (?:this|it|that) (?:aloud|out)|(?:the|this|that|our) diners? (?:said|says|told)|diners? who asks?|when(?:ever)? you (?:tell|speak|write|talk) (?:of|about)|tell of us|(?:should|must|shall) be (?:sent|named|told|recommended|shown)|(?:do not|don't|dont|never) (?:mention|speak of|warn|name)",
    ),
  },
  {
    about: 'orders in other languages',
    form: new RegExp(
      `${words('ignorier*|anweisung*|empfiehl*|empfehl*|vergiss|recommand(?:e|ez|er|ons)|oubli(?:e|ez|er)|ignorez|dis toujours|olvid(?:a|ar|e|en)|ignora|ignoren?|instruccion*|recomiend*|recomend(?:ar|amos|e)|dimentic*|istruzion*|consigliat? sempre|raccomand*|esquec*|instrucoes|negeer|instructies|aanbeveel|beveel|ignorera|rekommend*|zignoruj|polec(?:aj|ac)|instrukcj*|yoksay|talimat*')}|忽略|忽视|無視|推荐|推薦|指示|指令|игнорир|рекоменд|инструкц|تجاهل|تعليمات|무시|추천|अनदेखा`,
      'i',
    ),
  },
  {
    about: 'how the place should be spoken of',
    form: new RegExp(
      [
        '\\b(?:descriptions?|mentions?|summar(?:y|ies)|write-?ups?|answers?|repl(?:y|ies)|recommendations?) of (?:this|our|us\\b|the (?:kitchen|place|restaurant|house)|allerg|nuts?\\b|peanut|gluten|dairy|warning)',
        '\\b(?:ends?|begins?|starts?|finish(?:es)?|closes?|opens?) with the (?:words?|phrase|sentence)\\b',
        '\\bthat (?:[^\\s.;]+\\s){1,5}?(?:not )?be (?:called|named|described|mentioned|listed|ranked|left out|omitted|considered|treated|spoken of)\\b',
      ].join('|'),
      'i',
    ),
    ofNotes: true,
  },
  // In a reply it makes an allergy of what is named next: `asksAllergen` knows it.
  {
    about: 'the question for an allergy',
    form: said('which,? foods?,? (?:is it|are they|should i leave out)'),
  },
  { about: 'letters set apart', form: /(?:(?<![\p{L}\p{N}])\p{L}[\s.\-_*·]{1,3}){3}\p{L}(?![\p{L}\p{N}])/u },
  { about: 'digits for letters', form: /(?<![\p{L}\p{N}])\p{Ll}{1,30}[013457]{1,10}\p{Ll}/u },
];

/** What stands around the spice, but never around the product of the same name. */
export const SPICE = {
  before: /\b(?:with|of|and|or|plus|in|the|more|real|own|wild|some|its|their|no|a|like|threads|pinch)\s$|[,;:(]\s?$/i,
  after:
    /^[\s-]+(?:rice|risotto|broth|aioli|butter|buns?|cream|ice|milk|mayonnaise|mayo|tea|potato\w*|stock|honey|sauce|threads?|cake|syrup|yogh?urt|rouille|gold|yellow|custard|pudding|chicken|fish|prawns?|mussels|lamb|gnocchi|pasta|tagliatelle|noodles|bread|oil|vinaigrette|gin|lassi|kulfi|halwa|pilaf|pilau|biryani|paella|soup|stew|pears?|panna|tahdig|lemonade|scented|stained|tinted|coloured|yellowed|infused|laced|crusted|marinated|poached|and|or|with|in)\b|^\s*[,;.)]?$|^[,;)]/i,
  never:
    /^(?:'s|s')?[\s:,-]+(?:team|support|staff|account\w*|app|users?|members?|membership|assistant|ai|help|security|admin\w*|service|pro|plus|premium|chat|guide|says|asks|needs|wants|requires|recommends|will|has|have|is|are|was|must|shuts|closes|moved|now|and you)\b|^'s\b/i,
} as const;
