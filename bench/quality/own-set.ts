import type { Labelled } from './ask.ts';
import { ASKS } from './asks/index.ts';
import { fullTextBaseline } from './baselines/full-text.ts';
import { keywordBaseline } from './baselines/keyword.ts';
import { judge, judgeRanking } from './judge.ts';
import { play } from './play.ts';
import { startServer } from './server.ts';
import type { Result } from './summary.ts';
import { TRAPS } from './traps.ts';

/** Selects the test cases to run. */
export interface Selection {
  part: 'tuned' | 'held-out' | 'all';
  kind: string | undefined;
  limit: number;
}

const selected = ({ part, kind, limit }: Selection): Labelled[] =>
  ASKS.filter(
    (ask) => (part === 'all' || ask.heldOut === (part === 'held-out')) && (kind === undefined || ask.kind === kind),
  ).slice(0, limit);

/** Runs our test set against a server with the demo guide, and against both baselines over the same restaurants. */
export async function evaluateOwnSet(
  selection: Selection,
  claude: boolean,
  onResult: (result: Result) => void,
): Promise<Result[]> {
  const server = await startServer('demo', claude);
  try {
    await server.add(TRAPS);
    const guide = await server.guide();
    const keyword = keywordBaseline(guide);
    const fullText = await fullTextBaseline(guide);
    const results: Result[] = [];
    for (const ask of selected(selection)) {
      const played = await play(ask, server.talk());
      const byKeyword = keyword(ask.said);
      const byFullText = await fullText.rank(ask.said);
      const result: Result = {
        kind: ask.kind,
        heldOut: ask.heldOut,
        said: ask.said,
        verdict: judge(played, guide),
        keyword: judgeRanking(ask, byKeyword, byKeyword, guide),
        fullText: judgeRanking(ask, byFullText, byFullText, guide),
        took: played.replies.map(({ took }) => took),
      };
      results.push(result);
      onResult(result);
    }
    await fullText.close();
    return results;
  } finally {
    await server.close();
  }
}
