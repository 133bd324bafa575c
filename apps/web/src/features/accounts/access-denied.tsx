import { DeadEnd } from '../../lib/dead-end.tsx';

export function AccessDenied({ text, to, linkText }: { text: string; to: '/' | '/home'; linkText: string }) {
  return (
    <DeadEnd title="Access Denied" text={text} to={to} linkText={linkText}>
      <path d="M86 58h28v18H86zM91 58v-6a9 9 0 0 1 18 0v6M100 66v3" />
    </DeadEnd>
  );
}
