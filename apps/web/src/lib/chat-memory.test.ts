import { beforeEach, expect, test, vi } from 'vitest';
import { forgetChats, loadDraft, rememberedSession, rememberSession, saveDraft } from './chat-memory.ts';

beforeEach(() => {
  sessionStorage.clear();
});

test('each session has its own draft, and each person their own of both', () => {
  rememberSession(1, 12);
  saveDraft(1, 12, 'for twelve');
  saveDraft(1, null, 'for a new one');
  expect([rememberedSession(1), loadDraft(1, 12), loadDraft(1, null)]).toEqual([12, 'for twelve', 'for a new one']);
  expect([rememberedSession(2), loadDraft(2, 12), loadDraft(2, null)]).toEqual([null, '', '']);
});

test('after a sign-in the chat starts empty and drafts are still there; after a sign-out nothing is', () => {
  rememberSession(1, 12);
  saveDraft(1, 12, 'kept');
  forgetChats({ drafts: false });
  expect([rememberedSession(1), loadDraft(1, 12)]).toEqual([null, 'kept']);
  sessionStorage.setItem('other', 'stays');
  forgetChats({ drafts: true });
  expect(loadDraft(1, 12)).toBe('');
  expect(sessionStorage.getItem('other')).toBe('stays');
});

test('what is no session is none', () => {
  sessionStorage.setItem('chat:1:session', '-3');
  expect(rememberedSession(1)).toBeNull();
});

test('forbidden storage is no error', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  expect(() => saveDraft(1, null, 'x')).not.toThrow();
});
