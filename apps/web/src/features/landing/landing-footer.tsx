import { PRODUCT_NAME } from '@saffron/contracts/product';

export function LandingFooter() {
  return (
    <footer className="border-t border-line">
      <div className="mx-auto flex w-full max-w-page flex-wrap justify-between gap-x-8 gap-y-2 px-page pt-8 pb-[calc(2rem+env(safe-area-inset-bottom))] text-sm text-ink-muted">
        <p className="display text-base text-ink">{PRODUCT_NAME}</p>
        <p>Illustrations are drawn for each restaurant. The example is made up.</p>
      </div>
    </footer>
  );
}
