import { FocusScope } from 'radix-ui/internal';
import { useSyncExternalStore } from 'react';
import { subscribeToToasts, toastArea } from './toast.ts';

/** Stands in a modal dialog, which holds the keyboard: F8 may take it to the toasts all the same. */
export function ToastBranch() {
  FocusScope.useFocusScopeBranch(useSyncExternalStore(subscribeToToasts, toastArea));
  return null;
}
