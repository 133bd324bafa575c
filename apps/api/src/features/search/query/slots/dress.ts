import type { DRESS } from '@saffron/contracts/guide-query-slots';
import { isHarmless } from '../../../understanding/text/harmless.ts';
import { answerOf } from '../../facts/answer.ts';
import type { Outcome as Answer } from '../../facts/attribute.ts';
import { notedAt, readNoted } from '../../facts/noted-at.ts';
import type { SlotReader } from '../check.ts';

type Dress = (typeof DRESS)[number];

const CASUAL = 'casual';

/** What "you can come as you are" means for each. A place that is casual turns nobody away who dressed up. */
const OUTCOMES = {
  casual: { yes: 'meets', partly: 'nearly', no: 'lacks', unknown: 'unknown' },
  smart: { yes: 'lacks', partly: 'nearly', no: 'meets', unknown: 'unknown' },
} as const satisfies Record<Dress, Record<Answer, unknown>>;

/** Whether a place suits what somebody wears, or wants to wear, by what the guide says of dress codes. */
export const dress: SlotReader = {
  reads: (_, { snapshot }) => readNoted([CASUAL], snapshot),
  check: (value, { snapshot }) => {
    const outcomes = OUTCOMES[value === 'smart' ? 'smart' : CASUAL];
    const told = notedAt(CASUAL, snapshot);
    return {
      outcome: (row, at) => outcomes[told(row, at)],
      evidence: (row) => {
        const { sentence, field } = answerOf(CASUAL, row);
        if (sentence) return isHarmless(sentence) ? { field: sentence.part, sentence: sentence.text } : undefined;
        return field === 'tag' ? { field: 'tag', sentence: row.tag ?? '' } : undefined;
      },
    };
  },
};
