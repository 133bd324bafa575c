import { accountsRouter } from './features/accounts/router.ts';
import { adminRouter } from './features/admin/router.ts';
import { chatRouter } from './features/chat/router.ts';
import { guideRouter } from './features/guide/router.ts';
import { router } from './trpc.ts';

export const appRouter = router({
  accounts: accountsRouter,
  admin: adminRouter,
  chat: chatRouter,
  guide: guideRouter,
});

export type AppRouter = typeof appRouter;
