import type { CurrentUser } from '@saffron/contracts/accounts';
import type { Addition, Chip } from '@saffron/contracts/steering';
import {
  type ComponentType,
  lazy,
  Suspense,
  startTransition,
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { loadModule, onFirstUse, requireModule } from '../../../lib/load-module.ts';
import { useSlashKey } from '../../../lib/use-plain-key.ts';
import { Composer } from '../composer/composer.tsx';
import { focusWithKeyboard } from '../composer/focus-with-keyboard.ts';
import { MessageInput } from '../composer/message-input.tsx';
import { useDraft } from '../composer/use-draft.ts';
import type { Conversation as ConversationProps } from '../conversation/message-list.tsx';
import { ConnectionNotice } from '../notices/connection-notice.tsx';
import { isInFlight } from '../state/chat-state.ts';
import { type ChatVariant, MAIN_CHAT } from '../variants/chat-variant.ts';
import { ConversationLoading } from './chat-loading.tsx';
import { useAutoScroll } from './use-auto-scroll.ts';
import { useChat } from './use-chat.ts';
import { type ChatAddress, type ChatSearch, useChatAddress } from './use-chat-address.ts';

interface ChatScreenProps {
  user: CurrentUser;
  variant?: ChatVariant;
  /** The messages with the guide's cards; the route combines the two features. */
  Conversation: ComponentType<ConversationProps>;
  /** Loads the modules of `Conversation`. */
  loadConversation: () => Promise<unknown>;
  search: ChatSearch;
  /** The query parameters were applied and can be removed. */
  onSearchDone: () => void;
  /** Null in a chat whose conversations have no address. */
  address: ChatAddress | null;
}

// Only a new user sees it, once.
const Welcome = lazy(() =>
  loadModule(() => import('../welcome/welcome.tsx')).then(({ Welcome }) => ({ default: Welcome })),
);
const loadParts = () => import('./later-parts.ts');
const Announcement = lazy(async () => ({ default: (await loadModule(loadParts)).Announcement }));
const JumpButton = lazy(async () => ({ default: (await loadModule(loadParts)).JumpButton }));
const AllowanceNotice = lazy(async () => ({ default: (await loadModule(loadParts)).AllowanceNotice }));
const Chips = lazy(async () => ({ default: (await loadModule(loadParts)).Chips }));
const LimitPanel = lazy(async () => ({ default: (await loadModule(loadParts)).LimitPanel }));
const OtherTabNotice = lazy(async () => ({ default: (await loadModule(loadParts)).OtherTabNotice }));
const RefusalNotice = lazy(async () => ({ default: (await loadModule(loadParts)).RefusalNotice }));
const UnopenedSession = lazy(async () => ({ default: (await loadModule(loadParts)).UnopenedSession }));

/** A chat: the welcome screen, the greeting or the conversation, above the input. */
export function ChatScreen(props: ChatScreenProps) {
  const { user, variant = MAIN_CHAT, Conversation, loadConversation, search, onSearchDone, address } = props;
  const { Blank, columns, quiet } = variant;
  const [used, setUsed] = useState(false);
  const input = useRef<HTMLTextAreaElement>(null);
  const page = useRef<HTMLDivElement>(null);
  const loadView = () => requireModule(loadConversation);
  const { state, store, restore } = useChat({
    userId: user.id,
    variant,
    loadView,
    onReturned: (text) => draft.restore(text),
    address: address?.sessionId ?? null,
  });
  const draft = useDraft(user.id, state);
  const { away, jump, settle, follow } = useAutoScroll(page);
  useSlashKey(input);

  const { exchanges, loading, sessionId, conversation, limitMessage, unopened, target } = state;
  const last = exchanges.at(-1);
  const limited = limitMessage !== null;
  const inFlight = isInFlight(state);
  const earlier = state.earlierThan === null ? null : { loading: state.loadingEarlier, onShow: store.showEarlier };
  const blank = exchanges.length === 0 && !loading;
  const unnamed = variant.asksName && blank && !limited && !user.name?.trim();
  const canSend = !inFlight && !limited && !loading && !state.switching;

  const limitPanel = limited && (
    <Suspense fallback={null}>
      <LimitPanel />
    </Suspense>
  );

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs for each conversation
  useEffect(() => {
    focusWithKeyboard(input.current);
  }, [conversation, unnamed]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once for each opened conversation and message
  useLayoutEffect(() => {
    if (!loading && exchanges.length > 0) settle(target?.chatId ?? (inFlight ? 'end' : 'last reply'));
  }, [conversation, loading, target]);

  // Preload what a conversation needs before the first message is sent.
  useEffect(
    () =>
      onFirstUse(() => {
        // Drawn at once, a field would get its value from before the input that is the first use.
        startTransition(() => setUsed(true));
        void Promise.all([loadConversation(), loadParts()]).catch(() => undefined);
      }),
    [loadConversation],
  );

  /** Scrolls to a sent message from any position. */
  const arrive = useCallback(() => {
    focusWithKeyboard(input.current);
    jump();
    follow('message');
  }, [jump, follow]);

  const ask = useCallback(
    (text: string) => {
      if (store.send(text)) arrive();
    },
    [store, arrive],
  );

  function askOrKeep(text: string) {
    if (store.send(text)) arrive();
    else draft.restore(text);
  }
  useChatAddress(store, state, { search, onSearchDone, onAsk: askOrKeep, address, restore });

  function removeChip(chip: Chip) {
    if (store.remove(chip)) arrive();
  }

  function addChip(addition: Addition, chip: string) {
    if (store.add(addition, chip)) arrive();
  }

  function sendDraft() {
    if (!store.send(draft.text)) return;
    draft.change('');
    arrive();
  }

  const retry = useCallback(
    (key: string) => {
      store.retry(key);
      arrive();
    },
    [store, arrive],
  );

  const edit = useCallback(
    (key: string, text: string) => {
      if (store.edit(key, text)) arrive();
    },
    [store, arrive],
  );

  const regenerate = useCallback(
    (key: string) => {
      if (store.regenerate(key)) arrive();
    },
    [store, arrive],
  );

  return (
    <div ref={page} className="mx-auto flex w-full max-w-[61rem] flex-1 flex-col px-page">
      {unnamed ? (
        <div className="flex flex-1 flex-col justify-center pt-6 pb-[12dvh]">
          <Suspense fallback={null}>
            <Welcome />
          </Suspense>
        </div>
      ) : (
        <>
          {blank && (
            <div data-blank className="flex flex-1 flex-col justify-center gap-10 py-8">
              {unopened ? (
                <Suspense fallback={null}>
                  <UnopenedSession error={unopened.error} onRetry={store.reload} onNewChat={store.clear} />
                </Suspense>
              ) : (
                <Blank user={user} onAsk={canSend ? ask : null} />
              )}
              {limitPanel}
            </div>
          )}
          {loading && <ConversationLoading />}
          {exchanges.length > 0 && (
            // On narrow screens, a toast lies above the first message.
            <div className="pt-6 pb-10 not-short:max-md:pt-20 sm:pt-10">
              <h1 className="sr-only">Conversation</h1>
              <Suspense fallback={null}>
                <Conversation
                  {...{ exchanges, earlier, columns, quiet }}
                  onRetry={canSend ? retry : null}
                  onAsk={canSend ? ask : null}
                  onEdit={canSend ? edit : null}
                  onRegenerate={canSend ? regenerate : null}
                  onVersion={canSend ? store.showVersion : null}
                  onGrown={follow}
                >
                  {limitPanel}
                </Conversation>
              </Suspense>
            </div>
          )}
          <Composer
            notices={
              <>
                <ConnectionNotice reconnecting={state.reconnecting} />
                {!quiet && state.refusal !== null && (
                  <Suspense fallback={null}>
                    <RefusalNotice message={state.refusal} onNewChat={sessionId === null ? null : store.startOver} />
                  </Suspense>
                )}
                {sessionId !== null && (
                  <Suspense fallback={null}>
                    <OtherTabNotice {...{ sessionId, conversation }} onShow={store.reload} onNewChat={store.clear} />
                  </Suspense>
                )}
                {sessionId !== null && exchanges.length > 0 && !limited && (
                  <Suspense fallback={null}>
                    <Chips chips={state.chips} inFlight={inFlight} onRemove={removeChip} onAdd={addChip} />
                  </Suspense>
                )}
              </>
            }
            jump={
              away &&
              !blank && (
                <Suspense fallback={null}>
                  <JumpButton onClick={jump} />
                </Suspense>
              )
            }
            below={
              limited ? (
                <p className="px-2 text-center text-sm text-ink-muted">{limitMessage}</p>
              ) : (
                <Suspense fallback={null}>{used && <AllowanceNotice />}</Suspense>
              )
            }
          >
            <MessageInput
              input={input}
              text={draft.text}
              onChange={draft.change}
              onSend={sendDraft}
              inFlight={inFlight}
              onStop={store.stop}
              disabled={limited}
              placeholder={variant.placeholder}
            />
          </Composer>
        </>
      )}
      <p role="status" className="sr-only">
        <Suspense fallback={null}>{last && <Announcement last={last} quiet={quiet} />}</Suspense>
      </p>
    </div>
  );
}
