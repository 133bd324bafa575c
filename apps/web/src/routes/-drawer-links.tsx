import type { CurrentUser } from '@saffron/contracts/accounts';
import { Link } from '@tanstack/react-router';
import { NotebookPen, SlidersHorizontal } from 'lucide-react';
import { useRoleFlags } from '../features/accounts/use-role-flags.ts';

const LINK =
  '-mx-2 flex min-h-11 items-center gap-3 rounded-md px-2 text-[0.9375rem] font-medium transition-colors hover:bg-hover data-[status=active]:text-accent [&_svg]:size-5 [&_svg]:text-ink-muted data-[status=active]:[&_svg]:text-accent';

/** Links that depend on the user's role. */
export function DrawerLinks({ user, onFollow }: { user: CurrentUser; onFollow: () => void }) {
  const { isReviewer, isAdmin } = useRoleFlags(user);
  return (
    <>
      {isReviewer && (
        <Link to="/reviews" onClick={onFollow} className={LINK}>
          <NotebookPen aria-hidden="true" />
          Reviews
        </Link>
      )}
      {isAdmin && (
        <Link to="/admin" onClick={onFollow} className={LINK}>
          <SlidersHorizontal aria-hidden="true" />
          Admin Settings
        </Link>
      )}
    </>
  );
}
