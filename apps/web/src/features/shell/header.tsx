import { GET_STARTED_SCROLL_PX } from '@saffron/contracts/limits';
import { buttonStyles } from '@saffron/ui/button-styles';
import { cx } from '@saffron/ui/cx';
import { IconButton } from '@saffron/ui/icon-button';
import { Link } from '@tanstack/react-router';
import { PanelLeft } from 'lucide-react';
import { Brand } from './brand.tsx';
import { useScrolledPast } from './use-scrolled-past.ts';

interface HeaderProps {
  signedIn: boolean;
  /** The user is loading: reserves space for the menu button. */
  loadingUser: boolean;
  /** On the landing page: shows a link to sign in, and a Get Started button after scrolling. */
  onLanding: boolean;
  /** Whether the sidebar is docked; null where the menu button opens the drawer. */
  docked: boolean | null;
  /** On a chat other than the one at /home, or on that one. */
  chat: 'main' | 'other' | null;
  onToggleDock: () => void;
  onOpenDrawer: () => void;
  /** Called on hover or focus, to preload the drawer. */
  onPreloadDrawer: () => void;
}

const NAV_LINK = cx(
  'relative inline-flex min-h-11 items-center rounded-md px-3 text-[0.9375rem] font-medium text-ink-muted transition-colors hover:text-ink sm:px-4',
  'data-[status=active]:text-accent data-[status=active]:after:absolute data-[status=active]:after:inset-x-3 data-[status=active]:after:bottom-1 data-[status=active]:after:h-0.5 data-[status=active]:after:rounded-full data-[status=active]:after:bg-accent',
);

export function Header(props: HeaderProps) {
  const { signedIn, loadingUser, onLanding, docked, chat, onToggleDock, onOpenDrawer, onPreloadDrawer } = props;
  const scrolled = useScrolledPast(8);
  const scrolledFar = useScrolledPast(GET_STARTED_SCROLL_PX);

  return (
    <header
      className={cx(
        'sticky top-0 z-30 border-b bg-bg pt-safe transition-colors print:hidden short:static',
        scrolled ? 'border-line' : 'border-transparent',
      )}
    >
      <div className={cx('mx-auto flex h-16 items-center gap-1 px-page', docked === null && 'max-w-page')}>
        {signedIn && docked !== null && (
          <IconButton
            label={docked ? 'Hide conversations' : 'Show conversations'}
            aria-expanded={docked}
            aria-controls={docked ? 'conversations' : undefined}
            onClick={onToggleDock}
            className="-ml-3"
          >
            <PanelLeft />
          </IconButton>
        )}
        {signedIn && docked === null && (
          <IconButton
            label="Open menu"
            aria-haspopup="dialog"
            onClick={onOpenDrawer}
            onPointerEnter={onPreloadDrawer}
            onFocus={onPreloadDrawer}
            className="-ml-3"
          >
            <PanelLeft />
          </IconButton>
        )}
        {!signedIn && loadingUser && <span className="-ml-3 size-11" />}
        <Brand to={signedIn ? '/home' : '/'} />
        <div className="flex-1" />
        {onLanding && scrolledFar && (
          <Link
            to={signedIn ? '/home' : '/login'}
            className={buttonStyles({
              variant: 'primary',
              size: 'sm',
              className: 'animate-fade-in mr-2',
            })}
          >
            Get Started
          </Link>
        )}
        {onLanding && !signedIn && (
          <Link to="/login" className={cx(NAV_LINK, '-mr-3 sm:-mr-4')}>
            Sign in
          </Link>
        )}
        {signedIn && (
          <nav aria-label="Main" className="-mr-3 flex sm:-mr-4">
            <Link
              // In the chat, a click keeps its conversation.
              to={chat === 'main' ? '.' : '/home'}
              {...(chat === 'other' && { 'data-status': 'active', 'aria-current': 'page' })}
              className={NAV_LINK}
            >
              Explore
            </Link>
            <Link to="/list" className={NAV_LINK}>
              List
            </Link>
          </nav>
        )}
      </div>
    </header>
  );
}
