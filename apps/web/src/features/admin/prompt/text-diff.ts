/** A segment of text that is unchanged, removed or added. */
export interface Segment {
  kind: 'same' | 'removed' | 'added';
  text: string;
}

/** Maximum word comparisons; longer rewrites show as one removed and one added segment. */
const COMPARISONS_MAX = 1_000_000;
/** Characters of unchanged text shown on either side of a change. */
const CONTEXT = 60;
const WORDS = new Intl.Segmenter('en', { granularity: 'word' });

/**
 * The differences between two texts, word by word.
 *
 * @example textDiff('Be brief.', 'Be warm.') // [{ kind: 'same', text: 'Be ' }, { kind: 'removed', … }, { kind: 'added', … }]
 */
export function textDiff(before: string, after: string): Segment[] {
  const a = words(before);
  const b = words(after);
  let head = 0;
  while (head < a.length && head < b.length && a[head] === b[head]) head += 1;
  let tail = 0;
  while (tail < a.length - head && tail < b.length - head && a.at(-1 - tail) === b.at(-1 - tail)) tail += 1;
  return joined([
    ...segmentsOf('same', a.slice(0, head)),
    ...middle(a.slice(head, a.length - tail), b.slice(head, b.length - tail)),
    ...segmentsOf('same', a.slice(a.length - tail)),
  ]);
}

/** Shortens unchanged segments to a few words around each change, with an ellipsis. */
export function shortened(segments: Segment[]): Segment[] {
  return segments.map((segment, index) => {
    const { kind, text } = segment;
    // Cut at word boundaries.
    const before = index === 0 ? '' : text.slice(0, CONTEXT).replace(/\S+$/, '');
    const after = index === segments.length - 1 ? '' : text.slice(-CONTEXT).replace(/^\S+\s+/, '');
    const isLong = text.length > before.length + after.length + CONTEXT;
    return kind === 'same' && isLong ? { kind, text: `${before}… ${after}` } : segment;
  });
}

/** Words, punctuation and white space; a single space belongs to the segment before it. */
function words(text: string): string[] {
  const parts: string[] = [];
  for (const { segment } of WORDS.segment(text)) {
    const last = parts.at(-1);
    if (segment === ' ' && last !== undefined && !/\s$/.test(last)) parts[parts.length - 1] = `${last} `;
    else parts.push(segment);
  }
  return parts;
}

function segmentsOf(kind: Segment['kind'], parts: string[]): Segment[] {
  return parts.map((text) => ({ kind, text }));
}

/** Keeps the longest common subsequence of words; the rest was removed or added. */
function middle(a: string[], b: string[]): Segment[] {
  if (a.length * b.length > COMPARISONS_MAX) return [...segmentsOf('removed', a), ...segmentsOf('added', b)];
  const width = b.length + 1;
  const common = new Uint16Array((a.length + 1) * width);
  const at = (i: number, j: number) => common[i * width + j] ?? 0;
  for (let i = a.length - 1; i >= 0; i--) {
    for (let j = b.length - 1; j >= 0; j--) {
      common[i * width + j] = a[i] === b[j] ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1));
    }
  }
  const segments: Segment[] = [];
  let i = 0;
  let j = 0;
  while (i < a.length || j < b.length) {
    if (i < a.length && j < b.length && a[i] === b[j]) {
      segments.push({ kind: 'same', text: a[i] ?? '' });
      i += 1;
      j += 1;
    } else if (i < a.length && (j === b.length || at(i + 1, j) >= at(i, j + 1))) {
      segments.push({ kind: 'removed', text: a[i] ?? '' });
      i += 1;
    } else {
      segments.push({ kind: 'added', text: b[j] ?? '' });
      j += 1;
    }
  }
  return segments;
}

function joined(segments: Segment[]): Segment[] {
  const result: Segment[] = [];
  for (const { kind, text } of segments) {
    const last = result.at(-1);
    if (last?.kind === kind) last.text += text;
    else result.push({ kind, text });
  }
  return result;
}
