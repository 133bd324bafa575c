import { PRODUCT_NAME } from '@saffron/contracts/product';
import { toast } from '@saffron/ui/toast';

const RENEWED_KEY = 'renewed';
/** A page that was loaded anew and cannot load the same part again within this time, in ms, is not helped by it. */
const ONCE_IN = 60_000;

const typedInto = new Set<Element>();

/** Takes down which fields somebody types into, for as long as the page is open. */
export function watchTyping(): void {
  window.addEventListener('input', ({ target }) => target instanceof Element && typedInto.add(target), true);
}

/**
 * For when a part of the page cannot be loaded, most likely because a newer release has replaced it. Loads the page anew, once;
 * where that would lose what somebody typed, or did not help, it offers to.
 *
 * @returns false when the server does not answer: the page is better than none
 */
export async function reloadForNewVersion(): Promise<boolean> {
  const answers = await fetch('/health/ready').then(
    ({ ok }) => ok,
    () => false,
  );
  if (!answers) return false;
  if (!hasUnsavedInput() && isFirstTime()) window.location.reload();
  else {
    toast({
      title: `A new version of ${PRODUCT_NAME} is ready`,
      durationMs: Number.POSITIVE_INFINITY,
      action: { label: 'Reload', run: () => window.location.reload() },
    });
  }
  return true;
}

/** Drafts of messages and searches outlive a reload: they are kept by the tab and by the address. */
function hasUnsavedInput(): boolean {
  const leaving = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(leaving);
  const typed = [...typedInto].some(
    (field) =>
      field.isConnected && 'value' in field && field.value !== '' && !field.matches('[type=search], [data-kept]'),
  );
  return leaving.defaultPrevented || typed;
}

function isFirstTime(): boolean {
  try {
    const before = Number(sessionStorage.getItem(RENEWED_KEY));
    sessionStorage.setItem(RENEWED_KEY, String(Date.now()));
    return Date.now() - before > ONCE_IN;
  } catch {
    // Without storage nobody knows, and a page that reloads for ever is worse than one that asks.
    return false;
  }
}
