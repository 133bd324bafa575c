import { Button } from '@saffron/ui/button';
import { buttonStyles } from '@saffron/ui/button-styles';
import { Card } from '@saffron/ui/card';
import { type ErrorComponentProps, Link, useRouter } from '@tanstack/react-router';

/** What a page shows when it broke: the rest of the product is still there. */
export function RouteError({ error, reset }: ErrorComponentProps) {
  const router = useRouter();
  // A page whose files were replaced by a newer release cannot be mended by rendering it again.
  const outdated = error instanceof Error && /dynamically imported module|module script failed/i.test(error.message);

  function again() {
    if (outdated) window.location.reload();
    else {
      reset();
      void router.invalidate();
    }
  }

  return (
    <div role="alert" className="flex flex-1 items-center justify-center px-page py-16">
      <Card className="w-full max-w-lg p-8 text-center">
        <h1 className="display text-2xl">This page could not be shown</h1>
        <p className="mt-2 text-balance text-ink-muted">
          {outdated
            ? 'There is a newer version, or the connection was lost. Please load the page again.'
            : 'Something went wrong on our side. Nothing you saved is lost.'}
        </p>
        <div className="mt-6 flex flex-wrap justify-center gap-2">
          <Link to="/" className={buttonStyles()}>
            Back to the start
          </Link>
          <Button variant="primary" onClick={again}>
            {outdated ? 'Reload' : 'Try again'}
          </Button>
        </div>
      </Card>
    </div>
  );
}
