/** Texts of the Admin Settings: sections 4, 5 and 8 of the specification, and our own additions. */

export const SUCCESS = 'Success';
export const PROMPT_UPDATE_FAILED = 'There was a problem updating the system prompt.';
export const GUIDE_SETTINGS_UPDATE_FAILED = 'There was a problem updating the guide settings.';
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
export const BUILT_IN_REPLIES = 'Replies come from the built-in writer because no Anthropic API key is set.';
export const TEST_QUESTION = 'Say hello and recommend one restaurant.';
export const TEST_FAILED = 'An unknown error occurred';
export const TEST_UNREACHABLE = 'Failed to connect to the Claude API';
export const TEST_STREAM_BROKEN = 'Streaming connection failed';
export const TEST_STREAM_NOT_STARTED = 'Failed to start streaming';

export const USER_NOT_FOUND = 'This user does not exist.';
export const LAST_ADMIN = 'The last admin cannot lose this role. Make another user an admin first.';
export const TOKEN_LIMIT_INVALID = 'Please enter a valid positive number for token limit.';
export const PROMPT_EMPTY = 'Please enter a system prompt.';
export const PROMPT_TOO_LONG = 'A system prompt can have at most 20,000 characters.';
export const PROMPT_CHANGED_MEANWHILE = 'Another admin saved the system prompt while you were editing it.';
export const INDEX_QUERY_TOO_SHORT = 'Please enter at least 2 characters to search.';
export const INDEXING_STARTED = 'Restaurant indexing process has been initiated. This may take several minutes.';
export const INDEXING_RUNS = 'Restaurant indexing is in progress.';
export const INDEX_READY = 'The index is ready.';
export const PINECONE_DOWN = 'Pinecone is not responding. Using the built-in index.';
export const PINECONE_LIMIT =
  'Pinecone has answered as many queries today as this server may send. Using the built-in index until midnight (UTC).';
export const PINECONE_EMPTY =
  'Pinecone has no data for this guide yet. Using the built-in index until you run a full index.';
export const PINECONE_UNUSED = 'No full index run has completed yet. Using the built-in index.';
export const INDEXING_STARTED_ONE = 'Indexing of the restaurant has started.';
