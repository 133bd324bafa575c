import type { CurrentUser } from '@saffron/contracts/accounts';
import type { ComponentProps } from 'react';
import { AccountBlock } from '../features/accounts/account-block.tsx';
import { SideDrawer } from '../features/history/side-drawer.tsx';
import { DrawerLinks } from './-drawer-links.tsx';

type DrawerProps = { user: CurrentUser } & Omit<ComponentProps<typeof SideDrawer>, 'links' | 'account'>;

/** The side drawer: history, links and account. */
export function Drawer({ user, ...props }: DrawerProps) {
  const links = <DrawerLinks user={user} onFollow={() => props.onOpenChange(false)} />;
  return <SideDrawer {...props} links={links} account={<AccountBlock user={user} />} />;
}
