import { useEffect, useRef, useState } from 'react';
import { loadDraft, saveDraft } from '../../../lib/chat-memory.ts';
import type { ChatState } from '../state/chat-state.ts';

type Where = Pick<ChatState, 'sessionId' | 'conversation'>;

/** The unsent text. Each session has its own draft; a new chat's draft moves to its session. */
export function useDraft(userId: number, { sessionId, conversation }: Where) {
  const [text, setText] = useState(() => loadDraft(userId, sessionId));
  const shown = useRef({ sessionId, conversation });

  useEffect(() => {
    const before = shown.current;
    shown.current = { sessionId, conversation };
    if (before.conversation !== conversation) setText(loadDraft(userId, sessionId));
    else if (before.sessionId !== sessionId) {
      saveDraft(userId, before.sessionId, '');
      setText((current) => {
        saveDraft(userId, sessionId, current);
        return current;
      });
    }
  }, [userId, sessionId, conversation]);

  function change(next: string) {
    setText(next);
    saveDraft(userId, sessionId, next);
  }

  return {
    text,
    change,
    /** Puts unsent text back, before text typed since. */
    restore: (returned: string) => change(text ? `${returned}\n\n${text}` : returned),
  };
}
