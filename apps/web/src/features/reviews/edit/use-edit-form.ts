import type { Restaurant } from '@saffron/contracts/guide';
import {
  ERROR_UPDATING_RESTAURANT,
  NO_RESTAURANT_SELECTED,
  RESTAURANT_UPDATED,
  successfullyUpdated,
} from '@saffron/contracts/guide-texts';
import { toast } from '@saffron/ui/toast';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { errorMessage } from '../../../lib/error-message.ts';
import { useSingleFlight } from '../../../lib/use-single-flight.ts';
import { trpc } from '../../../trpc.ts';
import { restaurantResolver } from '../form/restaurant-schema.ts';
import { hasChangedMeanwhile, showServerErrors } from '../form/show-server-errors.ts';
import { changedFields, toPayload, toValues } from '../form/values.ts';

/** The edit form. Sends only changed fields. */
export function useEditForm(restaurant: Restaurant, stillExists: boolean, onDone: () => void) {
  const [read] = useState(restaurant);
  const [stored] = useState(() => toValues(read));
  const [seen, setSeen] = useState(read);
  const form = useForm({ defaultValues: stored, resolver: restaurantResolver(stored) });
  const utils = trpc.useUtils();

  const edit = trpc.guide.edit.useMutation({
    onSuccess: (updated) => {
      utils.guide.list.setData(undefined, (all) => all?.map((other) => (other.id === updated.id ? updated : other)));
      void utils.guide.invalidate();
      toast({ title: RESTAURANT_UPDATED, description: successfullyUpdated(updated.name) });
      onDone();
    },
    onError: (error) => {
      toast({ title: ERROR_UPDATING_RESTAURANT, description: errorMessage(error), variant: 'destructive' });
      showServerErrors(form, error);
      if (!hasChangedMeanwhile(error)) return;
      // Who saves again has read that what somebody else wrote until now goes.
      void utils.guide.get.fetch({ restaurantId: read.id }).then(({ restaurant }) => setSeen(restaurant));
      void utils.guide.list.invalidate();
    },
  });
  const send = useSingleFlight(edit);

  const save = form.handleSubmit((values) => {
    if (!stillExists) {
      toast({ title: ERROR_UPDATING_RESTAURANT, description: NO_RESTAURANT_SELECTED, variant: 'destructive' });
      return;
    }
    const notes = read.saffronNotes;
    const changed = changedFields(toPayload(stored, notes), toPayload(values, notes));
    const based = Object.fromEntries(Object.entries(seen).filter(([field]) => field in changed));
    if (Object.keys(changed).length === 0) onDone();
    else send({ restaurantId: read.id, ...changed, seen: based });
  });

  return { form, save, saving: edit.isPending };
}
