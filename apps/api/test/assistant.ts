import type { LocalTime } from '@saffron/contracts/hours/status';
import { createJudge } from '../src/features/assistant/needs.ts';
import { type Assistant, createAssistant } from '../src/features/assistant/service.ts';
import type { Writer } from '../src/features/assistant/writer.ts';
import { createFinder, createFollowUpFinder, createLeadFinder } from '../src/features/dialogue/finder.ts';
import { createGuideTools } from '../src/features/search/guide-tools.ts';
import type { Catalogue } from '../src/features/search/snapshot/catalogue.ts';

/**
 * The assistant as a server has it, without a second index and a system prompt. What it would report is thrown.
 *
 * @param time the local time of the guide
 */
export function assistantWith(catalogue: Pick<Catalogue, 'recent'>, writer: Writer, time: LocalTime): Assistant {
  const now = async () => time;
  const report = (error: unknown) => {
    throw error;
  };
  return createAssistant({
    find: createFinder(catalogue, null),
    findLeads: createLeadFinder(catalogue, report),
    findFollowUps: createFollowUpFinder(catalogue, report),
    guide: createGuideTools({ snapshot: catalogue.recent, now, other: null }),
    judge: createJudge(catalogue),
    writer,
    systemPrompt: async () => '',
    now,
    report,
  });
}
