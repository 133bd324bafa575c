import type { CurrentUser } from '@saffron/contracts/accounts';
import { useNavigate, useRouterState } from '@tanstack/react-router';
import { lazy, Suspense, useState } from 'react';
import { AccountBlock } from '../features/accounts/account-block.tsx';
import { DockedHistory } from '../features/history/docked-history.tsx';
import { SideDrawer } from '../features/history/side-drawer.tsx';
import { requestNewChat, requestSession } from '../lib/chat-events.ts';
import { loadModule } from '../lib/load-module.ts';
import { chatAt } from './-chat-at.ts';
import { DrawerLinks } from './-drawer-links.tsx';

/** What opens over the page. */
export type Panel = 'drawer' | 'palette' | 'shortcuts';

interface PanelsProps {
  user: CurrentUser;
  open: Panel | null;
  onOpen: (panel: Panel | null) => void;
}

const CommandPalette = lazy(() =>
  loadModule(() => import('../features/history/command-palette.tsx')).then(({ CommandPalette }) => ({
    default: CommandPalette,
  })),
);
const ShortcutsDialog = lazy(() =>
  loadModule(() => import('../features/shortcuts/shortcuts-dialog.tsx')).then(({ ShortcutsDialog }) => ({
    default: ShortcutsDialog,
  })),
);

/** The side drawer, the command palette and the keyboard shortcuts. */
export function Panels({ user, open, onOpen }: PanelsProps) {
  const { newChat, openSession } = useChatActions(onOpen);
  // Those that were open stay mounted, to slide out.
  const [had, setHad] = useState<readonly Panel[]>([]);
  if (open && !had.includes(open)) setHad([...had, open]);
  const dialog = (panel: Panel) => ({
    open: open === panel,
    onOpenChange: (opened: boolean) => onOpen(opened ? panel : null),
  });
  return (
    <Suspense fallback={null}>
      {had.includes('drawer') && (
        <SideDrawer {...dialog('drawer')} {...panelProps(user, onOpen)} onNewChat={newChat} onSelect={openSession} />
      )}
      {had.includes('palette') && <CommandPalette {...dialog('palette')} onNewChat={newChat} onSelect={openSession} />}
      {had.includes('shortcuts') && <ShortcutsDialog {...dialog('shortcuts')} />}
    </Suspense>
  );
}

/** The content of the drawer, beside the chat. */
export function Docked({ user, onOpen }: Pick<PanelsProps, 'user' | 'onOpen'>) {
  const { newChat, openSession } = useChatActions(onOpen);
  return <DockedHistory {...panelProps(user, onOpen)} onNewChat={newChat} onSelect={openSession} />;
}

const panelProps = (user: CurrentUser, onOpen: PanelsProps['onOpen']) => ({
  onSearch: () => onOpen('palette'),
  links: <DrawerLinks user={user} onFollow={() => onOpen(null)} onShortcuts={() => onOpen('shortcuts')} />,
  account: <AccountBlock user={user} />,
});

function useChatActions(onOpen: PanelsProps['onOpen']) {
  const navigate = useNavigate();
  // The other chats have no addresses, and handle the two events.
  const inOtherChat = useRouterState({ select: ({ location }) => chatAt(location.pathname) === 'other' });

  function newChat() {
    onOpen(null);
    if (inOtherChat) requestNewChat();
    else void navigate({ to: '/home', search: { new: 1 } });
  }

  function openSession(sessionId: number, chatId?: number) {
    onOpen(null);
    if (inOtherChat) requestSession(sessionId);
    else {
      const search = chatId === undefined ? {} : { at: chatId };
      void navigate({ to: '/home/c/$sessionId', params: { sessionId }, search, resetScroll: false });
    }
  }

  return { newChat, openSession };
}
