import { CircleHelp } from 'lucide-react';
import { deferredPart } from '@back-office/shared/loading';
import { IconButton, Popover } from '@back-office/shared/ui';

export const HelpPanel = deferredPart(() =>
  import(/* webpackChunkName: "shell-panels" */ './HelpPanel').then((part) => part.HelpPanel),
);

export function Help({ onNavigate }: { readonly onNavigate?: (() => void) | undefined }) {
  return (
    <Popover
      label="Help"
      side="top"
      trigger={(props) => (
        <IconButton {...props} variant="ghost" label="Help" icon={icon} onPointerEnter={preload} onFocus={preload} />
      )}
    >
      {(close) => (
        <HelpPanel
          onFollow={() => {
            close();
            onNavigate?.();
          }}
          onFailed={close}
        />
      )}
    </Popover>
  );
}

const preload = () => void HelpPanel.preload();

const icon = <CircleHelp size={18} strokeWidth={1.75} aria-hidden />;
