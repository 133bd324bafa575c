/** A segment of text that is unchanged, removed or added. */
export interface Stretch {
  kind: 'same' | 'removed' | 'added';
  text: string;
}

/** Maximum word comparisons; longer rewrites show as one removed and one added segment. */
const STEPS_MAX = 1_000_000;
/** Characters of unchanged text shown on either side of a change. */
const CONTEXT = 60;

/**
 * The differences between two texts, word by word.
 *
 * @example textDiff('Be brief.', 'Be warm.') // [{ kind: 'same', text: 'Be ' }, { kind: 'removed', … }, { kind: 'added', … }]
 */
export function textDiff(before: string, after: string): Stretch[] {
  const a = words(before);
  const b = words(after);
  let head = 0;
  while (head < a.length && head < b.length && a[head] === b[head]) head += 1;
  let tail = 0;
  while (tail < a.length - head && tail < b.length - head && a.at(-1 - tail) === b.at(-1 - tail)) tail += 1;
  return joined([
    ...told('same', a.slice(0, head)),
    ...middle(a.slice(head, a.length - tail), b.slice(head, b.length - tail)),
    ...told('same', a.slice(a.length - tail)),
  ]);
}

/** Shortens unchanged segments to a few words around each change, with an ellipsis. */
export function shortened(stretches: Stretch[]): Stretch[] {
  return stretches.map((stretch, index) => {
    const { kind, text } = stretch;
    // Cut at word boundaries.
    const before = index === 0 ? '' : text.slice(0, CONTEXT).replace(/\S+$/, '');
    const after = index === stretches.length - 1 ? '' : text.slice(-CONTEXT).replace(/^\S+\s+/, '');
    const isLong = text.length > before.length + after.length + CONTEXT;
    return kind === 'same' && isLong ? { kind, text: `${before}… ${after}` } : stretch;
  });
}

function words(text: string): string[] {
  // A word includes one following space. Line breaks are separate, so that they do not change the word before them.
  return text.match(/\S+ ?|\s+/g) ?? [];
}

function told(kind: Stretch['kind'], parts: string[]): Stretch[] {
  return parts.map((text) => ({ kind, text }));
}

/** Keeps the longest common subsequence of words; the rest was removed or added. */
function middle(a: string[], b: string[]): Stretch[] {
  if (a.length * b.length > STEPS_MAX) return [...told('removed', a), ...told('added', b)];
  const width = b.length + 1;
  const common = new Uint16Array((a.length + 1) * width);
  const at = (i: number, j: number) => common[i * width + j] ?? 0;
  for (let i = a.length - 1; i >= 0; i--) {
    for (let j = b.length - 1; j >= 0; j--) {
      common[i * width + j] = a[i] === b[j] ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1));
    }
  }
  const stretches: Stretch[] = [];
  let i = 0;
  let j = 0;
  while (i < a.length || j < b.length) {
    if (i < a.length && j < b.length && a[i] === b[j]) {
      stretches.push({ kind: 'same', text: a[i] ?? '' });
      i += 1;
      j += 1;
    } else if (i < a.length && (j === b.length || at(i + 1, j) >= at(i, j + 1))) {
      stretches.push({ kind: 'removed', text: a[i] ?? '' });
      i += 1;
    } else {
      stretches.push({ kind: 'added', text: b[j] ?? '' });
      j += 1;
    }
  }
  return stretches;
}

function joined(stretches: Stretch[]): Stretch[] {
  const result: Stretch[] = [];
  for (const { kind, text } of stretches) {
    const last = result.at(-1);
    if (last?.kind === kind) last.text += text;
    else result.push({ kind, text });
  }
  return result;
}
