import type { CurrentUser } from '@saffron/contracts/accounts';
import type { ReactNode } from 'react';
import { AccessDenied } from './access-denied.tsx';
import { GuardSpinner, RequireUser } from './guards.tsx';
import { useRoleFlags } from './use-role-flags.ts';

interface RequireAdminProps {
  children: ReactNode;
  /** Shown while the user or the role loads. */
  loading?: ReactNode;
}

/** Admins only; reviewers are denied. */
export function RequireAdmin({ children, loading = <GuardSpinner /> }: RequireAdminProps) {
  return (
    <RequireUser loading={loading}>
      {(user) => (
        <AdminsOnly user={user} loading={loading}>
          {children}
        </AdminsOnly>
      )}
    </RequireUser>
  );
}

function AdminsOnly({ user, children, loading }: { user: CurrentUser; children: ReactNode; loading: ReactNode }) {
  const { isAdmin, adminKnown } = useRoleFlags(user);
  if (!adminKnown) return loading;
  if (isAdmin) return children;
  return (
    <AccessDenied
      text="You don't have permission to access this page. This area is restricted to administrators only."
      to="/home"
      linkText="Back to Explore"
    />
  );
}

/** Reviewers only; admins are denied. */
export function RequireReviewer({ children }: { children: ReactNode }) {
  return <RequireUser>{(user) => <ReviewersOnly user={user}>{children}</ReviewersOnly>}</RequireUser>;
}

function ReviewersOnly({ user, children }: { user: CurrentUser; children: ReactNode }) {
  const { isReviewer, reviewerKnown } = useRoleFlags(user);
  if (!reviewerKnown) return <GuardSpinner />;
  if (isReviewer) return children;
  return (
    <AccessDenied text="You need reviewer permissions to access this page." to="/" linkText="Back to the home page" />
  );
}
