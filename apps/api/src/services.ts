import { TOO_MANY_SEARCHES } from '@saffron/contracts/limit-texts';
import { GUIDE_SEARCHES_PER_MINUTE } from '@saffron/contracts/limits';
import type { Database } from '@saffron/db/client';
import { createAccountLock } from './account-limits.ts';
import { type Accounts, createAccounts } from './features/accounts/service.ts';
import { createSettings, type Settings } from './features/admin/settings.ts';
import { createUsers, type Users } from './features/admin/users.ts';
import { createJudge } from './features/assistant/needs.ts';
import { type Assistant, createAssistant } from './features/assistant/service.ts';
import type { Writer } from './features/assistant/writer.ts';
import { type Chat, createChat } from './features/chat/service.ts';
import { createFinder, createFollowUpFinder, createLeadFinder } from './features/dialogue/finder.ts';
import { createWarmUp } from './features/dialogue/warm-up.ts';
import { createGuide, type Guide } from './features/guide/service.ts';
import { createIndex } from './features/indexing/choose-index.ts';
import type { PineconeSettings } from './features/indexing/pinecone/settings.ts';
import { createIndexing, type Indexing } from './features/indexing/service.ts';
import { createGuideTools } from './features/search/guide-tools.ts';
import { createGuideSearch, type GuideSearch } from './features/search/query/service.ts';
import { type Catalogue, createCatalogue } from './features/search/snapshot/catalogue.ts';
import type { Report } from './ops/log-error.ts';
import type { Metrics } from './ops/metrics.ts';
import { createRate } from './rate.ts';
import { createTurns, type Turns } from './turns.ts';

/** The services that procedures call. */
export interface Services {
  accounts: Accounts;
  assistant: Assistant;
  catalogue: Catalogue;
  chat: Chat;
  guide: Guide;
  indexing: Indexing;
  search: GuideSearch;
  settings: Settings;
  /** For calls with large results. */
  turns: Turns;
  users: Users;
  /** Sign-in methods in addition to email and password. */
  signInMethods: { google: boolean };
}

export interface ServiceDeps {
  database: Database;
  writer: Writer;
  throttling: boolean;
  google: boolean;
  /** Null: only the built-in index is used. */
  pinecone: PineconeSettings | null;
  /** Delays before indexing retries, in seconds; for tests. */
  retryAfter?: readonly number[];
  /** The current time; for tests. */
  clock?: () => Date;
  metrics: Metrics;
  /** Receives errors of background work. */
  report: Report;
}

export function createServices({
  database,
  writer,
  throttling,
  google,
  pinecone,
  clock,
  metrics,
  report,
  ...limits
}: ServiceDeps): Services {
  const { db, pool } = database;
  const locked = createAccountLock(db);
  const turns = createTurns();
  const guide = createGuide(db, locked, report, clock);
  const settings = createSettings(db);
  const catalogue = createCatalogue({ ...guide, byIds: guide.searchable }, createWarmUp(report));
  const index = createIndex({ db, guide, catalogue, pinecone });
  const searchGuide = createGuideSearch({ snapshot: catalogue.current, now: guide.now, other: index.other });
  const countSearch = createRate(GUIDE_SEARCHES_PER_MINUTE, TOO_MANY_SEARCHES);
  const assistant = createAssistant({
    writer,
    find: createFinder(catalogue, index.other),
    findLeads: createLeadFinder(catalogue, report),
    findFollowUps: createFollowUpFinder(catalogue, report),
    systemPrompt: settings.systemPrompt,
    judge: createJudge(catalogue),
    guide: createGuideTools({ snapshot: catalogue.recent, now: guide.now, other: index.other }),
    now: guide.now,
    report,
  });
  return {
    accounts: createAccounts({ db, pool, locked, report, throttling }),
    assistant,
    catalogue,
    chat: createChat({ db, locked, turns, assistant, guide, catalogue, metrics, report }),
    guide,
    indexing: createIndexing({ database, ...index, report, ...limits }),
    search: async (query, account) => {
      if (account) await countSearch(account);
      return searchGuide(query, account);
    },
    settings,
    turns,
    users: createUsers(db),
    signInMethods: { google },
  };
}
