import type { CurrentUser } from '@saffron/contracts/accounts';
import { Avatar } from '@saffron/ui/avatar';
import { Menu, MenuItem, MenuSeparator } from '@saffron/ui/menu';
import { ChevronsUpDown, CircleUser, LogOut, Settings } from 'lucide-react';
import { lazy, Suspense, useRef, useState } from 'react';
import { displayName, firstName } from '../../lib/display-name.ts';
import { loadModule } from '../../lib/load-module.ts';
import { useLogout } from './use-authentication.ts';

const MyAccountDialog = lazy(() =>
  loadModule(() => import('./my-account-dialog.tsx')).then(({ MyAccountDialog }) => ({ default: MyAccountDialog })),
);
const SettingsDialog = lazy(() =>
  loadModule(() => import('./settings-dialog.tsx')).then(({ SettingsDialog }) => ({ default: SettingsDialog })),
);

type DialogName = 'account' | 'settings';

/** The signed-in user with the account menu, at the bottom of the drawer. */
export function AccountBlock({ user }: { user: CurrentUser }) {
  const [dialog, setDialog] = useState<DialogName | null>(null);
  // Those that were open stay mounted, to fade out.
  const [had, setHad] = useState<readonly DialogName[]>([]);
  if (dialog && !had.includes(dialog)) setHad([...had, dialog]);
  const trigger = useRef<HTMLButtonElement>(null);
  const logout = useLogout();
  const close = () => setDialog(null);

  return (
    <>
      <Menu
        align="start"
        side="top"
        trigger={
          <button
            ref={trigger}
            type="button"
            className="-mx-2 flex min-h-14 w-[calc(100%+1rem)] items-center gap-3 rounded-md px-2 text-left transition-colors hover:bg-hover data-[state=open]:bg-hover"
          >
            <Avatar name={displayName(user)} />
            <span className="min-w-0 flex-1 leading-snug">
              <span className="block truncate font-medium">{firstName(user)}</span>
              <span className="block truncate text-sm text-ink-muted">{user.username}</span>
            </span>
            <ChevronsUpDown aria-hidden="true" className="size-4.5 shrink-0 text-ink-muted" />
          </button>
        }
      >
        <MenuItem icon={<CircleUser />} onSelect={() => setDialog('account')}>
          My Account
        </MenuItem>
        <MenuItem icon={<Settings />} onSelect={() => setDialog('settings')}>
          Settings
        </MenuItem>
        <MenuSeparator />
        <MenuItem icon={<LogOut />} disabled={logout.isPending} onSelect={() => logout.mutate()}>
          Log out
        </MenuItem>
      </Menu>
      <Suspense fallback={null}>
        {had.includes('account') && (
          <MyAccountDialog user={user} open={dialog === 'account'} onOpenChange={close} returnFocus={trigger} />
        )}
      </Suspense>
      <Suspense fallback={null}>
        {had.includes('settings') && (
          <SettingsDialog open={dialog === 'settings'} onOpenChange={close} returnFocus={trigger} />
        )}
      </Suspense>
    </>
  );
}
