/** The only definition of the product's name (the accent color is in packages/ui). */
export const PRODUCT_NAME = 'Saffron';

/** Older servers append this marker to a reply's text, followed by the cards as JSON. */
export const RESTAURANTS_MARKER = 'RESTAURANTS_JSON:';
