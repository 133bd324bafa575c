/** The thinking parameters of a model, and the tokens that thinking may still use. */
export interface ModelSettings {
  thinking?: { type: 'disabled' } | { type: 'between_tools' };
  output_config?: { effort: 'low' | 'medium' };
  thinkingTokens: number;
}

/**
 * From the fifth generation on, models think by default at high effort, which delays the reply and counts as output.
 * Each family disables thinking with a different parameter and answers 400 to the others. Claude 4 accepts neither
 * these nor `effort`.
 *
 * @see https://platform.claude.com/docs/en/build-with-claude/thinking
 */
const FAMILIES: [RegExp, ModelSettings][] = [
  [/sonnet-5-5/, { thinking: { type: 'between_tools' }, output_config: { effort: 'medium' }, thinkingTokens: 0 }],
  [/(opus|fable|mythos)-5-[1-9]/, { output_config: { effort: 'low' }, thinkingTokens: 2000 }],
  [
    /(sonnet-5|haiku-5-5|opus-5)(?!\d)/,
    { thinking: { type: 'disabled' }, output_config: { effort: 'medium' }, thinkingTokens: 0 },
  ],
  [/(fable|mythos)-5(?!\d)/, { output_config: { effort: 'low' }, thinkingTokens: 2000 }],
  [/-[34]-|-4(?!\d)/, { thinkingTokens: 0 }],
];

/** The settings for the fastest answer. Unknown models get no parameters and a token budget for thinking. */
export function settingsOf(model: string): ModelSettings {
  return FAMILIES.find(([family]) => family.test(model))?.[1] ?? { thinkingTokens: 2000 };
}
