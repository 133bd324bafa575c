import type { Database } from '@saffron/db/client';
import { type Accounts, createAccounts } from './features/accounts/service.ts';
import { createSettings, type Settings } from './features/admin/settings.ts';
import { createUsers, type Users } from './features/admin/users.ts';
import { type Assistant, createAssistant } from './features/assistant/service.ts';
import type { Writer } from './features/assistant/writer.ts';
import { type Chat, createChat } from './features/chat/service.ts';
import { createGuide, type Guide } from './features/guide/service.ts';
import { createCatalogue } from './features/search/catalogue.ts';
import { createIndexing, type Indexing } from './features/search/indexing.ts';

/** What the procedures call; built once. */
export interface Services {
  accounts: Accounts;
  assistant: Assistant;
  chat: Chat;
  guide: Guide;
  indexing: Indexing;
  settings: Settings;
  users: Users;
  /** Which ways to sign in there are beside e-mail and password. */
  signInMethods: { google: boolean };
}

export interface ServiceDeps {
  database: Database;
  writer: Writer;
  throttling: boolean;
  google: boolean;
  /** Called for errors that nobody waits for. */
  report: (error: unknown) => void;
}

export function createServices({ database: { db, pool }, writer, throttling, google, report }: ServiceDeps): Services {
  const guide = createGuide(db, report);
  const settings = createSettings(db);
  const catalogue = createCatalogue(guide);
  const assistant = createAssistant({
    writer,
    catalogue,
    systemPrompt: settings.systemPrompt,
  });
  return {
    accounts: createAccounts({ db, pool, throttling }),
    assistant,
    chat: createChat({ db, assistant, guide, report }),
    guide,
    indexing: createIndexing({ db, catalogue, report }),
    settings,
    users: createUsers(db),
    signInMethods: { google },
  };
}
