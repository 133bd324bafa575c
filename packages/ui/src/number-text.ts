const { format } = new Intl.NumberFormat('en-US');

/**
 * A number as people read it.
 *
 * @example numberText(50000) // '50,000'
 */
export const numberText = (value: number): string => format(value);
