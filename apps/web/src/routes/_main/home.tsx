import { createFileRoute } from '@tanstack/react-router';
import { checkedSearch } from '../../lib/checked-search.ts';
import { ChatPage } from '../-chat-page.tsx';

interface HomeSearch {
  /** Any value: start a new chat. */
  new?: unknown;
  /** Open this session. */
  session?: number;
}

export const Route = createFileRoute('/_main/home')({
  staticData: { title: 'Explore' },
  validateSearch: checkedSearch((search): HomeSearch => {
    const session = Number(search.session);
    return {
      ...('new' in search && { new: search.new }),
      ...(Number.isSafeInteger(session) && session > 0 && { session }),
    };
  }),
  component: Home,
});

function Home() {
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  const plain = () => void navigate({ to: '/home', search: {}, replace: true, resetScroll: false });
  return <ChatPage search={search} onSearchDone={plain} />;
}
