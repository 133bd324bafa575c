const HOURS = [
  'Mo-Fr 12:00-15:00, 18:00-23:00; Sa 18:00-01:00 (last orders 00:15); Su closed; 2026-12-25 closed',
  'daily 08:00-18:00',
  'We-Su 17:00-02:00; 2026-12-24 to 2027-01-02 closed',
  '24/7',
  null,
];

/** Generates restaurants in the import format, about 900 bytes each in the API response. */
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
    hours: HOURS[n % HOURS.length],
    // A city of 20 by 20 km; every ninth restaurant has no coordinates.
    latitude: n % 9 === 0 ? null : 51.4 + ((n * 37) % 1000) * 0.0002,
    longitude: n % 9 === 0 ? null : -0.25 + ((n * 61) % 1000) * 0.0003,
  }));
}
