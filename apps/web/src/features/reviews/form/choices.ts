/** The price and rating options of the forms. */
export const PRICES = [
  { value: '1', label: 'Inexpensive' },
  { value: '2', label: 'Moderate' },
  { value: '3', label: 'Pricey' },
  { value: '4', label: 'Expensive' },
  { value: '5', label: 'Very Expensive' },
] as const;

export const RATINGS = [1, 1.5, 2, 2.5, 3, 3.5, 4, 4.5, 5].map((stars) => ({
  value: String(stars),
  label: stars === 1 ? '1 Star' : `${stars} Stars`,
}));
