/** The product's name, in the one place where it may change (the accent colour is in packages/ui). */
export const PRODUCT_NAME = 'Saffron';

export const WELCOME_TEXT = `Hello, I'm ${PRODUCT_NAME}. Your AI dining expert, finding the perfect spot for every occasion.`;

/** Older servers write this into a reply's text, and the cards as JSON after it. */
export const RESTAURANTS_MARKER = 'RESTAURANTS_JSON:';
