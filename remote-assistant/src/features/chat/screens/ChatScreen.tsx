import { useCallback, useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { useHeadingLevel } from '@back-office/shared/area';
import { useServices } from '@back-office/shared/contract';
import { deferredPart } from '@back-office/shared/loading';
import { useNavigate, useSearchParams } from '@back-office/shared/router';
import { documentTitle, paths, screenInShop } from '@back-office/shared/routes';
import { boxStyle, color, media, stackStyle } from '@back-office/shared/theme';
import { Stack, useIsPhone, VisuallyHidden } from '@back-office/shared/ui';
import { useAssistantState } from '../../../state/AssistantProvider';
import { newConversationId } from '../../../state/assistantState';
import { conversationIn, conversationPath } from '../../../domain/conversation';
import { ChatHeader } from './ChatHeader';
import { ChatSurface } from './ChatSurface';
import { ConversationList } from './ConversationList';

const SettingsDialog = deferredPart(async () => {
  const part = await import(/* webpackChunkName: "settings-dialog" */ './SettingsDialog');
  return part.SettingsDialog;
});

/** The full assistant: all conversations at the left, the chosen one beside them. The address names it. */
export function ChatScreen() {
  const { isEmbedded, shop } = useServices();
  const titleLevel = useHeadingLevel(1);
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const isPhone = useIsPhone();
  const [isListOpen, setListOpen] = useState(false);
  const [isSettingsOpen, setSettingsOpen] = useState(false);
  const chosenId = conversationIn(params);
  const id = chosenId ?? newConversationId;
  const found = useAssistantState(({ conversations }) => conversations[id]);
  const conversation = typeof found === 'object' ? found : undefined;

  const show = useCallback((next: string) => void navigate(conversationPath(next), { replace: true }), [navigate]);
  const onDeleted = (next: string | undefined) =>
    void navigate(next === undefined ? paths.chatbot() : conversationPath(next), { replace: true });
  // The toast may outlast this screen: another one is not left for the conversation.
  const isShown = useRef(true);
  useEffect(() => {
    isShown.current = true;
    return () => {
      isShown.current = false;
    };
  }, []);
  const restore = (restored: string) => {
    if (isShown.current) show(restored);
  };
  const list = (
    <Side>
      <ConversationList
        currentId={chosenId}
        onChosen={() => setListOpen(false)}
        onSettings={() => setSettingsOpen(true)}
      />
    </Side>
  );
  return (
    <Frame>
      {!isEmbedded && <title>{documentTitle(screenInShop(conversation?.title ?? 'Assistant', shop))}</title>}
      <VisuallyHidden as={`h${titleLevel}`} data-screen-title="">
        Assistant
      </VisuallyHidden>
      {!isPhone && list}
      <Stack grow minHeight="0px">
        <ChatHeader
          key={id}
          conversation={conversation}
          onDeleted={onDeleted}
          onRestored={restore}
          isListOpen={isListOpen}
          onToggleList={() => setListOpen(!isListOpen)}
        />
        {isPhone && isListOpen ? list : <ChatSurface id={id} onShow={show} hasInitialFocus={!isPhone} />}
      </Stack>
      {isSettingsOpen && (
        <SettingsDialog
          conversationId={id}
          onClose={() => setSettingsOpen(false)}
          onFailed={() => setSettingsOpen(false)}
        />
      )}
    </Frame>
  );
}

const Frame = styled.div`
  display: flex;
  height: var(--screen-height, calc(100dvh - var(--screen-top, 0px)));
  ${boxStyle({ minHeight: '360px', print: { height: 'auto' } })}
`;

const Side = styled.div`
  ${stackStyle({ fixed: true, on: 'screen', width: '320px' })}
  border-inline-end: 1px solid ${color.border};

  ${media.phone} {
    ${boxStyle({ width: 'auto', minHeight: '0px', fill: true })}
    border: 0;
  }
`;
