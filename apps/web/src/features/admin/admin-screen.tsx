import type { CurrentUser } from '@saffron/contracts/accounts';
import { Skeleton } from '@saffron/ui/skeleton';
import { Spinner } from '@saffron/ui/spinner';
import { Tabs } from '@saffron/ui/tabs';
import { Navigate } from '@tanstack/react-router';
import type { AdminTab } from './admin-tabs.ts';
import { GuideTab } from './guide/guide-tab.tsx';
import { IndexTab } from './index/index-tab.tsx';
import { PromptTab } from './prompt/prompt-tab.tsx';
import { RatingsTab } from './ratings/ratings-tab.tsx';
import { TestingTab } from './testing/testing-tab.tsx';
import { UsersTab } from './users/users-tab.tsx';

interface AdminScreenProps {
  user: CurrentUser | null;
  tab: AdminTab;
  onTab: (tab: AdminTab) => void;
}

/** The Admin Settings screen while the user or the role loads. */
export function LoadingAdmin() {
  return (
    <div className="mx-auto w-full max-w-page px-page pt-4 md:pt-8">
      <h1 className="display mb-4 text-2xl md:mb-6 md:text-3xl">Admin Settings</h1>
      <Skeleton className="h-11 w-full" />
      <p className="flex min-h-[40dvh] items-center justify-center">
        <Spinner label="Loading" className="text-2xl text-accent" />
      </p>
    </div>
  );
}

/** The Admin Settings screen. */
export function AdminScreen({ user, tab, onTab }: AdminScreenProps) {
  if (!user) return <Navigate to="/auth" replace />;
  return (
    <div className="mx-auto w-full max-w-page px-page pt-4 pb-[calc(3rem+env(safe-area-inset-bottom))] md:pt-8">
      <h1 className="display mb-4 text-2xl md:mb-6 md:text-3xl">Admin Settings</h1>
      <Tabs
        label="Admin Settings"
        value={tab}
        onChange={onTab}
        keepOpened
        tabs={[
          { value: 'prompt', label: 'System Prompt', content: <PromptTab user={user} /> },
          { value: 'users', label: 'User Management', content: <UsersTab user={user} /> },
          { value: 'index', label: 'Vector Database', content: <IndexTab /> },
          { value: 'testing', label: 'API Testing', content: <TestingTab /> },
          { value: 'guide', label: 'Guide', content: <GuideTab /> },
          { value: 'ratings', label: 'Ratings', content: <RatingsTab /> },
        ]}
      />
    </div>
  );
}
