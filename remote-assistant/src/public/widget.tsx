import { useSyncExternalStore } from 'react';
import type { SlotProps } from '@back-office/shared/contract';
import { deferredPart, loadOnce } from '@back-office/shared/loading';
import { ToastProvider } from '@back-office/shared/ui';
import { AssistantWidget } from '../features/widget/screens/AssistantWidget';

/** Everything but the button loads when the widget is first opened. */
const content = loadOnce(() => import(/* webpackChunkName: "widget-content" */ './WidgetContent'));

const Panel = deferredPart(async () => (await content.load()).WidgetContent);

/** The floating assistant, a slot that the shell renders after its first paint. */
export function Widget(props: SlotProps) {
  const isPanelLoaded = useSyncExternalStore(content.subscribe, () => content.current() !== undefined);
  return (
    <ToastProvider>
      <AssistantWidget {...props} panel={Panel} isPanelLoaded={isPanelLoaded} onFullScreenRequest={focusFullScreen} />
    </ToastProvider>
  );
}

function focusFullScreen() {
  content.load().then(
    ({ focusMessageField }) => focusMessageField(),
    () => undefined,
  );
}
