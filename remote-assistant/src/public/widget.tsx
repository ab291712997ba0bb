import { useCallback, useSyncExternalStore } from 'react';
import { useServices, type SlotProps } from '@back-office/shared/contract';
import { loadOnce } from '@back-office/shared/loading';
import { ToastProvider } from '@back-office/shared/ui';
import { preloadConversationParts } from '../features/chat/screens/useConversationParts';
import { AssistantWidget } from '../features/widget/screens/AssistantWidget';

/** Everything but the button, loaded when the widget is first opened, together with what shows messages. */
const content = loadOnce(() => {
  void preloadConversationParts();
  return import(/* webpackChunkName: "widget-content" */ './WidgetContent');
});

/** The floating assistant, a slot that the shell renders after its first paint. */
export function Widget(props: SlotProps) {
  const loaded = useSyncExternalStore(content.subscribe, content.current);
  const { storageNamespace } = useServices();
  const focus = useCallback(() => focusMessageField(storageNamespace), [storageNamespace]);
  return (
    <ToastProvider>
      <AssistantWidget {...props} panel={loaded?.WidgetContent} loadPanel={content.load} onFullScreenRequest={focus} />
    </ToastProvider>
  );
}

/** Of the full screen, which is open. Nothing happens where the code cannot be loaded: the screen is there already. */
function focusMessageField(namespace: string) {
  content.load().then(
    (loaded) => loaded.focusMessageField(namespace),
    () => undefined,
  );
}
