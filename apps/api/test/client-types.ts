import type { inferRouterError } from '@trpc/server';
import type { Client, ErrorData, InputOf, OutputOf } from '../../../packages/client/src/index.ts';
import type { AppRouter } from '../src/router.ts';

type Router = AppRouter['_def']['record'];
type Group = keyof Router;
type Name<Groups> = { [G in keyof Groups]: `${G & string}.${keyof Groups[G] & string}` }[keyof Groups];
/** A subscription, and what tRPC refuses. */
type LeftOut = 'chat.follow' | 'guide.list';

type Same<A, B> = (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2 ? true : false;
type Given<Input> = Input extends void ? undefined : Input;
type Read<Output> = Output extends AsyncGenerator<infer Event> ? AsyncIterable<Event> : Output;
type IsServed<Procedure, Input, Output> = Procedure extends {
  _def: { $types: { input: infer ServedInput; output: infer ServedOutput } };
}
  ? Same<[Given<ServedInput>, Read<ServedOutput>], [Input, Output]>
  : false;

type Wrong = {
  [G in Group]: {
    [N in keyof Client[G] & keyof Router[G]]: IsServed<
      Router[G][N],
      InputOf<Client[G][N]>,
      OutputOf<Client[G][N]>
    > extends true
      ? never
      : `${G}.${N & string}`;
  }[keyof Client[G] & keyof Router[G]];
}[Group];
type Missing = Exclude<Name<Router>, Name<Client> | LeftOut> | Exclude<Name<Client>, Name<Router>>;
type ErrorsDiffer = Same<inferRouterError<AppRouter>['data'], ErrorData> extends true ? never : 'errors';

/**
 * Names what differs between the generated client and the router. If this does not compile, run
 * `npx vitest run --project unit packages/client/generate -u`.
 */
export const stale: [Wrong | Missing | ErrorsDiffer] extends [never]
  ? null
  : Extract<Wrong | Missing | ErrorsDiffer, string> = null;
