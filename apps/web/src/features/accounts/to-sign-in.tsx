import { Navigate, useLocation } from '@tanstack/react-router';
import { useState } from 'react';

/**
 * Redirects to the sign-in screen.
 *
 * @param back whether the sign-in leads back to this page
 */
export function ToSignIn({ back }: { back: boolean }) {
  const href = useLocation({ select: (location) => location.href });
  // As it was at first: the redirect changes it before this is gone.
  const [to] = useState(href);
  // The address bar shows /login only; the history keeps the rest, over reloads too.
  return <Navigate to="/login" search={back ? { to } : {}} mask={{ to: '/login' }} replace />;
}
