/** Parts of the chat that a new one does not show, in one chunk. */
export { Chips } from '../composer/chips.tsx';
export { AllowanceNotice } from '../notices/allowance-notice.tsx';
export { LimitPanel } from '../notices/limit-panel.tsx';
export { OtherTabNotice } from '../notices/other-tab-notice.tsx';
export { RefusalNotice } from '../notices/refusal-notice.tsx';
export { UnopenedSession } from '../notices/unopened-session.tsx';
export { Announcement } from './announcement.tsx';
export { JumpButton } from './jump-button.tsx';
