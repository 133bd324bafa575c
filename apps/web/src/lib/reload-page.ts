import { PRODUCT_NAME } from '@saffron/contracts/product';
import { toast } from '@saffron/ui/toast';

const RENEWED_KEY = 'renewed';
/** No second automatic reload within this time, in ms, because it would not help. */
const ONCE_IN = 60_000;

const typedInto = new Set<Element>();

/** Records the fields that the user types into. */
export function watchTyping(): void {
  window.addEventListener('input', ({ target }) => target instanceof Element && typedInto.add(target), true);
}

/**
 * Handles a module that cannot be loaded, most likely because of a newer release. Reloads the page once; if that would lose
 * input, or did not help, it offers a reload in a toast.
 *
 * @returns false if the server is not reachable; then the page stays
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

/** Message drafts and searches do not count: the tab and the URL keep them. */
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
    // Without storage, assume a repeat: a reload loop is worse than a prompt.
    return false;
  }
}
