import { Dialog } from '@saffron/ui/dialog';
import { Kbd } from '@saffron/ui/kbd';

interface ShortcutsDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

const GROUPS = [
  {
    title: 'Everywhere',
    shortcuts: [
      {
        keys: [
          ['Ctrl', 'K'],
          ['⌘', 'K'],
        ],
        does: 'New chat, or search conversations and restaurants',
      },
      { keys: [['?']], does: 'Show these shortcuts' },
      { keys: [['Esc']], does: 'Close a dialog or menu, or cancel renaming' },
      { keys: [['F8']], does: 'Go to the notification' },
    ],
  },
  {
    title: 'Chat',
    shortcuts: [
      { keys: [['/']], does: 'Write a message' },
      { keys: [['Enter']], does: 'Send the message' },
      { keys: [['Shift', 'Enter']], does: 'Start a new line' },
    ],
  },
  { title: 'Restaurants', shortcuts: [{ keys: [['/']], does: 'Search the list' }] },
  {
    title: 'Menus and search results',
    shortcuts: [
      { keys: [['↑'], ['↓']], does: 'Move between the entries' },
      { keys: [['Enter']], does: 'Choose an entry' },
    ],
  },
];

/** The keyboard shortcuts. */
export function ShortcutsDialog({ open, onOpenChange }: ShortcutsDialogProps) {
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title="Keyboard shortcuts">
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: on a phone it scrolls, also with the keyboard */}
      <div tabIndex={0} className="flex flex-col gap-5 rounded-md">
        {GROUPS.map(({ title, shortcuts }) => (
          <section key={title}>
            <h3 className="text-sm font-medium text-ink-muted">{title}</h3>
            <dl className="mt-1">
              {shortcuts.map(({ keys, does }) => (
                <div
                  key={does}
                  className="flex items-center justify-between gap-4 border-b border-line py-2.5 last:border-0"
                >
                  <dt className="text-[0.9375rem]">{does}</dt>
                  <dd className="flex shrink-0 items-center gap-2">
                    {keys.map((together, index) => (
                      <span key={together.join('+')} className="flex items-center gap-1">
                        {index > 0 && <span className="pr-1 text-sm text-ink-muted">or</span>}
                        {together.map((key) => (
                          <Kbd key={key}>{key}</Kbd>
                        ))}
                      </span>
                    ))}
                  </dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
    </Dialog>
  );
}
