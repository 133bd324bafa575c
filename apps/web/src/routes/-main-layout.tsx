import { Outlet, useMatch, useRouterState } from '@tanstack/react-router';
import { lazy, Suspense, useEffect, useState } from 'react';
import { useCurrentUser } from '../features/accounts/use-current-user.ts';
import { Header } from '../features/shell/header.tsx';
import { useDock } from '../features/shell/use-dock.ts';
import { useShortcut } from '../features/shell/use-shortcut.ts';
import { loadModule } from '../lib/load-module.ts';
import { dropTyping, keepTyping } from '../lib/type-ahead.ts';
import { useHasTime } from '../lib/use-has-time.ts';
import { usePlainKey } from '../lib/use-plain-key.ts';
import { chatAt } from './-chat-at.ts';
import type { Panel } from './-panels.tsx';

const loadPanels = () => import('./-panels.tsx');
const Panels = lazy(async () => ({ default: (await loadModule(loadPanels)).Panels }));
const Docked = lazy(async () => ({ default: (await loadModule(loadPanels)).Docked }));

const loadPlaceSheet = () => import('./-place-sheet.tsx');
const PlaceSheet = lazy(async () => ({ default: (await loadModule(loadPlaceSheet)).PlaceBeside }));

/** The layout of every page: header, content, the docked sidebar of the chats, and what opens over the page. */
export function MainLayout() {
  const { user, state } = useCurrentUser();
  const onLanding = useMatch({ from: '/_main/', shouldThrow: false }) !== undefined;
  const chat = useRouterState({ select: ({ location }) => chatAt(location.pathname) });
  const { open: docked, toggle } = useDock(chat !== null && state !== 'signed-out');
  const [panel, setPanel] = useState<Panel | null>();
  const placeOpened = useRouterState({ select: ({ location }) => location.state.place });
  // Stays mounted, to slide out.
  const [hadPlace, setHadPlace] = useState(false);
  if (placeOpened && !hadPlace) setHadPlace(true);
  const hasTime = useHasTime();

  useShortcut('k', () => {
    if (!user) return;
    setPanel(panel === 'palette' ? null : 'palette');
    if (panel === 'palette') dropTyping();
    else keepTyping(() => setPanel(null));
  });
  // The code of the palette may never arrive.
  useEffect(() => dropTyping, []);
  usePlainKey('?', () => {
    if (user) setPanel('shortcuts');
    return user !== null;
  });

  return (
    <div className="flex min-h-screen-dvh flex-col">
      <Header
        signedIn={user !== null}
        loadingUser={state === 'loading' && !onLanding}
        onLanding={onLanding}
        {...{ docked, chat }}
        onToggleDock={toggle}
        onOpenDrawer={() => setPanel('drawer')}
        onPreloadDrawer={() => void loadPanels().catch(() => undefined)}
      />
      <div className="flex flex-1">
        {docked && (
          <aside
            id="conversations"
            aria-label="Conversations"
            className="sticky top-16 flex h-[calc(100dvh-4rem)] w-72 shrink-0 flex-col border-r border-line max-[68.75rem]:hidden short:top-0 short:h-dvh"
          >
            <Suspense fallback={null}>{user && hasTime && <Docked user={user} onOpen={setPanel} />}</Suspense>
          </aside>
        )}
        <main id="main" tabIndex={-1} className="flex min-w-0 flex-1 flex-col outline-none">
          <Outlet />
        </main>
      </div>
      <Suspense fallback={null}>
        {user && panel !== undefined && <Panels user={user} open={panel} onOpen={setPanel} />}
        {user && hadPlace && <PlaceSheet />}
      </Suspense>
    </div>
  );
}
