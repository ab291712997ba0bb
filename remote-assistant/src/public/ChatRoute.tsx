import { useServices } from '@back-office/shared/contract';
import { ChatScreen } from '../features/chat/screens/ChatScreen';
import { AssistantProvider } from '../state/AssistantProvider';
import { pageSession } from './pageSession';

export function ChatRoute() {
  const { storageNamespace, ledger } = useServices();
  return (
    <AssistantProvider session={pageSession(storageNamespace, ledger)}>
      <ChatScreen />
    </AssistantProvider>
  );
}
