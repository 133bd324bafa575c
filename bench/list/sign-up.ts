/** Registers a user. @returns the Cookie header of the signed-in session */
export async function signUp(port: number): Promise<string> {
  const account = { username: 'bench@example.com', password: 'a good password', confirmPassword: 'a good password' };
  const response = await fetch(`http://127.0.0.1:${port}/api/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(account),
  });
  if (response.status !== 201) throw new Error(`register: ${response.status} ${await response.text()}`);
  return response.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';', 1)[0])
    .join('; ');
}
