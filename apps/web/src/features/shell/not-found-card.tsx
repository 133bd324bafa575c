import { DeadEnd } from '../../lib/dead-end.tsx';

export function NotFoundCard() {
  return (
    <DeadEnd
      title="404 Page Not Found"
      text="This page does not exist or has moved."
      to="/"
      linkText="Back to the home page"
    >
      <path d="M91 52a9 9 0 1 1 13 8c-3 1.6-4 3-4 6M100 76v.1" />
    </DeadEnd>
  );
}
