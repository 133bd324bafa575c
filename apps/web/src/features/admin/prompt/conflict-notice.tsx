import type { PromptSettings } from '@saffron/contracts/admin';
import { PROMPT_CHANGED_MEANWHILE } from '@saffron/contracts/admin-texts';
import { Button } from '@saffron/ui/button';
import { Notice } from '@saffron/ui/notice';
import { displayName } from '../../../lib/display-name.ts';

interface ConflictNoticeProps {
  settings: PromptSettings;
  saving: boolean;
  onTakeTheirs: () => void;
  onKeepMine: () => void;
}

/** Shown when another admin saved the prompt first; the user chooses which version to keep. */
export function ConflictNotice({ settings, saving, onTakeTheirs, onKeepMine }: ConflictNoticeProps) {
  const { updatedBy } = settings;
  return (
    <Notice tone="danger">
      <p className="font-semibold">
        {updatedBy
          ? `${displayName(updatedBy)} saved the system prompt while you were editing it.`
          : PROMPT_CHANGED_MEANWHILE}
      </p>
      <p className="mt-1">Your text is still in the editor. Their changes are shown under Last change.</p>
      <div className="mt-3 flex flex-wrap gap-2">
        <Button size="sm" onClick={onTakeTheirs}>
          Use theirs
        </Button>
        <Button size="sm" pending={saving} onClick={onKeepMine}>
          Overwrite with mine
        </Button>
      </div>
    </Notice>
  );
}
