/** Generates restaurants in the import format, about 660 bytes each in the API response. */
export function restaurants(count: number): object[] {
  return Array.from({ length: count }, (_, n) => ({
    name: `Place ${String(n).padStart(6, '0')}`,
    neighborhood: `Quarter ${n % 40}`,
    cuisine: `Kitchen ${n % 25}`,
    website: `https://place-${n}.example`,
    bar: n % 2 === 0,
    restaurant: n % 3 === 0,
    price: (n % 5) + 1,
    rating: (n % 9) / 2 + 1,
    tag: `tag-${n % 7}, tag-${(n % 11) + 7}`,
    saffronNotes: JSON.stringify({ vibe: `Room ${n}, quiet on weekdays.`, food_notes: 'Try the soup. '.repeat(8) }),
    address: `${n} Long Street`,
    phone: '555-0100',
  }));
}
