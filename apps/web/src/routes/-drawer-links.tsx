import type { CurrentUser } from '@saffron/contracts/accounts';
import { cx } from '@saffron/ui/cx';
import { Link } from '@tanstack/react-router';
import { Keyboard, NotebookPen, SlidersHorizontal } from 'lucide-react';
import { useRoleFlags } from '../features/accounts/use-role-flags.ts';

const LINK =
  '-mx-2 flex min-h-11 items-center gap-3 rounded-md px-2 text-[0.9375rem] font-medium transition-colors hover:bg-hover data-[status=active]:text-accent [&_svg]:size-5 [&_svg]:text-ink-muted data-[status=active]:[&_svg]:text-accent';

interface DrawerLinksProps {
  user: CurrentUser;
  onFollow: () => void;
  onShortcuts: () => void;
}

/** Links that depend on the user's role, and the keyboard shortcuts. */
export function DrawerLinks({ user, onFollow, onShortcuts }: DrawerLinksProps) {
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
      <button type="button" onClick={onShortcuts} className={cx(LINK, 'w-[calc(100%+1rem)] cursor-pointer')}>
        <Keyboard aria-hidden="true" />
        Keyboard shortcuts
      </button>
    </>
  );
}
