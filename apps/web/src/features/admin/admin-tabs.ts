const ADMIN_TABS = ['prompt', 'users', 'index', 'testing', 'guide', 'ratings'] as const;
export type AdminTab = (typeof ADMIN_TABS)[number];

export interface AdminSearch {
  tab?: AdminTab;
}

/** `?tab=`: the open tab; by default, the first one. */
export function adminSearch({ tab }: Record<string, unknown>): AdminSearch {
  const known = ADMIN_TABS.find((name) => name === tab);
  return known && known !== 'prompt' ? { tab: known } : {};
}
