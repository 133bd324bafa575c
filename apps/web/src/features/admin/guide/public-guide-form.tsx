import { GUIDE_SETTINGS_UPDATE_FAILED, SUCCESS } from '@saffron/contracts/admin-texts';
import { ERROR } from '@saffron/contracts/texts';
import { Switch } from '@saffron/ui/switch';
import { toast } from '@saffron/ui/toast';
import { trpc } from '../../../trpc.ts';
import { failureText } from '../failure-text.ts';

/** Who may read the pages of restaurants without an account. Each switch takes effect at once. */
export function PublicGuideForm() {
  const utils = trpc.useUtils();
  const { data: settings } = trpc.guide.publicSettings.useQuery(undefined, { staleTime: 0 });
  const { mutate, isPending } = trpc.guide.savePublicSettings.useMutation({
    onSuccess: (saved) => {
      utils.guide.publicSettings.setData(undefined, saved);
      toast({ title: SUCCESS, description: 'Guide settings saved.' });
    },
    onError: (error) =>
      toast({ title: ERROR, description: failureText(error, GUIDE_SETTINGS_UPDATE_FAILED), variant: 'destructive' }),
  });
  if (!settings) return null;
  return (
    <section aria-labelledby="public-guide" className="mt-10 flex max-w-xl flex-col gap-5">
      <h2 id="public-guide" className="text-lg font-semibold">
        Guests
      </h2>
      <Switch
        label="Public restaurant pages"
        hint="Anyone with the address can read the page of a restaurant, without an account. Lists and the chat stay private."
        checked={settings.open}
        disabled={isPending}
        onChange={(event) => mutate({ open: event.target.checked })}
      />
      <Switch
        label="Search engines"
        hint="Search engines may list public restaurant pages."
        checked={settings.open && settings.searchEngines}
        disabled={isPending || !settings.open}
        onChange={(event) => mutate({ searchEngines: event.target.checked })}
      />
    </section>
  );
}
