interface Named {
  name: string | null;
  username: string;
}

/**
 * The display name of a user: the name, or the capitalized parts of the username before the @.
 *
 * @example displayName({ name: null, username: 'ana.de-souza@example.com' }) // 'Ana De Souza'
 */
export function displayName({ name, username }: Named): string {
  const own = name?.trim();
  if (own) return own;
  return beforeAt(username)
    .split(/[._+-]+/)
    .filter(Boolean)
    .map((part) => part.charAt(0).toUpperCase() + part.slice(1))
    .join(' ');
}

/** The first word of the name, or of the derived one. */
export function firstName(user: Named): string {
  return displayName(user).split(/\s+/)[0] ?? '';
}

/** The name in the chat's greeting: the first name, or the part of the username before the @, or 'there' while the user loads. */
export function greetingName(user: Named | null | undefined): string {
  if (!user) return 'there';
  return user.name?.trim().split(/\s+/)[0] || beforeAt(user.username);
}

function beforeAt(username: string): string {
  return username.split('@')[0] ?? username;
}
