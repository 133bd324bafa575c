import { ADDING_FAILED, DUPLICATE_NAME, RESTAURANT_ADDED } from '@saffron/contracts/guide-texts';
import { PRICE_DEFAULT } from '@saffron/contracts/limits';
import { toast } from '@saffron/ui/toast';
import { useNavigate } from '@tanstack/react-router';
import type { FormEvent } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { errorMessage, httpStatus } from '../../../lib/error-message.ts';
import { useSingleFlight } from '../../../lib/use-single-flight.ts';
import { trpc } from '../../../trpc.ts';
import { restaurantResolver } from '../form/restaurant-schema.ts';
import { showServerErrors } from '../form/show-server-errors.ts';
import { NEW_RESTAURANT, toPayload } from '../form/values.ts';
import { useNameTaken } from './use-name-taken.ts';

/** The add form. Its values stay until the restaurant is saved. */
export function useAddForm() {
  const form = useForm({ defaultValues: NEW_RESTAURANT, resolver: restaurantResolver() });
  const taken = useNameTaken(useWatch({ control: form.control, name: 'name' }));
  const navigate = useNavigate();
  const utils = trpc.useUtils();

  const add = trpc.guide.add.useMutation({
    onSuccess: async () => {
      void utils.guide.invalidate();
      // On a slow line the next page takes a while: until it is there, the form stays as it was sent, and busy.
      await navigate({ to: '/reviews', ignoreBlocker: true });
      toast(RESTAURANT_ADDED);
      form.reset();
    },
    onError: (error) => {
      const description = httpStatus(error) === null ? ADDING_FAILED.description : errorMessage(error);
      toast({ title: ADDING_FAILED.title, description, variant: 'destructive' });
      showServerErrors(form, error);
    },
  });
  const send = useSingleFlight(add);

  const save = form.handleSubmit((values) => {
    const { price, ...wire } = toPayload(values);
    send({ ...wire, price: price ?? PRICE_DEFAULT });
  });

  function submit(event: FormEvent) {
    if (!taken) {
      void save(event);
      return;
    }
    event.preventDefault();
    toast({ title: ADDING_FAILED.title, description: DUPLICATE_NAME, variant: 'destructive' });
    form.setFocus('name');
  }

  return { form, taken, submit, saving: add.isPending };
}
