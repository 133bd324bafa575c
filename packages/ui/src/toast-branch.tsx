import { FocusScope } from 'radix-ui/internal';
import { useSyncExternalStore } from 'react';
import { subscribeToToasts, toastArea } from './toast.ts';

/** Placed in modal dialogs, so that F8 can move the focus from them to the toasts. */
export function ToastBranch() {
  FocusScope.useFocusScopeBranch(useSyncExternalStore(subscribeToToasts, toastArea));
  return null;
}
