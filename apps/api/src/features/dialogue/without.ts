import type { Restaurant } from '@saffron/contracts/guide';
import type { Plan } from '../understanding/plan.ts';
import type { Context } from './context.ts';

/** The same conversation, as if some places had never been spoken of. */
export function withoutRows(context: Context, rows: readonly Restaurant[]): Context {
  const out = new Set([...context.out, ...rows.map(({ id }) => id)]);
  const left = (rows: readonly Restaurant[]) => rows.filter(({ id }) => !out.has(id));
  const { wishes, plan, lists } = context;
  return {
    ...context,
    out,
    wishes: { ...wishes, rejected: [...wishes.rejected, ...out] },
    plan: plan && withoutStops(plan, out),
    shown: left(context.shown),
    focus: left(context.focus),
    lists: lists.map(left),
    named: left(context.named),
    pointed: left(context.pointed),
  };
}

const withoutStops = (plan: Plan, out: ReadonlySet<number>): Plan => ({
  ...plan,
  stops: plan.stops.map(({ request, placeId }) => ({
    request: { ...request, state: { ...request.state, rejected: [...request.state.rejected, ...out] } },
    placeId: placeId !== null && out.has(placeId) ? null : placeId,
  })),
});
