import type { ReplyWriter } from '@saffron/contracts/admin';
import { BUILT_IN_REPLIES } from '@saffron/contracts/admin-texts';
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
  return BUILT_IN_REPLIES;
}
