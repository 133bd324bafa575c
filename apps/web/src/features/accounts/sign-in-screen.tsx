import { GOOGLE_NOT_SET_UP } from '@saffron/contracts/account-texts';
import { PRODUCT_NAME } from '@saffron/contracts/product';
import { Notice } from '@saffron/ui/notice';
import { Tabs } from '@saffron/ui/tabs';
import { Navigate } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import { GoogleLink } from './google-link.tsx';
import { LoginForm } from './login-form.tsx';
import { RegisterForm } from './register-form.tsx';
import { useCurrentUser } from './use-current-user.ts';

const ERRORS = {
  google_not_configured: GOOGLE_NOT_SET_UP,
  google_unverified: 'Google has not verified this email address. Please verify it there, or sign in another way.',
  google_failed: 'Sign-in with Google failed. Please try again, or use your email address.',
};

/** The address can have any text; `__proto__` is no failure. */
const isFailure = (error: string): error is keyof typeof ERRORS => Object.hasOwn(ERRORS, error);

interface SignInScreenProps {
  /** Why a third-party sign-in failed. */
  error: string | undefined;
  /** The page to go to after the sign-in: a path of our own. */
  to?: string | undefined;
  brand: ReactNode;
  aside: ReactNode;
}

export function SignInScreen({ error, to = '/home', brand, aside }: SignInScreenProps) {
  const [tab, setTab] = useState<'login' | 'register'>('login');
  const { state } = useCurrentUser();
  if (state === 'signed-in') return <Navigate to="/home" href={to} replace />;

  return (
    <div className="grid min-h-screen-dvh lg:grid-cols-[minmax(0,1fr)_minmax(0,1fr)]">
      <div className="flex flex-col px-page pt-safe pb-10">
        <header className="flex min-h-16 items-center">{brand}</header>
        <main id="main" tabIndex={-1} className="m-auto w-full max-w-sm py-6 outline-none">
          <h1 className="display text-3xl">Welcome to {PRODUCT_NAME}</h1>
          <p className="mt-2 text-ink-muted">Your AI dining expert</p>
          <div className="mt-8 flex flex-col gap-6">
            {error !== undefined && <Notice tone="danger">{ERRORS[isFailure(error) ? error : 'google_failed']}</Notice>}
            <GoogleLink to={to} />
            <div className="flex items-center gap-4 text-sm text-ink-muted before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
              Or continue with
            </div>
            <Tabs
              label="Sign in or create an account"
              layout="fill"
              value={tab}
              onChange={setTab}
              tabs={[
                { value: 'login', label: 'Login', content: <LoginForm /> },
                { value: 'register', label: 'Register', content: <RegisterForm /> },
              ]}
            />
          </div>
        </main>
      </div>
      <aside aria-label="A table full of dishes" className="hidden lg:block">
        {aside}
      </aside>
    </div>
  );
}
