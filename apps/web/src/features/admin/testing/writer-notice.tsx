import type { ReplyWriter } from '@saffron/contracts/admin';
import { Notice } from '@saffron/ui/notice';
import { Skeleton } from '@saffron/ui/skeleton';
import { trpc } from '../../../trpc.ts';

/** Who answers. */
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
  if (name === 'claude') return model ? `Claude answers, with the model ${model}.` : 'Claude answers.';
  return 'The built-in writer answers, because no key for Claude is set. It needs no other service.';
}
