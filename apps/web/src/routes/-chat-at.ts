/** Which chat a page shows: the one at /home, or another one; null for other pages. */
export function chatAt(pathname: string): 'main' | 'other' | null {
  if (pathname === '/old-home' || pathname === '/chat') return 'other';
  return pathname === '/home' || pathname.startsWith('/home/') ? 'main' : null;
}
