import { appRouter } from './router.ts';
import { createCallerFactory } from './trpc.ts';

/** Calls procedures in-process with the context of a request. */
export const createCaller = createCallerFactory(appRouter);

/** The procedures, called for one request. */
export type Api = ReturnType<typeof createCaller>;
