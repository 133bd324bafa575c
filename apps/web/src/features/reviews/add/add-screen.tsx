import { buttonStyles } from '@saffron/ui/button-styles';
import { Link } from '@tanstack/react-router';
import { ArrowLeft } from 'lucide-react';
import { AddForm } from './add-form.tsx';

export function AddScreen() {
  return (
    <div className="mx-auto w-full max-w-[60rem] px-page pt-4 pb-[calc(3rem+env(safe-area-inset-bottom))] md:pt-8">
      <Link to="/reviews" className={buttonStyles({ variant: 'quiet', className: '-ml-4' })}>
        <ArrowLeft aria-hidden="true" className="size-4.5" />
        Back to Reviews
      </Link>
      <h1 className="display mt-3 text-3xl">Add New Restaurant</h1>
      <p className="mt-2 mb-8 text-ink-muted">Fields marked * are required.</p>
      <AddForm />
    </div>
  );
}
