/** What a request to one model says about thinking, and the tokens that thinking may take all the same. */
export interface ModelSettings {
  thinking?: { type: 'disabled' } | { type: 'between_tools' };
  output_config?: { effort: 'low' | 'medium' };
  thinkingTokens: number;
}

/**
 * From the fifth generation on models think unless they are told not to, at high effort: the diner waits, and what is thought counts as
 * output. Each family has its own word for not thinking and answers 400 to the others; Claude 4 knows neither word nor effort.
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

/** How to ask a model for an answer at once. A model that is not known is asked plainly, and given room to think. */
export function settingsOf(model: string): ModelSettings {
  return FAMILIES.find(([family]) => family.test(model))?.[1] ?? { thinkingTokens: 2000 };
}
