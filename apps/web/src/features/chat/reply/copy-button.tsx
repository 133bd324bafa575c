import { IconButton } from '@saffron/ui/icon-button';
import { toast } from '@saffron/ui/toast';
import { Check, Copy } from 'lucide-react';
import { useEffect, useState } from 'react';

const SHOWN_MS = 2000;

export function CopyButton({ text }: { text: string }) {
  const [copied, setCopied] = useState(false);

  useEffect(() => {
    if (!copied) return;
    const timer = setTimeout(() => setCopied(false), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [copied]);

  async function copy() {
    try {
      await navigator.clipboard.writeText(text);
      setCopied(true);
    } catch {
      toast({
        title: 'Could not copy the reply',
        description: 'Your browser blocked access to the clipboard.',
        variant: 'destructive',
      });
    }
  }

  return (
    <>
      <IconButton label="Copy reply" size="sm" onClick={() => void copy()}>
        {copied ? <Check className="text-ok" /> : <Copy />}
      </IconButton>
      <span role="status" className="sr-only">
        {copied && 'Copied'}
      </span>
    </>
  );
}
