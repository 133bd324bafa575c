import { TEST_QUESTION } from '@saffron/contracts/admin-texts';
import { MESSAGE_MAX } from '@saffron/contracts/limits';
import { MESSAGE_TOO_LONG } from '@saffron/contracts/texts';
import { TextareaField } from '@saffron/ui/textarea-field';
import { useState } from 'react';
import { askNormally, askStreamed } from './ask.ts';
import { TestCard } from './test-card.tsx';
import { useAssistantTest } from './use-assistant-test.ts';
import { WriterLine } from './writer-line.tsx';

/** Tries the assistant as a diner would, in both ways in which it can be asked. */
export function TestingTab() {
  const [question, setQuestion] = useState('');
  const normal = useAssistantTest(askNormally);
  const streamed = useAssistantTest(askStreamed);
  const asked = question.trim();
  const tooLong = asked.length > MESSAGE_MAX;

  return (
    <div className="flex flex-col gap-6">
      <div className="max-w-xl">
        <WriterLine />
        <TextareaField
          label="Question"
          hint="Leave it empty to ask this one. A test is kept nowhere and counts against nobody’s limit."
          placeholder={TEST_QUESTION}
          error={tooLong ? MESSAGE_TOO_LONG : undefined}
          rows={2}
          value={question}
          onChange={(event) => setQuestion(event.target.value)}
        />
      </div>
      <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-2">
        <TestCard
          title="Normal call"
          description="The whole text at once."
          action="Test normal call"
          test={normal}
          disabled={tooLong}
          onRun={() => void normal.run(asked)}
        />
        <TestCard
          title="Streamed call"
          description="The text as it is written."
          action="Test streamed call"
          test={streamed}
          disabled={tooLong}
          onRun={() => void streamed.run(asked)}
        />
      </div>
    </div>
  );
}
