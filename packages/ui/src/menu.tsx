import * as RadixMenu from 'radix-ui/dropdown-menu';
import type { ReactNode } from 'react';
import { cx } from './cx.ts';

interface MenuProps {
  /** The control that opens the menu; it must take a ref and props. */
  trigger: ReactNode;
  align?: 'start' | 'end';
  side?: 'top' | 'bottom';
  /** Handles the focus when the menu closes; by default, it returns to the trigger. */
  onCloseAutoFocus?: (event: Event) => void;
  children: ReactNode;
}

export function Menu({ trigger, align = 'end', side = 'bottom', onCloseAutoFocus, children }: MenuProps) {
  return (
    <RadixMenu.Root modal={false}>
      <RadixMenu.Trigger asChild>{trigger}</RadixMenu.Trigger>
      {/* Not portaled to the end of the page, so that it stays in the landmark or dialog of its trigger. */}
      <RadixMenu.Content
        align={align}
        side={side}
        sideOffset={6}
        collisionPadding={8}
        {...(onCloseAutoFocus && { onCloseAutoFocus })}
        className="z-50 min-w-44 rounded-lg border border-line bg-raised p-1 shadow-lg data-[state=closed]:animate-pop-out data-[state=open]:animate-pop-in"
      >
        {children}
      </RadixMenu.Content>
    </RadixMenu.Root>
  );
}

interface MenuItemProps {
  icon?: ReactNode;
  destructive?: boolean;
  disabled?: boolean;
  onSelect: () => void;
  children: ReactNode;
}

export function MenuItem({ icon, destructive, disabled = false, onSelect, children }: MenuItemProps) {
  return (
    <RadixMenu.Item
      disabled={disabled}
      onSelect={onSelect}
      className={cx(
        'flex min-h-10 items-center gap-3 rounded-md px-3 text-[0.9375rem] select-none focus-visible:-outline-offset-2 pointer-coarse:min-h-11 [&_svg]:size-4.5',
        'data-disabled:cursor-not-allowed data-disabled:opacity-50',
        destructive
          ? 'text-danger data-highlighted:bg-danger-soft'
          : 'text-ink data-highlighted:bg-hover [&_svg]:text-ink-muted',
      )}
    >
      {icon}
      {children}
    </RadixMenu.Item>
  );
}

export function MenuSeparator() {
  return <RadixMenu.Separator className="mx-2 my-1 h-px bg-line" />;
}
