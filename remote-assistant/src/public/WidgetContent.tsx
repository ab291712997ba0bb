import { paths } from '@back-office/shared/routes';
import { conversationPath } from '../domain/conversation';
import { ChatSurface } from '../features/chat/screens/ChatSurface';
import type { WidgetPanelProps } from '../features/widget/screens/AssistantWidget';
import { WidgetPanel } from '../features/widget/screens/WidgetPanel';
import { useIsPhone } from '@back-office/shared/ui';
import { AssistantProvider, useAssistant, useAssistantState } from '../state/AssistantProvider';
import { newConversationId } from '../state/assistantState';
import { pageSession, usePageSession } from './pageSession';

/** The panel of the widget with the conversation that was used last. */
export function WidgetContent(props: WidgetPanelProps) {
  return (
    <AssistantProvider session={usePageSession()}>
      <CurrentConversation {...props} />
    </AssistantProvider>
  );
}

function CurrentConversation(props: WidgetPanelProps) {
  const session = useAssistant();
  const id = useAssistantState(({ currentId }) => currentId);
  const isPhone = useIsPhone();
  return (
    <WidgetPanel
      {...props}
      fullScreenPath={id === newConversationId ? paths.chatbot() : conversationPath(id)}
      onNew={() => {
        session.open(newConversationId);
        session.requestFocus();
      }}
    >
      <ChatSurface id={id} onShow={session.open} isInWidget hasInitialFocus={!isPhone} />
    </WidgetPanel>
  );
}

/** Of the full screen, which is open, in the shop of this namespace. */
export function focusMessageField(namespace: string) {
  pageSession(namespace).requestFocus();
}
