import { createFileRoute, useMatch, useRouterState } from '@tanstack/react-router';
import { checkedSearch } from '../../lib/checked-search.ts';
import { ChatPage } from '../-chat-page.tsx';

interface HomeSearch {
  /** Any value: start a new chat. */
  new?: unknown;
  /** Open this session. */
  session?: number;
  /** Show this message of the session of the address. */
  at?: number;
}

export const Route = createFileRoute('/_main/home')({
  staticData: { title: 'Explore' },
  validateSearch: checkedSearch((search): HomeSearch => {
    const [session, at] = [Number(search.session), Number(search.at)];
    return {
      ...('new' in search && { new: search.new }),
      ...(Number.isSafeInteger(session) && session > 0 && { session }),
      ...(Number.isSafeInteger(at) && at > 0 && { at }),
    };
  }),
  component: Home,
});

function Home() {
  const { session, new: blank, at } = Route.useSearch();
  const conversation = useMatch({ from: '/_main/home/c/$sessionId', shouldThrow: false });
  const ask = useRouterState({ select: ({ location }) => location.state.ask });
  const sessionId = conversation?.params.sessionId ?? null;
  const navigate = Route.useNavigate();
  const go = (to: number | null, replace: boolean) =>
    void navigate({
      ...(to === null ? { to: '/home' } : { to: '/home/c/$sessionId', params: { sessionId: to } }),
      search: {},
      replace,
      resetScroll: false,
    });
  return (
    <ChatPage
      search={{ session, new: blank, at, ask }}
      onSearchDone={() => go(sessionId, true)}
      address={{ sessionId, onChange: (to, { replace }) => go(to, replace) }}
    />
  );
}
