import type { CurrentUser } from '@saffron/contracts/accounts';
import { Avatar } from '@saffron/ui/avatar';
import { Menu, MenuItem, MenuSeparator } from '@saffron/ui/menu';
import { ChevronsUpDown, CircleUser, LogOut, Settings } from 'lucide-react';
import { useRef, useState } from 'react';
import { displayName, firstName } from '../../lib/display-name.ts';
import { MyAccountDialog } from './my-account-dialog.tsx';
import { SettingsDialog } from './settings-dialog.tsx';
import { useLogout } from './use-authentication.ts';

/** The signed-in user with the account menu, at the bottom of the drawer. */
export function AccountBlock({ user }: { user: CurrentUser }) {
  const [dialog, setDialog] = useState<'account' | 'settings' | null>(null);
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
      <MyAccountDialog user={user} open={dialog === 'account'} onOpenChange={close} returnFocus={trigger} />
      <SettingsDialog open={dialog === 'settings'} onOpenChange={close} returnFocus={trigger} />
    </>
  );
}
