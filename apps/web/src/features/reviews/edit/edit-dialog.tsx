import type { Restaurant } from '@saffron/contracts/guide';
import { Button } from '@saffron/ui/button';
import { Dialog } from '@saffron/ui/dialog';
import { useId, useState } from 'react';
import { FormProvider } from 'react-hook-form';
import { DiscardDialog } from '../form/discard-dialog.tsx';
import { UnsavedGuard } from '../form/unsaved-guard.tsx';
import { EditFields } from './edit-fields.tsx';
import { useEditForm } from './use-edit-form.ts';

interface EditDialogProps {
  /** The restaurant when the dialog was opened. */
  restaurant: Restaurant;
  /** False if the restaurant was deleted in the meantime. */
  stillExists: boolean;
  open: boolean;
  onClose: () => void;
}

export function EditDialog({ restaurant, stillExists, open, onClose }: EditDialogProps) {
  const formId = useId();
  const [asking, setAsking] = useState(false);
  const { form, save, saving } = useEditForm(restaurant, stillExists, onClose);
  const { isDirty } = form.formState;

  function close() {
    if (saving) return;
    if (isDirty) setAsking(true);
    else onClose();
  }

  return (
    <>
      <Dialog
        open={open}
        onOpenChange={(next) => {
          if (!next) close();
        }}
        title="Edit Restaurant"
        size="lg"
        actions={
          <>
            <Button onClick={close}>Cancel</Button>
            <Button type="submit" form={formId} variant="primary" pending={saving}>
              Save Changes
            </Button>
          </>
        }
      >
        <FormProvider {...form}>
          <form id={formId} noValidate onSubmit={(event) => void save(event)}>
            <EditFields />
          </form>
        </FormProvider>
      </Dialog>
      <DiscardDialog
        open={asking}
        onKeep={() => setAsking(false)}
        onDiscard={() => {
          setAsking(false);
          onClose();
        }}
      />
      {open && <UnsavedGuard dirty={isDirty} />}
    </>
  );
}
