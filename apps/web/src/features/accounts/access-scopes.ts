import type { AccessScope } from '@saffron/contracts/access-token-fields';

/** What each scope of an access token permits. */
export const SCOPE_NAMES: Record<AccessScope, string> = {
  'guide:read': 'Read the guide',
  ask: 'Ask Saffron and use your conversations',
  'guide:edit': 'Add and change restaurants',
};
