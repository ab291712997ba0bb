import { RefreshCw } from 'lucide-react';
import type { ShopSettings } from '@back-office/shared/shop';
import { Button, Notice } from '@back-office/shared/ui';

interface SettingsChangedProps {
  /** The settings by which the page writes amounts and days. */
  readonly opened: ShopSettings;
  readonly stored: ShopSettings;
  /** The settings are those of a server. */
  readonly isConnected?: boolean;
}

/** Shown after the settings of the shop were changed in another tab: the page is written by the earlier ones. */
export function SettingsChanged({ opened, stored, isConnected = false }: SettingsChangedProps) {
  const isSame = (['currency', 'timeZone', 'dayStart', 'locale'] as const).every(
    (name) => opened[name] === stored[name],
  );
  if (isSame) return null;
  return (
    <Notice
      tone="notice"
      action={
        <Button variant="link" icon={<RefreshCw />} onClick={() => window.location.reload()}>
          Reload
        </Button>
      }
    >
      {isConnected
        ? 'The server of this shop has other settings now.'
        : 'The settings of this shop were changed in another tab.'}{' '}
      Reload to see its figures with the new ones.
    </Notice>
  );
}
