import { ChatScreen } from '../features/chat/screens/ChatScreen';
import { AssistantProvider } from '../state/AssistantProvider';
import { usePageSession } from './pageSession';

export function ChatRoute() {
  return (
    <AssistantProvider session={usePageSession()}>
      <ChatScreen />
    </AssistantProvider>
  );
}
