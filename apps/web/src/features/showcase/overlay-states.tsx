import { Button } from '@saffron/ui/button';
import { ConfirmDialog } from '@saffron/ui/confirm-dialog';
import { Dialog } from '@saffron/ui/dialog';
import { Menu, MenuItem, MenuSeparator } from '@saffron/ui/menu';
import { PaletteDialog } from '@saffron/ui/palette-dialog';
import { Sheet } from '@saffron/ui/sheet';
import { toast } from '@saffron/ui/toast';
import { Pencil, Trash2 } from 'lucide-react';
import { type MouseEvent, useRef, useState } from 'react';
import { Row, Section } from './section.tsx';

const OVERLAYS = ['dialog', 'confirm', 'left', 'right', 'bottom', 'palette'] as const;
type Overlay = (typeof OVERLAYS)[number];

export function OverlayStates() {
  const [open, setOpen] = useState<Overlay | null>(null);
  const opener = useRef<HTMLElement>(null);
  const close = () => setOpen(null);

  function show(overlay: Overlay) {
    return (event: MouseEvent<HTMLElement>) => {
      opener.current = event.currentTarget;
      setOpen(overlay);
    };
  }

  return (
    <Section title="Overlays">
      <Row>
        {OVERLAYS.map((overlay) => (
          <Button key={overlay} onClick={show(overlay)}>
            {overlay}
          </Button>
        ))}
        <Menu trigger={<Button>menu</Button>}>
          <MenuItem icon={<Pencil />} onSelect={() => undefined}>
            Rename
          </MenuItem>
          <MenuItem disabled onSelect={() => undefined}>
            Disabled
          </MenuItem>
          <MenuSeparator />
          <MenuItem icon={<Trash2 />} destructive onSelect={() => undefined}>
            Delete
          </MenuItem>
        </Menu>
        <Button onClick={() => toast({ title: 'Saved', description: 'Everyone can see it now.' })}>toast</Button>
        <Button
          onClick={() => toast({ title: 'Login failed', description: 'Please try again.', variant: 'destructive' })}
        >
          destructive toast
        </Button>
      </Row>
      <Dialog
        open={open === 'dialog'}
        onOpenChange={close}
        returnFocus={opener}
        title="A dialog"
        description="With a sentence below its title."
        actions={
          <>
            <Button onClick={close}>Cancel</Button>
            <Button variant="primary" onClick={close}>
              Save
            </Button>
          </>
        }
      >
        Its content scrolls when there is too much of it.
      </Dialog>
      <ConfirmDialog
        open={open === 'confirm'}
        onOpenChange={close}
        returnFocus={opener}
        title="Delete this conversation?"
        description="This will permanently delete the conversation"
        confirmLabel="Delete"
        destructive
        onConfirm={close}
      />
      {(['left', 'right', 'bottom'] as const).map((side) => (
        <Sheet
          key={side}
          open={open === side}
          onOpenChange={close}
          side={side}
          title={`From the ${side}`}
          footer={<Button>Apply</Button>}
        >
          Content
        </Sheet>
      ))}
      <PaletteDialog open={open === 'palette'} onOpenChange={close} title="Palette">
        <p className="p-5">A field and its results.</p>
      </PaletteDialog>
    </Section>
  );
}
