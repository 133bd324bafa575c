/** Validation messages of form fields, apart from `texts`, which every page loads. */

export const MESSAGE_EMPTY = 'Please enter a message.';
export const MESSAGE_TOO_LONG = 'A message can have at most 4,000 characters.';
export const CONTROL_CHARACTERS = 'Please remove the control characters from the text.';
export const TITLE_EMPTY = 'Please enter a title.';
export const TITLE_TOO_LONG = 'A title can have at most 200 characters.';
export const tooLong = (max: number) => `At most ${max} characters.`;
