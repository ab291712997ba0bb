import { useState } from 'react';
import styled from 'styled-components';
import { DamagedRecords, notPersistedNotice } from '@back-office/shared/state';
import { gridStyle, space } from '@back-office/shared/theme';
import { Notice } from '@back-office/shared/ui';
import { useAssistant, useAssistantState } from '../../../state/AssistantProvider';
import type { StorageStatus } from '../../../state/assistantState';

/** What the merchant must know about stored conversations: a refused change, no storage at all, damaged records. */
export function ChatNotices() {
  const storage = useAssistantState((state) => state.storage);
  const unreadable = useAssistantState((state) => state.unreadable);
  const { discardDamaged, restoreDamaged } = useAssistant();
  const [dismissed, setDismissed] = useState<StorageStatus>('saved');
  const problem = storage === 'saved' || storage === dismissed ? undefined : storageTexts[storage];
  if (problem === undefined && unreadable.length === 0) return null;
  return (
    <Frame>
      <DamagedRecords name={conversationName} values={unreadable} discard={discardDamaged} restore={restoreDamaged} />
      {problem !== undefined && (
        <Notice tone={storage === 'memory' ? 'notice' : 'negative'} onDismiss={() => setDismissed(storage)}>
          {problem}
        </Notice>
      )}
    </Frame>
  );
}

const conversationName = { name: 'conversation' };

const storageTexts: Readonly<Record<Exclude<StorageStatus, 'saved'>, string>> = {
  memory: notPersistedNotice,
  full: "This browser's storage is full. New messages are kept only until you close this page. Delete conversations to make room.",
  blocked: 'This browser did not allow saving. New messages are kept only until you close this page.',
};

const Frame = styled.div`
  ${gridStyle({ gap: 2 })}
  padding: ${space[3]} var(--chat-gutter) 0;
`;
