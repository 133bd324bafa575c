import { beforeEach, expect, test, vi } from 'vitest';
import {
  forgetChats,
  forgetOtherUsers,
  loadDraft,
  rememberedSession,
  rememberSession,
  saveDraft,
} from './chat-memory.ts';

beforeEach(() => {
  sessionStorage.clear();
});

test('sessions and drafts are stored per user', () => {
  rememberSession(1, 12);
  saveDraft(1, 12, 'for twelve');
  saveDraft(1, null, 'for a new one');
  expect([rememberedSession(1), loadDraft(1, 12), loadDraft(1, null)]).toEqual([12, 'for twelve', 'for a new one']);
  expect([rememberedSession(2), loadDraft(2, 12), loadDraft(2, null)]).toEqual([null, '', '']);
});

test('a sign-in clears the session but not the drafts; a sign-out clears both', () => {
  rememberSession(1, 12);
  saveDraft(1, 12, 'kept');
  forgetChats({ drafts: false });
  expect([rememberedSession(1), loadDraft(1, 12)]).toEqual([null, 'kept']);
  sessionStorage.setItem('other', 'stays');
  forgetChats({ drafts: true });
  expect(loadDraft(1, 12)).toBe('');
  expect(sessionStorage.getItem('other')).toBe('stays');
});

test('what is of others is cleared once somebody else is signed in', () => {
  saveDraft(1, null, 'of one');
  saveDraft(12, null, 'of another');
  forgetOtherUsers(1);
  expect([loadDraft(1, null), loadDraft(12, null)]).toEqual(['of one', '']);
});

test('an invalid session id is ignored', () => {
  sessionStorage.setItem('chat:1:session', '-3');
  expect(rememberedSession(1)).toBeNull();
});

test('blocked storage causes no error', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  expect(() => saveDraft(1, null, 'x')).not.toThrow();
});
