import { describe, expect, test } from 'vitest';
import { accessTokenFields } from './access-token-fields.ts';
import { username } from './account-fields.ts';
import { loginInput, registerInput, setNameInput } from './accounts.ts';
import { sendMessageInput } from './chat.ts';
import { addRestaurantInput, rating } from './guide.ts';
import { address, phone, restaurantName } from './guide-fields.ts';
import { MESSAGE_MAX } from './limits.ts';

test('a username is an email address, trimmed and lower-cased', () => {
  expect(username.parse('  Ann@Example.COM ')).toBe('ann@example.com');
  for (const wrong of [
    'ann',
    'ann@',
    '@example.com',
    'a b@example.com',
    'mi\u212ae@example.com',
    '',
    `${'x'.repeat(250)}@example.com`,
  ]) {
    expect(username.safeParse(wrong).success, wrong).toBe(false);
  }
});

test('passwords have 6 to 256 characters of any script and are not changed', { tags: ['a9'] }, () => {
  const register = (password: string) =>
    registerInput.safeParse({ username: 'a@example.com', password, confirmPassword: password });
  expect(register('12345').success).toBe(false);
  expect(register('x'.repeat(257)).success).toBe(false);
  expect(register(' пароль 🔑 ').data?.password).toBe(' пароль 🔑 ');
  expect(loginInput.safeParse({ username: 'a@example.com', password: '' }).error?.issues[0]?.message).toBe(
    'Please enter your password',
  );
});

describe('a message', () => {
  test('is trimmed, at most 4,000 characters, and well-formed text', () => {
    expect(sendMessageInput.parse({ message: '  Soup?\n' })).toEqual({ message: 'Soup?' });
    expect(sendMessageInput.safeParse({ message: 'x'.repeat(MESSAGE_MAX) }).success).toBe(true);
    for (const wrong of ['x'.repeat(MESSAGE_MAX + 1), ' ', 'a\u0000b', 'a\u001bb', '\udc00', 5, ['a'], null]) {
      expect(sendMessageInput.safeParse({ message: wrong }).success, String(wrong).slice(0, 20)).toBe(false);
    }
    expect(sendMessageInput.safeParse({ message: 'tab\tand\nline 🍜 עברית' }).success).toBe(true);
  });

  test('may contain a session id; unknown fields are rejected', () => {
    expect(sendMessageInput.safeParse({ message: 'x', sessionId: null }).success).toBe(true);
    for (const sessionId of [0, -1, 1.5, '1', 2 ** 31, [1], Number.NaN]) {
      expect(sendMessageInput.safeParse({ message: 'x', sessionId }).success, String(sessionId)).toBe(false);
    }
    expect(sendMessageInput.safeParse({ message: 'x', role: 'admin' }).success).toBe(false);
  });
});

test('different passwords are reported beside other errors', () => {
  const register = (confirmPassword: string) =>
    registerInput
      .safeParse({ username: 'nobody', password: '12345', confirmPassword })
      .error?.issues.map(({ message }) => message);
  expect(register('1234')).toEqual([
    'Please enter a valid email address',
    'Password must be at least 6 characters',
    'Passwords do not match',
  ]);
  expect(register('')?.at(-1)).toBe('Please confirm your password');
  expect(register('12345')).toHaveLength(2);
});

test('ratings go from 1 to 5 in half steps', () => {
  expect([1, 1.5, 4.5, 5].every((value) => rating.safeParse(value).success)).toBe(true);
  expect([0.5, 5.5, 4.2, Number.POSITIVE_INFINITY].some((value) => rating.safeParse(value).success)).toBe(false);
});

test('a restaurant needs a name, a neighborhood and a cuisine; other fields have defaults', () => {
  const restaurant = { name: ' Ox ', neighborhood: 'Docks', cuisine: 'Pub' };
  expect(addRestaurantInput.parse(restaurant)).toEqual({
    name: 'Ox',
    neighborhood: 'Docks',
    cuisine: 'Pub',
    website: null,
    bar: false,
    restaurant: false,
    mealTypeBreakfast: false,
    mealTypeLunch: false,
    mealTypeDinner: false,
    price: 2,
    rating: null,
    reservations: false,
    tag: null,
    saffronNotes: null,
    address: null,
    phone: null,
    hours: null,
    latitude: null,
    longitude: null,
  });
  expect(addRestaurantInput.safeParse({ ...restaurant, price: null }).success).toBe(false);
  expect(addRestaurantInput.safeParse({ ...restaurant, name: 'O' }).error?.issues[0]?.message).toBe(
    'Restaurant name must be at least 2 characters',
  );
});

test('names lose what nobody sees', () => {
  const hidden = '\u202eThe Ox\u200b \u2066';
  expect(setNameInput.parse({ name: hidden })).toEqual({ name: 'The Ox' });
  expect(restaurantName.parse(hidden)).toBe('The Ox');
  expect(accessTokenFields.name.parse(hidden)).toBe('The Ox');
  expect(setNameInput.safeParse({ name: '\u3164' }).success).toBe(false);
});

test('an address and a phone number have nothing that turns the direction of what is read', () => {
  const [turned, back] = ['\u202e', '\u202c'];
  expect(address.parse(` ${turned}1 Quay${back} Street `)).toBe('1 Quay Street');
  expect(phone.parse(`+44 20${turned}7946 0002`)).toBe('+44 207946 0002');
});
