import { SESSIONS_RETRIES, SESSIONS_RETRY_DELAY_MS } from '@saffron/contracts/limits';
import { toast } from '@saffron/ui/toast';
import { requestNewChat } from '../../lib/chat-events.ts';
import { useCurrentSession } from '../../lib/current-session.ts';
import { errorMessage, httpStatus } from '../../lib/error-message.ts';
import { notifyOtherTabs } from '../../lib/other-tabs.ts';
import { trpc } from '../../trpc.ts';

const SIGNED_OUT = 401;

/** The user's sessions: an empty list on a 401; other failures are retried twice. */
export function useSessions() {
  const query = trpc.chat.sessions.useQuery(undefined, {
    // New messages change the order.
    staleTime: 0,
    retry: (failures, error) => httpStatus(error) !== SIGNED_OUT && failures < SESSIONS_RETRIES,
    retryDelay: SESSIONS_RETRY_DELAY_MS,
  });
  const signedOut = query.isError && httpStatus(query.error) === SIGNED_OUT;
  return {
    sessions: signedOut ? [] : query.data,
    signedOut,
    failed: query.isError && !signedOut && !query.data,
    /** The HTTP status of a failure; null if the server could not be reached. */
    status: query.isError ? httpStatus(query.error) : null,
    retry: () => void query.refetch(),
  };
}

function reportFailure(title: string, action: string, what: string) {
  return (error: unknown) => {
    const status = httpStatus(error);
    const description =
      status === SIGNED_OUT
        ? `You need to be logged in to ${action} chats`
        : status === null
          ? errorMessage(error)
          : `${what}: ${status}`;
    toast({ title, description, variant: 'destructive' });
  };
}

/** Renames optimistically, and rolls back if the server rejects the title. */
export function useRenameSession() {
  const utils = trpc.useUtils();
  const report = reportFailure('Could not rename the conversation', 'rename', 'Failed to update chat title');
  return trpc.chat.renameSession.useMutation({
    onMutate: async ({ sessionId, title }) => {
      await utils.chat.sessions.cancel();
      const before = utils.chat.sessions.getData();
      utils.chat.sessions.setData(undefined, (sessions) =>
        sessions?.map((session) => (session.id === sessionId ? { ...session, title } : session)),
      );
      return { before };
    },
    onError: (error, _input, context) => {
      utils.chat.sessions.setData(undefined, context?.before);
      report(error);
    },
    onSettled: () => utils.chat.sessions.invalidate(),
  });
}

/** Pins or unpins at once, and takes it back if the server does not. */
export function usePinSession() {
  const utils = trpc.useUtils();
  return trpc.chat.pinSession.useMutation({
    onMutate: async ({ sessionId, pinned }) => {
      await utils.chat.sessions.cancel();
      const before = utils.chat.sessions.getData();
      utils.chat.sessions.setData(undefined, (sessions) =>
        sessions?.map((session) => (session.id === sessionId ? { ...session, pinned } : session)),
      );
      return { before };
    },
    onError: (error, _input, context) => {
      utils.chat.sessions.setData(undefined, context?.before);
      toast({ title: 'Could not change the pin', description: errorMessage(error), variant: 'destructive' });
    },
    onSettled: () => utils.chat.sessions.invalidate(),
  });
}

export function useDeleteSession() {
  const utils = trpc.useUtils();
  const current = useCurrentSession();
  return trpc.chat.deleteSession.useMutation({
    onSuccess: (_result, { sessionId }) => {
      utils.chat.sessions.setData(undefined, (sessions) => sessions?.filter((session) => session.id !== sessionId));
      if (sessionId === current) requestNewChat();
      notifyOtherTabs({ sessionId, what: 'deleted' });
      void utils.chat.sessions.invalidate();
    },
    onError: reportFailure('Could not delete the conversation', 'delete', 'Failed to delete chat'),
  });
}
