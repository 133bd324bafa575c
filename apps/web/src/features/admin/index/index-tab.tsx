import { IndexPanel } from './index-panel.tsx';
import { IndexSearch } from './index-search.tsx';

/** The Vector Database tab. */
export function IndexTab() {
  return (
    <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-2">
      <IndexPanel />
      <IndexSearch />
    </div>
  );
}
