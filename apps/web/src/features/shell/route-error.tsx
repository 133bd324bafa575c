import { Button } from '@saffron/ui/button';
import { buttonStyles } from '@saffron/ui/button-styles';
import { Card } from '@saffron/ui/card';
import { type ErrorComponentProps, Link, useRouter } from '@tanstack/react-router';

/** The error page of a route; the layout around it stays usable. */
export function RouteError({ error, reset }: ErrorComponentProps) {
  const router = useRouter();
  // If a newer release has replaced the page's files, rendering again does not help.
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
        <h1 className="display text-2xl">This page could not be displayed</h1>
        <p className="mt-2 text-balance text-ink-muted">
          {outdated
            ? 'A new version is available, or the connection was lost. Please reload the page.'
            : 'Something went wrong on our side. Your saved data is safe.'}
        </p>
        <div className="mt-6 flex flex-wrap justify-center gap-2">
          <Link to="/" className={buttonStyles()}>
            Back to the home page
          </Link>
          <Button variant="primary" onClick={again}>
            {outdated ? 'Reload' : 'Try again'}
          </Button>
        </div>
      </Card>
    </div>
  );
}
