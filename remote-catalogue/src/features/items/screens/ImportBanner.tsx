import { useDismissed } from '@back-office/shared/state';
import { Button, Notice } from '@back-office/shared/ui';

interface ImportBannerProps {
  readonly onImport: () => void;
}

/** Offers the import to new merchants. Once dismissed, it is never shown again. */
export function ImportBanner({ onImport }: ImportBannerProps) {
  const { isDismissed, dismiss } = useDismissed('items-import-banner');
  if (isDismissed) return null;
  return (
    <Notice
      tone="info"
      action={
        <Button variant="link" onClick={onImport}>
          Import library
        </Button>
      }
      onDismiss={dismiss}
    >
      Already have items? Upload an existing item catalog to get started
    </Notice>
  );
}
