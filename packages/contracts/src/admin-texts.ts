/** Sentences of the Admin Settings, from sections 4, 5 and 8 of the specification, apart from those that every screen loads. */

export const SUCCESS = 'Success';
export const PROMPT_UPDATE_FAILED = 'There was a problem updating the system prompt.';
export const ROLE_UPDATE_FAILED = 'There was a problem updating the user role.';
export const TOKEN_LIMIT_UPDATE_FAILED = 'There was a problem updating the token limit.';
export const INVALID_INPUT = 'Invalid Input';
export const INDEXING_STARTED_TITLE = 'Indexing Started';
export const INDEXING_FAILED_TITLE = 'Indexing Failed';
export const INDEXING_FAILED = 'There was an error starting the indexing process. Please try again.';
export const INDEXING_FAILED_ONE = 'Failed to index restaurant';
export const INDEXING_STATUS_TITLE = 'Indexing Status';
export const INDEXING_ERRORS_TITLE = 'Indexing Errors';
export const STATUS_CHECK_FAILED = {
  title: 'Status Check Failed',
  description: 'There was an error checking the indexing status.',
};
export const INDEX_QUERY_TOO_SHORT_TITLE = 'Search Query Too Short';
export const INDEX_NO_RESULTS = { title: 'No Results', description: 'No restaurants found matching your search.' };
export const INDEX_SEARCH_FAILED_TITLE = 'Search Failed';
export const TEST_QUESTION = 'Say hello and recommend one restaurant.';
export const TEST_FAILED = 'An unknown error occurred';
export const TEST_UNREACHABLE = 'Failed to connect to the Claude API';
export const TEST_STREAM_BROKEN = 'Streaming connection failed';
export const TEST_STREAM_NOT_STARTED = 'Failed to start streaming';
