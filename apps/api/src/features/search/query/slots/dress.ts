import type { DRESS } from '@saffron/contracts/guide-query-slots';
import { isHarmless } from '../../../understanding/text/harmless.ts';
import { answerOf } from '../../facts/answer.ts';
import type { Outcome as Answer } from '../../facts/attribute.ts';
import type { SlotReader } from '../check.ts';

type Dress = (typeof DRESS)[number];

/** What "you can come as you are" means for each. A place that is casual turns nobody away who dressed up. */
const OUTCOMES = {
  casual: { yes: 'meets', partly: 'nearly', no: 'lacks', unknown: 'unknown' },
  smart: { yes: 'lacks', partly: 'nearly', no: 'meets', unknown: 'unknown' },
} as const satisfies Record<Dress, Record<Answer, unknown>>;

/** Whether a place suits what somebody wears, or wants to wear, by what the guide says of dress codes. */
export const dress: SlotReader = {
  check: (value) => {
    const outcomes = OUTCOMES[value === 'smart' ? 'smart' : 'casual'];
    return {
      outcome: (row) => outcomes[answerOf('casual', row).outcome],
      evidence: (row) => {
        const { sentence, field } = answerOf('casual', row);
        if (sentence) return isHarmless(sentence) ? { field: sentence.part, sentence: sentence.text } : undefined;
        return field === 'tag' ? { field: 'tag', sentence: row.tag ?? '' } : undefined;
      },
    };
  },
};
