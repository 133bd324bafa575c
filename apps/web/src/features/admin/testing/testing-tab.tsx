import { TEST_QUESTION } from '@saffron/contracts/admin-texts';
import { message } from '@saffron/contracts/chat-fields';
import { TextareaField } from '@saffron/ui/textarea-field';
import { useState } from 'react';
import { fieldError } from '../../../lib/field-error.ts';
import { callNormally, callStreamed } from './test-calls.ts';
import { TestCard } from './test-card.tsx';
import { useAssistantTest } from './use-assistant-test.ts';
import { WriterNotice } from './writer-notice.tsx';

/** The API Testing tab: a normal and a streamed call to the assistant. */
export function TestingTab() {
  const [question, setQuestion] = useState('');
  const normal = useAssistantTest(callNormally);
  const streamed = useAssistantTest(callStreamed);
  const asked = question.trim();
  // An empty question runs the default one.
  const error = asked ? fieldError(message, asked) : undefined;

  return (
    <div className="flex flex-col gap-6">
      <div className="lg:max-w-xl">
        <WriterNotice />
        <TextareaField
          label="Question"
          hint="Leave empty to use the example. Tests are not saved and do not count toward any limit."
          placeholder={TEST_QUESTION}
          error={error}
          rows={2}
          value={question}
          onChange={(event) => setQuestion(event.target.value)}
        />
      </div>
      <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-2">
        <TestCard
          title="Normal call"
          description="Returns the whole text at once."
          action="Test normal call"
          test={normal}
          disabled={error !== undefined}
          onRun={() => void normal.run(asked)}
        />
        <TestCard
          title="Streamed call"
          description="Streams the text as it is written."
          action="Test streamed call"
          test={streamed}
          disabled={error !== undefined}
          onRun={() => void streamed.run(asked)}
        />
      </div>
    </div>
  );
}
