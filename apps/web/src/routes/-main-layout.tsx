import { Outlet, useMatch, useNavigate, useRouterState } from '@tanstack/react-router';
import { lazy, Suspense, useState } from 'react';
import { useCurrentUser } from '../features/accounts/use-current-user.ts';
import { Header } from '../features/shell/header.tsx';
import { useShortcut } from '../features/shell/use-shortcut.ts';
import { requestNewChat, requestSession } from '../lib/chat-events.ts';
import { loadModule } from '../lib/load-module.ts';

const loadDrawer = () => import('./-drawer.tsx');
const loadPalette = () => import('../features/history/command-palette.tsx');
const Drawer = lazy(async () => ({ default: (await loadModule(loadDrawer)).Drawer }));
const CommandPalette = lazy(async () => ({ default: (await loadModule(loadPalette)).CommandPalette }));

const loadPlaceSheet = () => import('./-place-sheet.tsx');
const PlaceSheet = lazy(async () => ({ default: (await loadModule(loadPlaceSheet)).PlaceBeside }));

/** The layout of every page: header, content, drawer and command palette. */
export function MainLayout() {
  const { user, state } = useCurrentUser();
  const navigate = useNavigate();
  const onLanding = useMatch({ from: '/_main/', shouldThrow: false }) !== undefined;
  // These chats handle the two events like the main chat.
  const inOtherChat = useRouterState({
    select: ({ location: { pathname } }) => pathname === '/old-home' || pathname === '/chat',
  });
  const [drawer, setDrawer] = useState<boolean>();
  const [palette, setPalette] = useState<boolean>();
  const placeOpened = useRouterState({ select: ({ location }) => location.state.place });
  // Stays mounted, to slide out.
  const [hadPlace, setHadPlace] = useState(false);
  if (placeOpened && !hadPlace) setHadPlace(true);

  useShortcut('k', () => {
    if (user) setPalette((open) => !open);
  });

  function newChat() {
    setDrawer(false);
    requestNewChat();
    if (!inOtherChat) void navigate({ to: '/home', search: { new: 1 } });
  }

  function openSession(sessionId: number) {
    setDrawer(false);
    requestSession(sessionId);
    if (!inOtherChat) void navigate({ to: '/home', search: { session: sessionId } });
  }

  return (
    <div className="flex min-h-screen-dvh flex-col">
      <Header
        signedIn={user !== null}
        loadingUser={state === 'loading' && !onLanding}
        getStarted={onLanding}
        onOpenDrawer={() => setDrawer(true)}
        onPreloadDrawer={() => void loadDrawer().catch(() => undefined)}
      />
      <main id="main" tabIndex={-1} className="flex flex-1 flex-col outline-none">
        <Outlet />
      </main>
      <Suspense fallback={null}>
        {user && drawer !== undefined && (
          <Drawer user={user} open={drawer} onOpenChange={setDrawer} onNewChat={newChat} onSelect={openSession} />
        )}
        {user && palette !== undefined && (
          <CommandPalette open={palette} onOpenChange={setPalette} onNewChat={newChat} onSelect={openSession} />
        )}
        {user && hadPlace && <PlaceSheet user={user} />}
      </Suspense>
    </div>
  );
}
