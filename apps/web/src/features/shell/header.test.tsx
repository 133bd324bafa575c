import { act, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { TestApp } from '../../test-app.tsx';
import { Header } from './header.tsx';

function header(signedIn: boolean, onLanding = false, docked: boolean | null = null, chat: 'other' | null = null) {
  const nothing = () => undefined;
  return (
    <TestApp answers={{}}>
      <Header
        signedIn={signedIn}
        loadingUser={false}
        onLanding={onLanding}
        docked={docked}
        chat={chat}
        onToggleDock={nothing}
        onOpenDrawer={nothing}
        onPreloadDrawer={nothing}
      />
    </TestApp>
  );
}

function scrollTo(y: number) {
  act(() => {
    Object.defineProperty(window, 'scrollY', { value: y, configurable: true });
    window.dispatchEvent(new Event('scroll'));
  });
}

test('signed-out users see the brand, but no drawer or navigation', async () => {
  render(header(false));
  expect(await screen.findByText('Saffron')).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
  expect(screen.queryByRole('navigation')).toBeNull();
});

test('signed-in users have the drawer, Explore and List', async () => {
  render(header(true));
  expect(await screen.findByRole('button', { name: 'Open menu' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Explore' }).getAttribute('href')).toBe('/home');
  expect(screen.getByRole('link', { name: 'List' }).getAttribute('href')).toBe('/list');
});

test('the landing page has a link to sign in, for people who are signed out', async () => {
  const { unmount } = render(header(false, true));
  expect((await screen.findByRole('link', { name: 'Sign in' })).getAttribute('href')).toBe('/login');
  unmount();
  render(header(true, true));
  await screen.findByRole('link', { name: 'List' });
  expect(screen.queryByRole('link', { name: 'Sign in' })).toBeNull();
});

test('Get Started appears after more than 300 px', async () => {
  render(header(false, true));
  await screen.findByText('Saffron');
  scrollTo(300);
  expect(screen.queryByRole('link', { name: 'Get Started' })).toBeNull();
  scrollTo(301);
  expect(screen.getByRole('link', { name: 'Get Started' }).getAttribute('href')).toBe('/login');
  scrollTo(0);
});

test('where the sidebar is docked, the menu button shows and hides it', async () => {
  const { rerender } = render(header(true, false, true));
  expect((await screen.findByRole('button', { name: 'Hide conversations' })).getAttribute('aria-expanded')).toBe(
    'true',
  );
  rerender(header(true, false, false));
  expect(screen.queryByRole('button', { name: 'Open menu' })).toBeNull();
});

test('Explore is highlighted in the other chats', async () => {
  render(header(true, false, null, 'other'));
  const link = await screen.findByRole('link', { name: 'Explore' });
  expect(link.getAttribute('aria-current')).toBe('page');
  expect(link.getAttribute('data-status')).toBe('active');
});
