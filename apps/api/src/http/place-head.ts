import type { Card } from '@saffron/contracts/guide';
import { PRODUCT_NAME } from '@saffron/contracts/product';
import { visible } from '@saffron/contracts/visible';
import { escaped } from './escaped.ts';

const TITLE_MAX = 120;
/** Text of users in one line, as the content of an element or of an attribute in quotes. */
const line = (text: string) => escaped(visible(text).replace(/\s+/g, ' ').trim());

/** The picture of shared pages, in `apps/web/public`. */
const PICTURE = { path: '/share.png', width: '1200', height: '630' };

interface Place {
  card: Card;
  searchEngines: boolean;
  /** Such as `https://saffron.example`; null if it is not known. Pictures need it: their addresses must be complete. */
  origin: string | null;
}

/** The elements in the head of a public page of a restaurant that describe it: title, robots, and Open Graph (https://ogp.me). */
export function placeHead({ card, searchEngines, origin: unescaped }: Place): string {
  const origin = unescaped && escaped(unescaped);
  const title = `${line(card.name.slice(0, TITLE_MAX))} · ${PRODUCT_NAME}`;
  const facts = [card.cuisine, card.neighborhood, card.priceRange].filter(Boolean).join(' · ');
  const description = line(`${facts}. ${card.description}`);
  const properties: [string, string][] = [
    ['og:type', 'website'],
    ['og:site_name', PRODUCT_NAME],
    ['og:title', title],
    ['og:description', description],
    ...(origin
      ? ([
          ['og:url', `${origin}/restaurants/${card.id}`],
          ['og:image', `${origin}${PICTURE.path}`],
          ['og:image:width', PICTURE.width],
          ['og:image:height', PICTURE.height],
          ['og:image:alt', `${PRODUCT_NAME}, a restaurant guide`],
        ] satisfies [string, string][])
      : []),
  ];
  return [
    `<title>${title}</title>`,
    `<meta name="description" content="${description}" />`,
    ...(searchEngines ? [] : ['<meta name="robots" content="noindex" />']),
    `<meta name="twitter:card" content="${origin ? 'summary_large_image' : 'summary'}" />`,
    ...properties.map(([property, content]) => `<meta property="${property}" content="${content}" />`),
  ].join('\n    ');
}
