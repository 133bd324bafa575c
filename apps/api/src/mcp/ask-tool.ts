import type { McpServer, ServerContext } from '@modelcontextprotocol/server';
import { recommendation } from '@saffron/contracts/chat';
import { askSaffronInput } from '@saffron/contracts/mcp';
import { REPLY_INTERRUPTED } from '@saffron/contracts/texts';
import type { Api } from '../caller.ts';
import { failure, result, toolResult } from './failures.ts';
import { toolSchema } from './tool-schema.ts';

const INPUT = toolSchema(askSaffronInput);
const OUTPUT = toolSchema(recommendation);

/** `ask_saffron`: a message of the chat, with its cost and limits. The reply is finished even if the client disconnects. */
export function addAskTool(server: McpServer, api: Api, report: (error: unknown) => void): void {
  server.registerTool(
    'ask_saffron',
    {
      title: 'Ask Saffron',
      description:
        'Asks in plain language where to eat, and returns a written answer with restaurants. Pass the chatSessionId of an answer as sessionId to continue the conversation. Each message counts against the daily limit of the user.',
      inputSchema: INPUT,
      outputSchema: OUTPUT,
      annotations: { readOnlyHint: false, destructiveHint: false, idempotentHint: false, openWorldHint: false },
    },
    (input, { mcpReq }) =>
      toolResult(report, async () => {
        const progress = progressOf(mcpReq);
        for await (const event of await api.chat.send(input)) {
          if (mcpReq.signal.aborted) break;
          if (event.type === 'chunk') await progress(event.text);
          if (event.type === 'error') return failure(event.message);
          if (event.type !== 'final') continue;
          const { message, restaurants, sessionId } = event;
          return result({ message, restaurants, chatSessionId: sessionId }, message);
        }
        return failure(REPLY_INTERRUPTED);
      }),
  );
}

/** Sends each part of a reply as a progress notification, if the client wants progress. */
function progressOf({ _meta, notify }: ServerContext['mcpReq']): (message: string) => Promise<void> {
  const progressToken = _meta?.progressToken;
  let progress = 0;
  return async (message) => {
    if (progressToken === undefined) return;
    progress += 1;
    await notify({ method: 'notifications/progress', params: { progressToken, progress, message } });
  };
}
