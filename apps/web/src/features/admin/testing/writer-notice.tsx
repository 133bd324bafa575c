import type { ReplyWriter } from '@saffron/contracts/admin';
import { Notice } from '@saffron/ui/notice';
import { Skeleton } from '@saffron/ui/skeleton';
import { trpc } from '../../../trpc.ts';

/** Names the writer of the replies. */
export function WriterNotice() {
  const writer = trpc.admin.replyWriter.useQuery();
  if (writer.isError) return null;
  return (
    <div className="mb-5">
      {writer.data ? <Notice>{answeredBy(writer.data)}</Notice> : <Skeleton className="h-11" />}
    </div>
  );
}

function answeredBy({ name, model }: ReplyWriter): string {
  if (name === 'claude') return model ? `Replies come from Claude (${model}).` : 'Replies come from Claude.';
  return 'Replies come from the built-in writer because no Anthropic API key is set.';
}
